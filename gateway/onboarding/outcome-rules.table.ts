import type { Schema } from '@cfworker/json-schema';

interface Question {
  /** Place of the question, `/section/field`. */
  readonly at: string;
  readonly points: number;
  /** The answers that earn all points, and those that earn half. */
  readonly good: readonly string[];
  readonly half: readonly string[];
}

const question = (at: string, points: number, good: readonly string[], half: readonly string[] = []): Question =>
  Object.freeze({ at, points, good: Object.freeze(good), half: Object.freeze(half) });

/**
 * Points for knowledge and experience; each question is here once. Less than a year of trading earns half the points: a
 * re-assessment has only the question about experience, and little experience is to lead to a warning, not to a refusal.
 */
export const QUESTIONS: readonly Question[] = Object.freeze([
  //       question                points  answers that earn them        half of them
  question('/knowledge/leverage',  1,      ['5']),
  question('/knowledge/stopOut',   1,      ['closes']),
  question('/knowledge/gap',       1,      ['next']),
  question('/knowledge/overnight', 1,      ['swap']),
  question('/experience/cfds',     2,      ['1-2', '2-3', 'over-3'],     ['under-1']),
]);

interface ScoreRule {
  readonly kind: 'cooling-off' | 'warning';
  /** The rule applies below this share of the points; the first rule that applies counts. */
  readonly maxShare: number;
  /** Days of the cooling-off period. */
  readonly days?: number;
}

/** Above the share of points of the last rule, the product is appropriate for the client. */
export const SCORE_RULES: readonly ScoreRule[] = Object.freeze([
  { kind: 'cooling-off', maxShare: 1 / 3, days: 7 },
  { kind: 'warning',     maxShare: 2 / 3 },
]);

interface Decline {
  /** The question that decides. */
  readonly at: string;
  /** The answers that decline the account, as a JSON Schema. */
  readonly schema: Schema;
}

const answerSchema = (section: string, field: string, answer: Schema): Schema => ({
  required: [section],
  properties: { [section]: { required: [field], properties: { [field]: answer } } },
});

/** Answers that are declined with any number of points. */
export const DECLINE_RULES: readonly Decline[] = Object.freeze([
  { at: '/risk/lossCapacity', schema: answerSchema('risk', 'lossCapacity', { const: 'none' }) },
]);
