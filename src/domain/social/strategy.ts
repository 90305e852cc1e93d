/** States of a strategy: an open one takes copiers. */
export const STRATEGY_STATES = ['open', 'full', 'closed-to-new', 'paused', 'retired'] as const;
/** A state of a strategy, which says if it takes new copiers. */
export type StrategyState = (typeof STRATEGY_STATES)[number];

/** A strategy that can be copied (V12); fields that were not sent are `null`. */
export interface Strategy {
  readonly id: number;
  readonly name: string;
  readonly provider: string | null;
  readonly summary: string | null;
  /** Language of the summary: two letters or a culture. */
  readonly culture: string | null;
  readonly currency: string | null;
  /** Percentages and pips are decimal strings; the return is since the start. */
  readonly returnPercent: string | null;
  readonly drawdownPercent: string | null;
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
  /** ISO 8601 UTC. */
  readonly startedAt: string | null;
  /** The return at even steps from the start until now, as decimal strings; empty if none was sent. */
  readonly curve: readonly string[];
}
