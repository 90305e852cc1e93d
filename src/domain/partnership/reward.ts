import type { CpaCondition } from './cpa';

/** The states of a reward; `held` is in review, `none` a trade without a reward. */
export const REWARD_STATES = ['accrued', 'held', 'approved', 'paid', 'rejected', 'clawback', 'none'] as const;
/** The state of a reward. */
export type RewardState = (typeof REWARD_STATES)[number];

/** The kinds of rewards. */
export const REWARD_KINDS = ['trade', 'cpa', 'clawback'] as const;
/** For a trade, for a client once (CPA), or a row that takes a reward back. */
export type RewardKind = (typeof REWARD_KINDS)[number];

/** The reasons for which a trade, or a client who is rewarded once (CPA), earns nothing. */
export const NO_REWARD_REASONS = [
  'too-short',
  'bonus-funded',
  'opposite',
  'self',
  'refused',
  'before-binding',
  'ended',
  'no-programme',
  'below-unit',
  'no-rate',
  'cpa',
  'cpa-missed',
  'deposit-returned',
] as const;
/** Why a trade, or a client on CPA, earns nothing. */
export type NoRewardReason = (typeof NO_REWARD_REASONS)[number];

/** The version of the rules that a reward follows: a rate for a lot of each group, a share of the costs, or an amount for a client. */
export interface RewardScheme {
  readonly id: number;
  readonly version: number;
  readonly kind: 'lot' | 'revenue' | 'cpa';
  /** The currency of the rates. */
  readonly currency: string | null;
  readonly rates: readonly { readonly group: 'forex' | 'metals' | 'other'; readonly rate: string }[];
  readonly share: string | null;
}

/**
 * A reward, or a trade without one (state `none`, with its reason). Symbol and lots are missing for a client who hides
 * their trades.
 */
export interface PartnerReward {
  readonly id: number;
  readonly earnedAt: string | null;
  /** The name under which the partner sees the client. */
  readonly ref: string;
  /** Masked; `null` if the client hides it. */
  readonly email: string | null;
  readonly level: number;
  /** `cpa`: for a client, once. */
  readonly kind: RewardKind;
  readonly symbol: string | null;
  readonly lots: string | null;
  readonly scheme: RewardScheme | null;
  readonly amount: string | null;
  readonly currency: string;
  readonly state: RewardState;
  readonly reason: NoRewardReason | null;
  readonly dueAt: string | null;
  readonly payout: string | null;
}

/** A state of a reward, and when it began or begins. */
export interface RewardStep {
  readonly state: RewardState;
  readonly at: string | null;
}

/** How a reward was calculated: the figures multiply to the amount before it is rounded. */
export interface RewardWorking extends PartnerReward {
  /** `text`: the rule in the client's language. */
  readonly scheme: (RewardScheme & { readonly text: string | null }) | null;
  readonly working: readonly {
    readonly what: 'lots' | 'rate' | 'costs' | 'share' | 'cpa' | 'level' | 'conversion';
    readonly value: string;
    readonly unit: string;
  }[];
  /** The conditions of a reward for a client; null for a trade, and if the client hides their trades. */
  readonly conditions: readonly CpaCondition[] | null;
  /** The trade; null if the client hides it, or if the reward has none. */
  readonly source: {
    readonly ticket: number | null;
    readonly openedAt: string | null;
    readonly closedAt: string | null;
    readonly seconds: number | null;
  } | null;
  /** The conversion into the partner's currency; null if it was not necessary. */
  readonly rate: {
    readonly from: string;
    readonly to: string;
    readonly value: string;
    readonly at: string | null;
  } | null;
  readonly steps: readonly RewardStep[];
  /** The states that follow unless something else happens. */
  readonly ahead: readonly RewardStep[];
}

/** A page of rewards; `next` is the cursor of the next one. */
export interface RewardPage {
  readonly items: readonly PartnerReward[];
  /** The totals of the whole list by currency, with its first page. */
  readonly totals:
    | readonly {
        readonly currency: string;
        readonly count: number;
        readonly amount: string | null;
      }[]
    | null;
  readonly next: string | null;
}
