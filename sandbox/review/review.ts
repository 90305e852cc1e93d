import type { Clock } from '../api/services/time';
import type { Database } from '../db/open-database';
import { DECISIONS, type Decision } from './decisions.table';
import { decide, waitingReviews, type WaitingReview } from './profile-reviews';

const USAGE =
  'Use: npm run review [-- approve MARK | -- refuse MARK], where the list without them shows the marks.';

/** A command's output and exit code: 0 done, 1 not done, 2 wrong usage. */
export interface Said {
  readonly code: 0 | 1 | 2;
  readonly lines: readonly string[];
}

/**
 * Lists the changes of verified data awaiting review, or approves or refuses one.
 * @param by who decides.
 */
export async function review(args: readonly string[], db: Database, clock: Clock, by: string): Promise<Said> {
  const [decision, mark, ...more] = args;
  if (decision === undefined) return { code: 0, lines: listed(await waitingReviews(db)) };
  if (!isDecision(decision) || mark === undefined || more.length > 0) return { code: 2, lines: [USAGE] };
  if (await decide(db, clock, { decision, mark, by }))
    return { code: 0, lines: [`${mark}: ${DECISIONS[decision].event}. The client has a message.`] };
  return { code: 1, lines: [`No review has the mark ${quoted(mark)} (any more): look at the list again.`] };
}

function isDecision(text: string): text is Decision {
  return Object.hasOwn(DECISIONS, text);
}

function listed(waiting: readonly WaitingReview[]): string[] {
  if (waiting.length === 0) return ['Nothing waits for review.'];
  return waiting.flatMap(({ askedAt, changes, email, mark }) => [
    `${mark}  ${quoted(email)}  ${askedAt.toISOString()}`,
    ...changes.map(({ field, from, to }) => `  ${field}: ${quoted(from)} -> ${quoted(to)}`),
  ]);
}

/** Escapes text typed by a client, which may contain terminal control sequences. */
function quoted(text: string | null): string {
  return JSON.stringify(text).replaceAll(/[\u007f-\u009f]/g, '?');
}
