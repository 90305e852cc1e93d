import type { SkipReason } from '../../../src/domain/social/copy';
import type { MoneyTerms } from '../../trading/position-money';

/** A copy as it would have been started. */
export interface RehearsedCopy {
  /** The account of the copy: in the strategy's currency, with the leverage of the client's own one. */
  readonly terms: MoneyTerms;
  readonly amount: string;
  readonly stopEquity: string;
  readonly multiplier: string;
  readonly feePercent: string;
  readonly withOpen: boolean;
}

/** A settlement of the fee, as `copy_fees` has it. */
export interface RehearsedFee {
  /** ISO 8601. */
  readonly at: string;
  readonly result: string;
  /** The high water before the settlement. */
  readonly highWater: string;
  readonly fee: string;
}

/** The figures of a copy that never was; amounts are decimal strings in its currency. */
export interface RehearsedFigures {
  /** The equity at the begin, at the end of each day (UTC), and at the end. */
  readonly curve: readonly { readonly at: string; readonly equity: string }[];
  /** The result after all costs and fees. */
  readonly result: string;
  /** Costs are positive; swap is negative where it was earned. */
  readonly costs: {
    readonly spread: string;
    readonly commission: string;
    readonly swap: string;
    readonly fee: string;
  };
  readonly fees: readonly RehearsedFee[];
  /** Openings that were copied. */
  readonly taken: number;
  readonly skipped: readonly { readonly reason: SkipReason; readonly count: number }[];
  /** The lowest equity, at the begin, at openings and closings, and on the hour. */
  readonly worst: string;
  /** The tick at which the stop was reached; null if it never was. */
  readonly stoppedAt: string | null;
  /** The strategy's own return from the begin until then, in percent. */
  readonly strategyPercent: string;
}
