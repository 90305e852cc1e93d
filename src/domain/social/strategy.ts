import type { RankGroup, RankReason } from './strategy-rank';

/** States of a strategy: an open one takes copiers. */
export const STRATEGY_STATES = ['open', 'full', 'closed-to-new', 'paused', 'retired'] as const;
/** A state of a strategy, which defines whether it accepts new copiers. */
export type StrategyState = (typeof STRATEGY_STATES)[number];

/** The owner of the money that a strategy trades: the provider, or the broker, whose robot makes the trades. */
export const STRATEGY_MONEY = ['own', 'broker'] as const;
/** The owner of the money that a strategy trades. */
export type StrategyMoney = (typeof STRATEGY_MONEY)[number];

/** Why a strategy was retired: its provider or the broker closed it, or its money was lost. */
export const END_REASONS = ['provider', 'broker', 'loss'] as const;
/** The reason why a strategy was retired. */
export type EndReason = (typeof END_REASONS)[number];

/** A change of a strategy's fee, in percent. */
export interface FeeChange {
  /** ISO 8601 UTC. */
  readonly at: string;
  readonly from: string;
  readonly to: string;
}

/** Results of copiers in percent of the money paid in, after all costs; each is null if there are too few copies. */
export interface CopierResults {
  readonly count: number | null;
  readonly median: string | null;
  /** A quarter of the copies got less than the first and more than the third. */
  readonly q1: string | null;
  readonly q3: string | null;
  readonly worst: string | null;
  readonly best: string | null;
  readonly losses: number | null;
  /** A percentage. */
  readonly lossShare: string | null;
}

/** A strategy that can be copied (V12); fields that were not sent are `null`. */
export interface Strategy {
  readonly id: number;
  readonly name: string;
  readonly provider: string | null;
  readonly summary: string | null;
  /** Language of the summary: two letters or a culture. */
  readonly culture: string | null;
  readonly currency: string | null;
  /** From 1, the calmest, to 10; null for fewer than thirty days. */
  readonly risk: number | null;
  /** The standard deviation of the daily changes that the risk follows from. */
  readonly deviationPercent: string | null;
  /** Percentages and pips are decimal strings; the return is since the start, that of the year over twelve months. */
  readonly returnPercent: string | null;
  readonly yearPercent: string | null;
  readonly drawdownPercent: string | null;
  /** The first and the last day of the deepest fall, `YYYY-MM-DD`; null without one. */
  readonly drawdownFrom: string | null;
  readonly drawdownTo: string | null;
  readonly group: RankGroup;
  /** Counts from 1; null if it is not ranked. */
  readonly rank: number | null;
  /** The needs of a rank that it does not meet yet. */
  readonly reasons: readonly RankReason[];
  /** Days that have ended, closed trades, and the equity of its account, as ranks need them. */
  readonly days: number | null;
  readonly deals: number | null;
  readonly equity: string | null;
  readonly money: StrategyMoney | null;
  readonly copied: CopierResults | null;
  readonly pips: string | null;
  /** The provider's share of the gain. */
  readonly feePercent: string | null;
  /** Minimum amount for copying, a decimal string. */
  readonly minimum: string | null;
  readonly copiers: number | null;
  readonly state: StrategyState;
  /** True if the client is its provider. */
  readonly isOwn: boolean;
  /** ISO 8601 UTC, of a retired one. */
  readonly endedAt: string | null;
  readonly endReason: EndReason | null;
  /** ISO 8601 UTC. */
  readonly startedAt: string | null;
  /** The return at even steps from the start until now, as decimal strings; empty if none was sent. */
  readonly curve: readonly string[];
}
