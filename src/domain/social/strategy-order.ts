import { compareDecimals, sortKeyOf } from '../kernel/numbers/decimal';
import { sortedByKey, type SortDirection } from '../kernel/sorted-by-key';
import { instantOf } from '../kernel/instant';
import type { Strategy } from './strategy';

/** Fields by which strategies can be sorted. */
export type StrategySort =
  'name' | 'returnPercent' | 'drawdownPercent' | 'startedAt' | 'feePercent' | 'copiers';

/**
 * The usual direction for each field: A to Z, highest return, smallest drawdown, longest history, lowest fee and most
 * copiers first.
 */
export const STRATEGY_DIRECTIONS: Readonly<Record<StrategySort, SortDirection>> = Object.freeze({
  name: 'ascending',
  returnPercent: 'descending',
  drawdownPercent: 'ascending',
  startedAt: 'ascending',
  feePercent: 'ascending',
  copiers: 'descending',
});

/** A sorted copy. Equal strategies keep their order; those without a value come last in both directions. */
export function sortStrategies(
  strategies: readonly Strategy[],
  sortKey: StrategySort,
  direction: SortDirection = STRATEGY_DIRECTIONS[sortKey],
): readonly Strategy[] {
  const sign = direction === 'ascending' ? 1 : -1;
  if (sortKey === 'name') {
    const { compare } = new Intl.Collator('en', { numeric: true });
    return sortedByKey(strategies, { keyOf: ({ name }) => name, compare }, sign);
  }
  if (sortKey === 'copiers' || sortKey === 'startedAt') {
    const keyOf = ({ copiers, startedAt }: Strategy) =>
      (sortKey === 'copiers' ? copiers : instantOf(startedAt)) ?? undefined;
    return sortedByKey(strategies, { keyOf, compare: (a, b) => a - b }, sign);
  }
  return sortedByKey(
    strategies,
    { keyOf: (strategy) => sortKeyOf(strategy[sortKey]), compare: compareDecimals },
    sign,
  );
}
