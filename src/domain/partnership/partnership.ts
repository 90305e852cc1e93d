import type { NextPayout } from './payout';
import type { NoRewardReason } from './reward';

/** One referral link; counts that were not sent are `null`. */
export interface ReferralLink {
  readonly id: number;
  readonly code: string;
  /** The partner's name for it; `null` for the client's own link, the first one. */
  readonly name: string | null;
  readonly url: string;
  readonly clicks: number | null;
  /** Clicks of a browser that had none in the 24 hours before. */
  readonly uniques: number | null;
  readonly signUps: number | null;
  readonly firstDeposits: number | null;
  /** When it was archived, ISO 8601; `null` for an active link. */
  readonly archivedAt: string | null;
}

/** A link that was just added. */
export type NewLink = Pick<ReferralLink, 'id' | 'code' | 'name' | 'url'>;

/** Commission in one currency, as decimal strings; the total includes all states. */
export interface Commission {
  readonly currency: string;
  readonly total: string | null;
  readonly paid: string | null;
  readonly approved: string | null;
  readonly accrued: string | null;
  /** In review. */
  readonly held: string | null;
  /** Taken back after payment; the total is without it. */
  readonly clawedBack: string | null;
  /** No part of the total. */
  readonly rejected: string | null;
}

/** Trades of clients whom the partner has referred: each has earned, or has a reason. */
export interface TradeCounts {
  readonly all: number;
  readonly earned: number;
  readonly none: readonly { readonly reason: NoRewardReason; readonly count: number }[];
}

/** Links and commission of a partner (IB). */
export interface Partnership {
  readonly links: readonly ReferralLink[];
  readonly commission: readonly Commission[];
  /** `null` if the gateway does not count them. */
  readonly trades: TradeCounts | null;
  /** `null` without commission that is approved or to be approved. */
  readonly nextPayout: NextPayout | null;
}
