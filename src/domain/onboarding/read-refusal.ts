import type { DraftConflict } from './application';
import type { AnswerReason } from './answer-reasons.table';
import type { AnswerIssue } from './check-answers';
import { isFields, type AnswersOf } from './form-schema';

/** What the gateway says beside a code when it does not take answers; as sent, so each part is looked at. */
export interface OnboardingRefusal {
  readonly conflict: DraftConflict | null;
  readonly issues: readonly AnswerIssue[];
}

/** @param details of the refusal, `{version, savedAt, section, answers}` or `{fields: [{at, reason, limit}]}`. */
export function onboardingRefusal(details: unknown): OnboardingRefusal {
  const sent: { readonly [name: string]: unknown } = isFields(details) ? details : {};
  const { answers, fields, savedAt, section, version } = sent;
  const isConflict = typeof version === 'number' && typeof section === 'string' && isFields(answers);
  return {
    conflict: isConflict
      ? { version, section, answers, savedAt: typeof savedAt === 'string' ? savedAt : null }
      : null,
    issues: Array.isArray(fields) ? fields.flatMap(issueOf) : [],
  };
}

function issueOf(sent: unknown): AnswerIssue[] {
  if (!isFields(sent)) return [];
  const { at, limit, reason } = sent as AnswersOf;
  if (typeof at !== 'string' || typeof reason !== 'string') return [];
  const isLimit = typeof limit === 'number' || typeof limit === 'string';
  return [{ at, reason: reason as AnswerReason, ...(isLimit && { limit }) }];
}
