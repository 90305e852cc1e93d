import { compareDecimals, sortKeyOf } from '../kernel/numbers/decimal';
import { sortedByKey, type SortDirection } from '../kernel/sorted-by-key';
import { instantOf } from '../kernel/instant';
import type { Strategy } from './strategy';

/** Fields by which strategies can be sorted; the rank is the order in which they are sent. */
export type StrategySort =
  | 'rank'
  | 'name'
  | 'risk'
  | 'drawdownPercent'
  | 'yearPercent'
  | 'copied'
  | 'lossShare'
  | 'feePercent'
  | 'minimum'
  | 'startedAt';

/**
 * The usual direction for each field: A to Z, lowest risk, smallest drawdown, highest return and median, fewest losses,
 * lowest fee and minimum, and longest history first.
 */
export const STRATEGY_DIRECTIONS: Readonly<Record<StrategySort, SortDirection>> = Object.freeze({
  rank: 'ascending',
  name: 'ascending',
  risk: 'ascending',
  drawdownPercent: 'ascending',
  yearPercent: 'descending',
  copied: 'descending',
  lossShare: 'ascending',
  feePercent: 'ascending',
  minimum: 'ascending',
  startedAt: 'ascending',
});

/** A sorted copy. Equal strategies keep their order; strategies without a value are last in both directions. */
export function sortStrategies(
  strategies: readonly Strategy[],
  sortKey: StrategySort,
  direction: SortDirection = STRATEGY_DIRECTIONS[sortKey],
): readonly Strategy[] {
  const sign = direction === 'ascending' ? 1 : -1;
  if (sortKey === 'rank') return strategies;
  if (sortKey === 'name') {
    const { compare } = new Intl.Collator('en', { numeric: true });
    return sortedByKey(strategies, { keyOf: ({ name }) => name, compare }, sign);
  }
  if (sortKey === 'risk' || sortKey === 'startedAt') {
    const keyOf = ({ risk, startedAt }: Strategy) =>
      (sortKey === 'risk' ? risk : instantOf(startedAt)) ?? undefined;
    return sortedByKey(strategies, { keyOf, compare: (a, b) => a - b }, sign);
  }
  return sortedByKey(
    strategies,
    { keyOf: (strategy) => sortKeyOf(decimalOf(strategy, sortKey)), compare: compareDecimals },
    sign,
  );
}

function decimalOf(
  strategy: Strategy,
  field: Exclude<StrategySort, 'rank' | 'name' | 'risk' | 'startedAt'>,
): string | null {
  if (field === 'copied') return strategy.copied?.median ?? null;
  if (field === 'lossShare') return strategy.copied?.lossShare ?? null;
  return strategy[field];
}
