import type { Clock } from '../api/services/time';
import type { Database } from '../db/open-database';
import { decideAccount, waitingAccounts, type WaitingAccount } from './account-reviews';
import { ACCOUNT_DECISIONS, DECISIONS, type Decision } from './decisions.table';
import { decide, waitingReviews, type WaitingReview } from './profile-reviews';

const USAGE =
  'Use: npm run review [-- approve MARK | -- refuse MARK], where the list without them shows the marks.';

/** A command's output and exit code: 0 done, 1 not done, 2 wrong usage. */
export interface Said {
  readonly code: 0 | 1 | 2;
  readonly lines: readonly string[];
}

/**
 * Lists the changes of verified data and the accounts that await review, or approves or refuses one.
 * @param by who decides.
 */
export async function review(args: readonly string[], db: Database, clock: Clock, by: string): Promise<Said> {
  const [decision, mark, ...more] = args;
  if (decision === undefined)
    return { code: 0, lines: listed(await waitingReviews(db), await waitingAccounts(db)) };
  if (!isDecision(decision) || mark === undefined || more.length > 0) return { code: 2, lines: [USAGE] };
  const isAccount = mark.startsWith('A-');
  const done = await (isAccount ? decideAccount : decide)(db, clock, { decision, mark, by });
  const { event } = (isAccount ? ACCOUNT_DECISIONS : DECISIONS)[decision];
  if (done) return { code: 0, lines: [`${mark}: ${event}. The client has a message.`] };
  return { code: 1, lines: [`No review has the mark ${quoted(mark)} (any more): look at the list again.`] };
}

function isDecision(text: string): text is Decision {
  return Object.hasOwn(DECISIONS, text);
}

function listed(changes: readonly WaitingReview[], accounts: readonly WaitingAccount[]): string[] {
  const lines = [...changes.flatMap(linesOf), ...accounts.flatMap(linesOfAccount)];
  return lines.length === 0 ? ['Nothing waits for review.'] : lines;
}

const headOf = ({ askedAt, email, mark }: WaitingReview | WaitingAccount): string =>
  `${mark}  ${quoted(email)}  ${askedAt.toISOString()}`;

const linesOf = (review: WaitingReview): string[] => [
  headOf(review),
  ...review.changes.map(({ field, from, to }) => `  ${field}: ${quoted(from)} -> ${quoted(to)}`),
];

function linesOfAccount(waiting: WaitingAccount): string[] {
  const { accountType, currency, kind, leverage, marginMode, platform, server, swapFree } = waiting.asked;
  const terms = [kind, platform, accountType, currency, `1:${leverage}`, marginMode];
  return [headOf(waiting), `  ${[...terms, ...(swapFree ? ['swap-free'] : []), server].join(', ')}`];
}

/** Escapes text typed by a client, which may contain terminal control sequences. */
function quoted(text: string | null): string {
  return JSON.stringify(text).replaceAll(/[\u007f-\u009f]/g, '?');
}
