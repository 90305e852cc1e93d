import {
  isFields,
  isGroup,
  type Answer,
  type FieldAnswers,
  type FieldSchema,
  type FieldsSchema,
} from '../../src/domain/onboarding/form-schema';
import type { AnswerReason } from '../../src/domain/onboarding/answer-reasons.table';

interface DraftIssue {
  readonly at: string;
  readonly reason: AnswerReason | 'unknown';
  readonly limit?: number;
}

/** Limits of fields for which the form sets none. */
const MAX_CHARACTERS = 2_000;
const MAX_ITEMS = 50;

/**
 * Issues for which answers can't be saved as a draft: an unknown field, or an answer that has a wrong type or is too
 * long. A draft may be incomplete, and wrong in other ways.
 */
export function draftIssues(
  { properties = {} }: FieldsSchema,
  answers: FieldAnswers,
  at: string,
): DraftIssue[] {
  return Object.entries(answers).flatMap(([name, answer]) => {
    const field = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (!field) return [{ at: `${at}/${name}`, reason: 'unknown' as const }];
    return answer === null ? [] : fieldIssues(field, answer, `${at}/${name}`);
  });
}

function fieldIssues(field: FieldSchema, answer: Answer, at: string): DraftIssue[] {
  if (!TYPE_CHECKS[field.type](answer)) return [{ at, reason: 'pattern' }];
  if (typeof answer === 'string') return lengthIssues(answer, field.maxLength ?? MAX_CHARACTERS, at);
  return Array.isArray(answer) ? listIssues(field, answer, at) : [];
}

const TYPE_CHECKS: Readonly<Record<FieldSchema['type'], (answer: unknown) => boolean>> = Object.freeze({
  string: (answer) => typeof answer === 'string',
  number: (answer) => typeof answer === 'number',
  integer: (answer) => typeof answer === 'number',
  boolean: (answer) => typeof answer === 'boolean',
  array: (answer) => Array.isArray(answer),
});

const lengthIssues = (text: string, limit: number, at: string): DraftIssue[] =>
  [...text].length > limit ? [{ at, reason: 'too-long', limit }] : [];

function listIssues(field: FieldSchema, items: readonly unknown[], at: string): DraftIssue[] {
  const limit = field.maxItems ?? MAX_ITEMS;
  if (items.length > limit) return [{ at, reason: 'too-many', limit }];
  return items.flatMap((item, place) => {
    const itemPath = `${at}/${place}`;
    if (!isGroup(field))
      return typeof item === 'string'
        ? lengthIssues(item, MAX_CHARACTERS, itemPath)
        : [{ at: itemPath, reason: 'pattern' as const }];
    return isFields(item)
      ? draftIssues(field.items, item, itemPath)
      : [{ at: itemPath, reason: 'pattern' as const }];
  });
}
