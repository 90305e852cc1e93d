import { sortedByKey } from '../kernel/sorted-by-key';

/** The least that a strategy needs to be ranked: days, closed trades, and dollars of its provider's own. */
export const RANK_NEEDS = Object.freeze({ days: 90, deals: 30, money: 500 });

/** Groups of the list, in their order. */
export const RANK_GROUPS = ['ranked', 'unranked', 'retired'] as const;
/** A group of the list of strategies. */
export type RankGroup = (typeof RANK_GROUPS)[number];

/** Needs of a rank, which a strategy may not meet yet. */
export const RANK_REASONS = ['days', 'deals', 'money'] as const;
/** The reason why a strategy is not ranked yet. */
export type RankReason = (typeof RANK_REASONS)[number];

/** The figures that a rank follows from. */
export interface RankFigures {
  readonly days: number;
  readonly deals: number;
  /** The equity of the strategy's account in dollars. */
  readonly money: number;
  /** The return of the last twelve months, and the deepest fall, in percent. */
  readonly yearPercent: number;
  readonly drawdownPercent: number;
  /** Epoch milliseconds of a retired strategy's end. */
  readonly endedAt: number | undefined;
}

/** The place of a strategy in the list. */
export interface StrategyRank {
  readonly group: RankGroup;
  /** Counts from 1; only for a ranked strategy. */
  readonly rank: number | undefined;
  readonly score: number | undefined;
  /** Filled only for a strategy that is not ranked yet. */
  readonly reasons: readonly RankReason[];
}

/** The return of twelve months for each percent of the deepest fall, which counts as one percent at least. */
export const rankScore = ({ drawdownPercent, yearPercent }: Omit<RankFigures, 'endedAt'>): number =>
  yearPercent / Math.max(drawdownPercent, 1);

/**
 * Orders strategies: ranked ones by their score, the older one first if it is the same, then those that are not ranked yet,
 * the youngest first, then retired ones by the date of their end.
 */
export function rankStrategies<Item extends RankFigures>(
  strategies: readonly Item[],
): readonly (Item & StrategyRank)[] {
  const groupOf = (strategy: Item): RankGroup =>
    strategy.endedAt !== undefined ? 'retired' : reasonsOf(strategy).length > 0 ? 'unranked' : 'ranked';
  const inGroup = (group: RankGroup) => strategies.filter((strategy) => groupOf(strategy) === group);
  const sortItems = (items: readonly Item[], keyOf: (item: Item) => number, sign: 1 | -1) =>
    sortedByKey(items, { keyOf, compare: (a, b) => a - b }, sign);
  const byAge = sortItems(inGroup('ranked'), ({ days }) => days, -1);
  return [
    ...sortItems(byAge, rankScore, -1).map((strategy, index) => ({
      ...strategy,
      group: 'ranked' as const,
      rank: index + 1,
      score: rankScore(strategy),
      reasons: [],
    })),
    ...sortItems(inGroup('unranked'), ({ days }) => days, 1).map((strategy) =>
      withoutRank(strategy, 'unranked', reasonsOf(strategy)),
    ),
    ...sortItems(inGroup('retired'), ({ endedAt }) => Number(endedAt), 1).map((strategy) =>
      withoutRank(strategy, 'retired', []),
    ),
  ];
}

const reasonsOf = (figures: RankFigures): readonly RankReason[] =>
  RANK_REASONS.filter((need) => figures[need] < RANK_NEEDS[need]);

const withoutRank = <Item>(strategy: Item, group: RankGroup, reasons: readonly RankReason[]) => ({
  ...strategy,
  group,
  rank: undefined,
  score: undefined,
  reasons,
});
