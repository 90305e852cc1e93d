import { Notices } from '../notifications/notices';
import { Quotas } from '../kernel/quotas';
import { newSecurityReference } from '../session/security-reference';
import type { Clock } from '../kernel/time';
import { inTransaction, type Database } from '../db/open-database';
import { auditEvents } from '../db/tables/operations';
import type { ServedCompanies } from '../site/served-companies';
import { REVIEW_KINDS } from './review-kinds.table';
import { LONGEST_NOTE, WrongDecision } from './review-kind';
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
    private readonly served: Pick<ServedCompanies, 'brandNameOf' | 'companies'>,
  ) {}

  /** Open reviews kind by kind, the oldest first in each. */
  async openReviews(): Promise<ListedReview[]> {
    const lists = await Promise.all(
      REVIEW_KINDS.map(async (kind) => (await kind.openReviews(this.db)).map((row) => ({ ...row, kind }))),
    );
    return lists.flat();
  }

  /**
   * Carries a decision out in one transaction, with a message to the client and a security event.
   * @returns the event; undefined if nothing that waits has the mark (any more).
   * @throws WrongDecision
   */
  async decide(decision: Decision, reviewer: Reviewer): Promise<string | undefined> {
    const kind = kindOf(decision.mark);
    const at = this.clock();
    const { event } = checkDecision(kind, decision, at);
    const notices = new Notices(new Quotas(this.clock));
    const reference = newSecurityReference();
    return inTransaction(this.db, async (own) => {
      const clientId = await kind.decide(decision, { own, at, notices, reference, ...this.served });
      if (clientId === undefined) return undefined;
      const { name, network } = reviewer;
      await own
        .insert(auditEvents)
        .values({ at, kind: event, clientId, network, requestId: `review by ${name}`, reference });
      return event;
    });
  }

  /** The file behind a mark; undefined if there is none. Throws `WrongDecision` for an invalid mark. */
  async file(mark: string): Promise<ReviewedFile | undefined> {
    return kindOf(mark).file?.(this.db, mark);
  }
}

/** Usage of a kind's decisions on the command line. */
export function usageOf({ decisions }: ReviewKind, mark = 'MARK'): string {
  const ways = Object.entries(decisions).map(([decision, { about, mayExpire, mayNote, reasons }]) =>
    [
      decision,
      mark,
      about,
      reasons && `(${reasons.join(' | ')})`,
      mayExpire && '[expires YYYY-MM-DD]',
      mayNote && '[note "TEXT"]',
    ]
      .filter(Boolean)
      .join(' '),
  );
  return ways.map((way) => `npm run review -- ${way}`).join(', or ');
}

function kindOf(mark: string): ReviewKind {
  const kind = REVIEW_KINDS.find(({ marks }) => marks.test(mark));
  if (!kind) throw new WrongDecision('That is no mark: the list shows them.');
  return kind;
}

function checkDecision(
  kind: ReviewKind,
  { decision, expires, mark, note, reason }: Decision,
  now: Date,
): DecisionRow {
  const row = Object.hasOwn(kind.decisions, decision) ? kind.decisions[decision] : undefined;
  if (!row || !isReasoned(row, reason) || (expires !== undefined && !row.mayExpire))
    throw new WrongDecision(`Use: ${usageOf(kind, mark)}.`);
  if (expires !== undefined && !isLaterDay(expires, now))
    throw new WrongDecision('The day after "expires" must be one after today, as YYYY-MM-DD.');
  if (note !== undefined && !row.mayNote) throw new WrongDecision(`Use: ${usageOf(kind, mark)}.`);
  if (note !== undefined && !isNote(note))
    throw new WrongDecision(`A note is text of up to ${LONGEST_NOTE} characters, on one line or several.`);
  return row;
}

function isReasoned({ about, reasons }: DecisionRow, reason: string | undefined): boolean {
  if (reason === undefined) return reasons === undefined && about === undefined;
  return reasons?.includes(reason) ?? about !== undefined;
}

/** Line breaks are allowed; other control characters are not text. */
function isNote(note: string): boolean {
  return note.trim() !== '' && note.length <= LONGEST_NOTE && !/[^\P{Cc}\n]/u.test(note);
}

function isLaterDay(text: string, now: Date): boolean {
  if (!/^2\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(text);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) && day > now;
}
