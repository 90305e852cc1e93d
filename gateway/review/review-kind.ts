import type { AuditKind } from '../session/audit-events.table';
import type { Notices } from '../notifications/notices';
import type { Database } from '../db/open-database';
import type { ServedCompanies } from '../site/served-companies';

/** What a person can decide, and what belongs to it. */
export interface DecisionRow {
  /** The event recorded in the audit table. */
  readonly event: AuditKind;
  /** The reasons of which one has to be given; if there are none, no reason may be given. */
  readonly reasons?: readonly string[];
  /** What a required reason names if it is not from a list: `SECTION`. The kind checks that it exists. */
  readonly about?: string;
  /** Whether the last day on which the decision holds may be given. */
  readonly mayExpire?: boolean;
  /** Whether the reviewer may write to the client. */
  readonly mayNote?: boolean;
}

/** A few sentences; characters. */
export const LONGEST_NOTE = 500;

/** A decision that cannot be one; the message is a sentence for the reviewer. */
export class WrongDecision extends Error {
  override readonly name = 'WrongDecision';
}

/** Something that waits for a decision. */
export interface Waiting {
  /** Names it in the decision. It stands for exactly what was seen: after a change it has another mark. */
  readonly mark: string;
  readonly email: string;
  readonly askedAt: Date;
  /** What the client asks for, as data. */
  readonly asked: Readonly<Record<string, unknown>>;
  /** The same as lines for a terminal; what a client typed is quoted (quoted.ts). */
  readonly lines: readonly string[];
}

/** A decision that fits the kind's table. */
export interface Decided {
  readonly decision: string;
  readonly mark: string;
  readonly reason?: string | undefined;
  /** The last day, `YYYY-MM-DD`. */
  readonly expires?: string | undefined;
  /** What the reviewer writes to the client: text without markup, up to `LONGEST_NOTE` characters. */
  readonly note?: string | undefined;
}

/** What a decision is carried out with, in its transaction. */
export interface DecisionTools extends Pick<ServedCompanies, 'brandNameOf' | 'companies'> {
  readonly own: Database;
  readonly at: Date;
  readonly notices: Notices;
  /** The reference of the decision, which the security event has too. */
  readonly reference: string;
}

/** The file that is judged. */
export interface ReviewedFile {
  /** Its row in `documents`. */
  readonly id: string;
  readonly fileName: string;
  readonly mediaType: string;
}

/** One kind of thing that waits for a person. A new kind is an object of this form and a row in review-kinds.table.ts. */
export interface ReviewKind {
  /** What the list calls it. */
  readonly name: string;
  /** The form of its marks; no two kinds have one in common. */
  readonly marks: RegExp;
  /** By the name of the decision: `approve`, `refuse` … */
  readonly decisions: Readonly<Record<string, DecisionRow>>;
  /** What waits, oldest first. */
  waiting(db: Database): Promise<Waiting[]>;
  /**
   * Carries a decision out and tells the client, all in one transaction.
   * @throws WrongDecision for a reason that names nothing.
   * @returns the client's id; undefined if nothing that waits has the mark (any more).
   */
  decide(decided: Decided, tools: DecisionTools): Promise<number | undefined>;
  /** The file behind a mark, for kinds that have one. */
  file?(db: Database, mark: string): Promise<ReviewedFile | undefined>;
}
