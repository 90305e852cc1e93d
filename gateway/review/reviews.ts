import { Notices } from '../notifications/notices';
import { Quotas } from '../db/quotas';
import { newSecurityReference } from '../session/security-reference';
import type { Clock } from '../kernel/time';
import { inTransaction, type Database } from '../db/open-database';
import { auditEvents } from '../db/tables/operations';
import type { ServedCompanies } from '../site/served-companies';
import { REVIEW_KINDS } from './review-kinds.table';
import { MAX_NOTE_LENGTH, InvalidDecisionError } from './review-kind';
import type { Decision, DecisionRow, ReviewedFile, ReviewKind, OpenReview } from './review-kind';

/** The reviewer, for the security event. */
export interface Reviewer {
  readonly name: string;
  /** Source of the decision: a network, or `command line`. */
  readonly network: string;
}

export interface ListedReview extends OpenReview {
  readonly kind: ReviewKind;
}

/** All open reviews of every kind, for the command and for reviewers over HTTP. */
export class Reviews {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly servedCompanies: Pick<ServedCompanies, 'brandNameOf' | 'companies'>,
  ) {}

  /** Open reviews kind by kind, the oldest first in each. */
  async listOpenReviews(): Promise<ListedReview[]> {
    const lists = await Promise.all(
      REVIEW_KINDS.map(async (kind) =>
        (await kind.listOpenReviews(this.db)).map((row) => ({ ...row, kind })),
      ),
    );
    return lists.flat();
  }

  /**
   * Carries a decision out in one transaction, with a message to the client and a security event.
   * @returns the event; undefined if no review has the mark (any more).
   * @throws InvalidDecisionError
   */
  async decide(decision: Decision, reviewer: Reviewer): Promise<string | undefined> {
    const kind = kindOf(decision.mark);
    const at = this.clock();
    const { event } = checkDecision(kind, decision, at);
    const notices = new Notices(new Quotas(this.clock));
    const reference = newSecurityReference();
    return inTransaction(this.db, async (transaction) => {
      const clientId = await kind.decide(decision, {
        transaction,
        at,
        notices,
        reference,
        ...this.servedCompanies,
      });
      if (clientId === undefined) return undefined;
      const { name, network } = reviewer;
      await transaction
        .insert(auditEvents)
        .values({ at, kind: event, clientId, network, requestId: `review by ${name}`, reference });
      return event;
    });
  }

  /** The file of a review; undefined if it has none. Throws `InvalidDecisionError` for an invalid mark. */
  async findFile(mark: string): Promise<ReviewedFile | undefined> {
    return kindOf(mark).findFile?.(this.db, mark);
  }
}

/** Usage of a kind's decisions on the command line. */
export function usageOf({ decisions }: ReviewKind, mark = 'MARK'): string {
  const commands = Object.entries(decisions).map(([decision, { argument, mayExpire, mayNote, reasons }]) =>
    [
      decision,
      mark,
      argument,
      reasons && `(${reasons.join(' | ')})`,
      mayExpire && '[expires YYYY-MM-DD]',
      mayNote && '[note "TEXT"]',
    ]
      .filter(Boolean)
      .join(' '),
  );
  return commands.map((command) => `npm run review -- ${command}`).join(', or ');
}

function kindOf(mark: string): ReviewKind {
  const kind = REVIEW_KINDS.find(({ markPattern: marks }) => marks.test(mark));
  if (!kind) throw new InvalidDecisionError('That is no mark: the list shows them.');
  return kind;
}

function checkDecision(
  kind: ReviewKind,
  { decision, expires, mark, note, reason }: Decision,
  now: Date,
): DecisionRow {
  const row = Object.hasOwn(kind.decisions, decision) ? kind.decisions[decision] : undefined;
  if (!row || !hasValidReason(row, reason) || (expires !== undefined && !row.mayExpire))
    throw new InvalidDecisionError(`Use: ${usageOf(kind, mark)}.`);
  if (expires !== undefined && !isLaterDay(expires, now))
    throw new InvalidDecisionError('The day after "expires" must be one after today, as YYYY-MM-DD.');
  if (note !== undefined && !row.mayNote) throw new InvalidDecisionError(`Use: ${usageOf(kind, mark)}.`);
  if (note !== undefined && !isNote(note))
    throw new InvalidDecisionError(
      `A note is text of up to ${MAX_NOTE_LENGTH} characters, on one line or several.`,
    );
  return row;
}

function hasValidReason({ argument, reasons }: DecisionRow, reason: string | undefined): boolean {
  if (reason === undefined) return reasons === undefined && argument === undefined;
  return reasons?.includes(reason) ?? argument !== undefined;
}

/** Line breaks are allowed; other control characters are not text. */
function isNote(note: string): boolean {
  return note.trim() !== '' && note.length <= MAX_NOTE_LENGTH && !/[^\P{Cc}\n]/u.test(note);
}

function isLaterDay(text: string, now: Date): boolean {
  if (!/^2\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(text);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) && day > now;
}
