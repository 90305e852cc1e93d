import type { CpaProgress } from './cpa';

/** The state of a referred client; `hidden` if they hide their trades from the partner. */
export const REFERRED_STATES = ['active', 'no-deposit', 'hidden', 'refused', 'ended'] as const;
/** The state of a referred client. */
export type ReferredState = (typeof REFERRED_STATES)[number];

/** A client whom the partner, or a partner of theirs, has referred. */
export interface ReferredClient {
  /** The name under which the partner sees them. */
  readonly ref: string;
  /** Masked; `null` for a hidden one, as the deposit and the lots. */
  readonly email: string | null;
  readonly country: string | null;
  readonly level: number;
  readonly via: 'link' | 'code' | null;
  /** `null` for a client of another partner. */
  readonly linkId: number | null;
  readonly registeredAt: string | null;
  readonly firstDepositAt: string | null;
  readonly firstDeposit: RewardSum | null;
  readonly lots: string | null;
  readonly reward: string | null;
  readonly currency: string | null;
  /** In other currencies. */
  readonly furtherRewards: readonly RewardSum[];
  readonly state: ReferredState;
  /** The progress of a client on CPA until the decision; null if they hide it. */
  readonly cpa: CpaProgress | null;
}

/** Money of one currency. */
export interface RewardSum {
  readonly currency: string;
  readonly amount: string | null;
}

/** A page of referred clients; `next` is the cursor of the next one. */
export interface ReferredPage {
  readonly items: readonly ReferredClient[];
  /** The totals of the whole list, with its first page. */
  readonly totals: {
    readonly clients: number;
    readonly lots: string | null;
    readonly rewards: readonly RewardSum[];
  } | null;
  readonly next: string | null;
}

/** Clicks, clients and commission of a period, in one currency. */
export interface PartnerPeriod {
  /** First and last day, `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
  readonly clicks: number;
  readonly signUps: number;
  readonly firstDeposits: number;
  readonly currency: string | null;
  readonly total: string | null;
  readonly paid: string | null;
  readonly approved: string | null;
  readonly accrued: string | null;
  /** In review. */
  readonly held: string | null;
}
