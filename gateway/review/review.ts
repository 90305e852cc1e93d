import { quoteInput } from './quote-input';
import { REVIEW_KINDS } from './review-kinds.table';
import { WrongDecision } from './review-kind';
import { usageOf, type ListedReview, type Reviews } from './reviews';

/** A command's output and exit code: 0 done, 1 not done, 2 wrong usage. */
export interface CommandResult {
  readonly code: 0 | 1 | 2;
  readonly lines: readonly string[];
}

/**
 * Lists what awaits review, or decides one review.
 * @param by the name of the reviewer.
 */
export async function review(args: readonly string[], reviews: Reviews, by: string): Promise<CommandResult> {
  if (args.length === 0) return { code: 0, lines: writeList(await reviews.openReviews()) };
  const decision = readDecision(args);
  if (!decision) return { code: 2, lines: [usage()] };
  const { mark } = decision;
  try {
    const event = await reviews.decide(decision, { name: by, network: 'command line' });
    if (event !== undefined) return { code: 0, lines: [`${mark}: ${event}. The client has a message.`] };
    return {
      code: 1,
      lines: [`No review has the mark ${quoteInput(mark)} (any more): look at the list again.`],
    };
  } catch (error) {
    if (error instanceof WrongDecision) return { code: 2, lines: [error.message] };
    throw error;
  }
}

/** `DECISION MARK [REASON] [expires DAY] [note TEXT]` */
function readDecision([decision, mark, ...words]: readonly string[]) {
  const [beforeNote, notes] = splitAt(words, 'note');
  const [reasons, days] = splitAt(beforeNote, 'expires');
  const isWhole =
    reasons.length <= 1 && [days, notes].every((named) => named === undefined || named.length === 1);
  if (decision === undefined || mark === undefined || !isWhole) return undefined;
  return { decision, mark, reason: reasons[0], expires: days?.[0], note: notes?.[0] };
}

/** The words before a name, and those after it where it is there. */
function splitAt(words: readonly string[], name: string): [readonly string[], readonly string[] | undefined] {
  const at = words.indexOf(name);
  return at === -1 ? [words, undefined] : [words.slice(0, at), words.slice(at + 1)];
}

function usage(): string {
  const kinds = REVIEW_KINDS.map((kind) => `of a ${kind.name} ${usageOf(kind)}`);
  return `Use: npm run review shows what waits; to decide ${kinds.join('; ')}.`;
}

function writeList(waiting: readonly ListedReview[]): string[] {
  if (waiting.length === 0) return ['Nothing waits for review.'];
  return waiting.flatMap(({ askedAt, email, lines, mark }) => [
    `${mark}  ${quoteInput(email)}  ${askedAt.toISOString()}`,
    ...lines.map((line) => `  ${line}`),
  ]);
}
