import type { PartnerState, PartnershipReason } from './partner-agreement';
import type { NextPayout } from './payout';
import type { NoRewardReason, RewardScheme } from './reward';

/** Most letters of a link's name. */
export const MAX_LINK_NAME_LENGTH = 40;

/** One referral link; counts that were not sent are `null`. */
export interface ReferralLink {
  readonly id: number;
  readonly code: string;
  /** The partner's name for it; `null` for the client's own link, the first one. */
  readonly name: string | null;
  readonly url: string;
  /** `cpa`: its clients are rewarded once each. */
  readonly programme: 'cpa' | null;
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
  /** Rejected rewards are not part of the total. */
  readonly rejected: string | null;
}

/** Trades of clients whom the partner has referred: each has earned, or has a reason. */
export interface TradeCounts {
  readonly all: number;
  readonly earned: number;
  readonly none: readonly { readonly reason: NoRewardReason; readonly count: number }[];
}

/** From clicks to clients who pay in, by the partner's own links. */
export interface Funnel {
  readonly clicks: number;
  readonly uniques: number;
  readonly signUps: number;
  /** Sign-ups by a code that was typed. */
  readonly byCode: number;
  readonly firstDeposits: number;
}

/** The rules by which a partner is rewarded today. */
export interface PartnerTerms extends RewardScheme {
  /** Percent of the first level's reward, by level. */
  readonly levels: readonly number[];
  readonly holdDays: number | null;
  readonly minimum: string | null;
  readonly payDay: number | null;
}

/** Links and commission of a partner (IB). */
export interface Partnership {
  readonly links: readonly ReferralLink[];
  readonly commission: readonly Commission[];
  /** `null` if the gateway does not count them. */
  readonly trades: TradeCounts | null;
  /** `null` without commission that is approved or to be approved. */
  readonly nextPayout: NextPayout | null;
  /** `client`: rewarded as a client who is not a partner; `null` if the gateway does not send it. */
  readonly programme: 'partner' | 'client' | null;
  /** The client's state as a partner; `null` if the gateway does not send it. */
  readonly state: PartnerState | null;
  /** Why the partnership is not active; empty for an active one. */
  readonly reasons: readonly PartnershipReason[];
  readonly currency: string | null;
  /** `null` for a client whom no programme rewards. */
  readonly scheme: PartnerTerms | null;
  readonly funnel: Funnel | null;
  /**
   * All clients of the line and all sub-partners, independent of the filter; `null` if the gateway does not count them.
   */
  readonly counts: { readonly clients: number; readonly subPartners: number } | null;
  readonly asOf: string | null;
}

/**
 * The currency of a partner's statement: that of the next payment, or of the commission; undefined before the first
 * reward.
 */
export const statementCurrency = ({ commission, nextPayout }: Partnership): string | undefined =>
  nextPayout?.currency ?? commission[0]?.currency;
