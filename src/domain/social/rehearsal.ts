import type { CopyCharge, Multiplier, SkipReason } from './copy';
import type { CopyOverlap } from './copy-terms';

/** Why a copy cannot be rehearsed: its amount, its account or its first day. */
export const REHEARSAL_REFUSALS = ['amount', 'account', 'from'] as const;
/** The reason why a copy cannot be rehearsed. */
export type RehearsalRefusal = (typeof REHEARSAL_REFUSALS)[number];

/** A copy to rehearse. */
export interface RehearsalOrder {
  readonly strategyId: number;
  readonly fromLogin: number;
  /** A decimal string in the strategy's currency. */
  readonly amount: string;
  readonly currency: string;
  /** The first day (UTC), `YYYY-MM-DD`. */
  readonly from: string;
  /** Percent of the amount at which everything is closed. */
  readonly stop: number;
  readonly multiplier: Multiplier;
  readonly withOpen: boolean;
}

/** The result that a copy would have had: simulated past performance. Amounts are decimal strings in its currency. */
export interface Rehearsal {
  readonly currency: string;
  readonly amount: string | null;
  readonly stopEquity: string | null;
  readonly feePercent: string | null;
  /** ISO 8601 UTC. */
  readonly begin: string | null;
  readonly end: string | null;
  /** The equity at the begin, at the end of each day (UTC), and at the end. */
  readonly curve: readonly { readonly at: string; readonly equity: string }[];
  /** The result after all costs and fees. */
  readonly result: string | null;
  /** Positive is a cost; a swap that was earned is negative. */
  readonly costs: Readonly<Record<'spread' | 'commission' | 'swap' | 'fee', string | null>> | null;
  /** Settlements of the fee, at each begin of a month (UTC) and at the end. */
  readonly fees: readonly CopyCharge[];
  /** Openings that were copied. */
  readonly taken: number | null;
  readonly skipped: readonly { readonly reason: SkipReason; readonly count: number }[];
  /** The lowest equity. */
  readonly worst: string | null;
  readonly stoppedAt: string | null;
  /** The strategy's own return of that time, in percent. */
  readonly strategyPercent: string | null;
  readonly overlap: readonly CopyOverlap[];
}
