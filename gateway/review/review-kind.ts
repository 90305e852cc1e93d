import type { AuditKind } from '../session/audit-events.table';
import type { Notices } from '../notifications/notices';
import type { Database } from '../db/open-database';
import type { ServedCompanies } from '../site/served-companies';

/** A possible decision, and the arguments that it takes. */
export interface DecisionRow {
  /** The event recorded in the audit table. */
  readonly event: AuditKind;
  /** The reasons, of which one is required; without them, no reason is accepted. */
  readonly reasons?: readonly string[];
  /** Name of a required argument that replaces the reason, such as `SECTION`. The kind checks its value. */
  readonly argument?: string;
  /** True if the decision may have a last day. */
  readonly mayExpire?: boolean;
  /** True if the reviewer may write to the client. */
  readonly mayNote?: boolean;
}

/** In characters. */
export const MAX_NOTE_LENGTH = 500;

/** An invalid decision; the message is a sentence for the reviewer. */
export class InvalidDecisionError extends Error {
  override readonly name = 'InvalidDecisionError';
}

/** A request of a client that waits for a decision. */
export interface OpenReview {
  /** Identifies the review in a decision. A changed request has another mark, so that the reviewer decides on the request that they have read. */
  readonly mark: string;
  readonly email: string;
  readonly requestedAt: Date;
  /** The client's request, as data. */
  readonly request: Readonly<Record<string, unknown>>;
  /** The same data as lines for a terminal; texts of clients are quoted (quote-input.ts). */
  readonly lines: readonly string[];
}

/** A reviewer's decision. */
export interface Decision {
  readonly decision: string;
  readonly mark: string;
  readonly reason?: string | undefined;
  /** The last day, `YYYY-MM-DD`. */
  readonly expires?: string | undefined;
  /** The reviewer's message to the client: text without markup, up to `MAX_NOTE_LENGTH` characters. */
  readonly note?: string | undefined;
}

/** The transaction of a decision, and the services that it needs. */
export interface DecisionContext extends Pick<ServedCompanies, 'brandNameOf' | 'companies'> {
  readonly transaction: Database;
  readonly at: Date;
  readonly notices: Notices;
  /** The reference of the decision, which the security event has too. */
  readonly reference: string;
}

/** The file of a review. */
export interface ReviewedFile {
  /** Its row in `documents`. */
  readonly id: string;
  /** The gateway's own name for it: a client's could have an ending that a reviewer's machine runs. */
  readonly fileName: string;
  readonly mediaType: string;
}

/** One kind of review. A new kind is an object of this form and a row in review-kinds.table.ts. */
export interface ReviewKind {
  /** Its name in the list. */
  readonly name: string;
  /** The form of its marks, different for each kind. */
  readonly markPattern: RegExp;
  /** The decisions by name: `approve`, `refuse` … */
  readonly decisions: Readonly<Record<string, DecisionRow>>;
  /** Open reviews, oldest first. */
  listOpenReviews(db: Database): Promise<OpenReview[]>;
  /**
   * Carries a decision out and notifies the client in one transaction.
   * @throws InvalidDecisionError for an argument that does not exist.
   * @returns the client's id; undefined if no review has the mark (any more).
   */
  decide(input: Decision, context: DecisionContext): Promise<number | undefined>;
  /** The file of a review, for kinds that have files. */
  findFile?(db: Database, mark: string): Promise<ReviewedFile | undefined>;
}
