import { quoteInput } from './quote-input';
import { REVIEW_KINDS } from './review-kinds.table';
import { InvalidDecisionError } from './review-kind';
import { usageOf, type ListedReview, type Reviews } from './reviews';

/** A command's output, and its exit code: 0 for success, 1 for an unknown mark, 2 for wrong usage. */
export interface CommandResult {
  readonly code: 0 | 1 | 2;
  readonly lines: readonly string[];
}

/**
 * Lists the open reviews, or decides one of them.
 * @param reviewerName the name of the reviewer.
 */
export async function runReviewCommand(
  args: readonly string[],
  reviews: Reviews,
  reviewerName: string,
): Promise<CommandResult> {
  if (args.length === 0) return { code: 0, lines: writeList(await reviews.listOpenReviews()) };
  const decision = readDecision(args);
  if (!decision) return { code: 2, lines: [usage()] };
  const { mark } = decision;
  try {
    const event = await reviews.decide(decision, { name: reviewerName, network: 'command line' });
    if (event !== undefined) return { code: 0, lines: [`${mark}: ${event}.`] };
    return {
      code: 1,
      lines: [`No review has the mark ${quoteInput(mark)} (any more): look at the list again.`],
    };
  } catch (error) {
    if (error instanceof InvalidDecisionError) return { code: 2, lines: [error.message] };
    throw error;
  }
}

/** `DECISION MARK [REASON] [expires DAY] [note TEXT]` */
function readDecision([decision, mark, ...words]: readonly string[]) {
  const [beforeNote, notes] = splitAt(words, 'note');
  const [reasons, days] = splitAt(beforeNote, 'expires');
  const isComplete =
    reasons.length <= 1 && [days, notes].every((values) => values === undefined || values.length === 1);
  if (decision === undefined || mark === undefined || !isComplete) return undefined;
  return { decision, mark, reason: reasons[0], expires: days?.[0], note: notes?.[0] };
}

/** The words before a keyword, and those after it; undefined if the keyword is missing. */
function splitAt(
  words: readonly string[],
  keyword: string,
): [readonly string[], readonly string[] | undefined] {
  const at = words.indexOf(keyword);
  return at === -1 ? [words, undefined] : [words.slice(0, at), words.slice(at + 1)];
}

function usage(): string {
  const kinds = REVIEW_KINDS.map((kind) => `of a ${kind.name} ${usageOf(kind)}`);
  return `Use: npm run review shows what waits; to decide ${kinds.join('; ')}.`;
}

function writeList(reviews: readonly ListedReview[]): string[] {
  if (reviews.length === 0) return ['Nothing waits for review.'];
  return reviews.flatMap(({ email, lines, mark, requestedAt }) => [
    `${mark}  ${quoteInput(email)}  ${requestedAt.toISOString()}`,
    ...lines.map((line) => `  ${line}`),
  ]);
}
