import type { EndReason, FeeChange, Strategy, StrategyMoney } from './strategy';

/** The worth of one unit at the end of a day, `YYYY-MM-DD`, as a decimal string; 1 at the start. */
export interface StrategyUnit {
  readonly day: string;
  readonly unit: string;
}

/** Twelve months of a strategy, or fewer at its start; percentages are decimal strings. */
export interface StrategyYear {
  /** The first and the last day. */
  readonly from: string;
  readonly to: string;
  /** The return of each of the twelve months; null for one before the start. */
  readonly months: readonly (string | null)[];
  readonly drawdownPercent: string | null;
  readonly returnPercent: string | null;
  /** Of a copy of 1,000 of the strategy's currency, after all costs and the fee. */
  readonly costsPercent: string | null;
}

/** A closed trade of a strategy. */
export interface StrategyDeal {
  readonly ticket: number;
  readonly symbol: string;
  readonly side: 'buy' | 'sell';
  readonly lots: string | null;
  readonly openPrice: string | null;
  readonly closePrice: string | null;
  readonly openedAt: string | null;
  readonly closedAt: string | null;
  /** In the strategy's currency; swap and commission are apart. */
  readonly profit: string | null;
  readonly swap: string | null;
  readonly commission: string | null;
}

/** Closed trades, the newest first, and the cursor of the next page; null on the last one. */
export interface StrategyDeals {
  readonly items: readonly StrategyDeal[];
  readonly next: string | null;
}

/** Facts about a strategy that a copier should know. */
export interface StrategyDisclosure {
  readonly money: StrategyMoney | null;
  /** The most copiers at a time, and the most copies of one client. */
  readonly capacity: number | null;
  readonly maxCopies: number | null;
  /** The oldest first. */
  readonly feeChanges: readonly FeeChange[];
  /** Of the closed trades of the last twelve months, whose number is `yearDeals`. */
  readonly symbols: readonly string[];
  readonly openCount: number | null;
  readonly yearDeals: number | null;
}

/** A strategy that was closed for good. */
export interface RetiredStrategy {
  readonly id: number;
  readonly name: string;
  readonly endedAt: string | null;
  readonly endReason: EndReason | null;
  readonly returnPercent: string | null;
}

/** The strategies that were closed for good, of all that were published. */
export interface RetiredStrategies {
  readonly published: number | null;
  readonly closed: number | null;
  readonly withLoss: number | null;
  readonly items: readonly RetiredStrategy[];
}

/** A strategy with all that its page shows. */
export interface StrategyDetails {
  readonly strategy: Strategy;
  /** The oldest first. */
  readonly days: readonly StrategyUnit[];
  /** The latest first. */
  readonly years: readonly StrategyYear[];
  readonly disclosure: StrategyDisclosure | null;
  readonly deals: StrategyDeals;
  readonly retired: RetiredStrategies | null;
}
