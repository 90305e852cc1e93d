import type { AuditKind } from '../session/audit-events.table';
import type { Notices } from '../notifications/notices';
import type { Database } from '../db/open-database';
import type { ServedCompanies } from '../site/served-companies';

/** A possible decision, and the arguments that it takes. */
export interface DecisionRow {
  /** The event recorded in the audit table. */
  readonly event: AuditKind;
  /** The reasons of which one has to be given; if there are none, no reason may be given. */
  readonly reasons?: readonly string[];
  /** Name of a required argument that is not from a list: `SECTION`. The kind checks that it exists. */
  readonly about?: string;
  /** True if the last day on which the decision holds may be given. */
  readonly mayExpire?: boolean;
  /** True if the reviewer may write to the client. */
  readonly mayNote?: boolean;
}

/** A few sentences; characters. */
export const LONGEST_NOTE = 500;

/** An invalid decision; the message is a sentence for the reviewer. */
export class WrongDecision extends Error {
  override readonly name = 'WrongDecision';
}

/** Something that waits for a decision. */
export interface OpenReview {
  /** Identifies the review in a decision. A changed request has another mark, so a decision is about exactly what the reviewer has seen. */
  readonly mark: string;
  readonly email: string;
  readonly askedAt: Date;
  /** The client's request, as data. */
  readonly asked: Readonly<Record<string, unknown>>;
  /** The same as lines for a terminal; texts of clients are quoted (quote-input.ts). */
  readonly lines: readonly string[];
}

/** A decision that fits the kind's table. */
export interface Decision {
  readonly decision: string;
  readonly mark: string;
  readonly reason?: string | undefined;
  /** The last day, `YYYY-MM-DD`. */
  readonly expires?: string | undefined;
  /** The reviewer's message to the client: text without markup, up to `LONGEST_NOTE` characters. */
  readonly note?: string | undefined;
}

/** Arguments to carry out a decision in its transaction. */
export interface DecisionTools extends Pick<ServedCompanies, 'brandNameOf' | 'companies'> {
  readonly own: Database;
  readonly at: Date;
  readonly notices: Notices;
  /** The reference of the decision, which the security event has too. */
  readonly reference: string;
}

/** The file to judge. */
export interface ReviewedFile {
  /** Its row in `documents`. */
  readonly id: string;
  readonly fileName: string;
  readonly mediaType: string;
}

/** One kind of review. A new kind is an object of this form and a row in review-kinds.table.ts. */
export interface ReviewKind {
  /** Its name in the list. */
  readonly name: string;
  /** The form of its marks; no two kinds have one in common. */
  readonly marks: RegExp;
  /** By the name of the decision: `approve`, `refuse` … */
  readonly decisions: Readonly<Record<string, DecisionRow>>;
  /** Open reviews, oldest first. */
  openReviews(db: Database): Promise<OpenReview[]>;
  /**
   * Carries a decision out and notifies the client in one transaction.
   * @throws WrongDecision for a reason that names nothing.
   * @returns the client's id; undefined if nothing that waits has the mark (any more).
   */
  decide(decided: Decision, tools: DecisionTools): Promise<number | undefined>;
  /** The file behind a mark, for kinds that have one. */
  file?(db: Database, mark: string): Promise<ReviewedFile | undefined>;
}
