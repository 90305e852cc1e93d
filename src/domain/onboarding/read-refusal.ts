import { isInstant } from '../kernel/instant';
import type { DraftConflict } from './application';
import { ANSWER_REASONS } from './answer-reasons.table';
import type { AnswerIssue } from './check-answers';
import { isAnswers, isFields } from './form-schema';

/** Details of the gateway's refusal of answers. */
export interface OnboardingRefusal {
  readonly conflict: DraftConflict | null;
  readonly issues: readonly AnswerIssue[];
}

/** @param details `{version, savedAt, section, answers}` or `{fields: [{at, reason, limit}]}`. */
export function readRefusal(details: unknown): OnboardingRefusal {
  const fieldsOfDetails: { readonly [name: string]: unknown } = isFields(details) ? details : {};
  const { answers, fields, savedAt, section, version } = fieldsOfDetails;
  const isConflict = isInteger(version) && typeof section === 'string' && isAnswers(answers);
  return {
    conflict: isConflict ? { version, section, answers, savedAt: isInstant(savedAt) ? savedAt : null } : null,
    issues: Array.isArray(fields) ? fields.flatMap(issueOf) : [],
  };
}

function issueOf(item: unknown): AnswerIssue[] {
  if (!isFields(item)) return [];
  const { at, limit } = item;
  const reason = ANSWER_REASONS.find((reason) => reason === item['reason']);
  if (typeof at !== 'string' || !reason) return [];
  const isLimit = typeof limit === 'number' || typeof limit === 'string';
  return [{ at, reason, ...(isLimit && { limit }) }];
}

const isInteger = (value: unknown): value is number => Number.isInteger(value);
