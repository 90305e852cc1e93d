/** Reasons why an answer is refused. */
export const ANSWER_REASONS = Object.freeze([
  'required',
  'pattern',
  'too-short',
  'too-long',
  'too-small',
  'too-big',
  'not-a-date',
  'too-young',
  'in-the-future',
  'choice',
  'must-be-accepted',
  'too-few',
  'too-many',
] as const);
export type AnswerReason = (typeof ANSWER_REASONS)[number];

/** The reason for each keyword of JSON Schema that a field may have. */
export const REASON_OF_KEYWORD: Readonly<Record<string, AnswerReason>> = Object.freeze({
  type:        'pattern',
  pattern:     'pattern',
  format:      'not-a-date',
  minLength:   'too-short',
  maxLength:   'too-long',
  minimum:     'too-small',
  maximum:     'too-big',
  oneOf:       'choice',
  items:       'choice',
  uniqueItems: 'choice',
  const:       'must-be-accepted',
  minItems:    'too-few',
  maxItems:    'too-many',
});
