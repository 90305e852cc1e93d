/** The conditions of a reward for a client (CPA). */
export const CPA_CONDITIONS = ['deposits', 'lots'] as const;

/** A condition of a reward for a client: the progress, limited to the required value. Decimal strings. */
export interface CpaCondition {
  /** Paid in less withdrawals, or lots of trades that count. */
  readonly what: (typeof CPA_CONDITIONS)[number];
  readonly value: string;
  readonly needed: string;
  /** The currency; empty for lots. */
  readonly unit: string;
}

/** How far a client on CPA is whose reward is not decided. */
export interface CpaProgress {
  readonly conditions: readonly CpaCondition[];
  /** The end of the first day that is looked at; null before the first deposit. */
  readonly from: string | null;
  /** The end of the last day. */
  readonly until: string | null;
}
