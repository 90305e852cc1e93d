import { compareDecimals, sortKeyOf } from '../kernel/numbers/decimal';
import { sortedByKey, type SortDirection } from '../kernel/sorted-by-key';
import { instantOf } from '../kernel/instant';
import type { Strategy } from './strategy';

/** Fields by which strategies can be sorted. */
export type StrategySort =
  'name' | 'returnPercent' | 'drawdownPercent' | 'startedAt' | 'feePercent' | 'copiers';

/**
 * The usual direction of each order: A to Z, most gained, smallest fall, longest record, smallest fee, most
 * copied first.
 */
export const STRATEGY_DIRECTIONS: Readonly<Record<StrategySort, SortDirection>> = Object.freeze({
  name: 'ascending',
  returnPercent: 'descending',
  drawdownPercent: 'ascending',
  startedAt: 'ascending',
  feePercent: 'ascending',
  copiers: 'descending',
});

/** A sorted copy; equal strategies keep their order, those without the figure come last in both directions. */
export function sortStrategies(
  strategies: readonly Strategy[],
  by: StrategySort,
  direction: SortDirection = STRATEGY_DIRECTIONS[by],
): readonly Strategy[] {
  const sign = direction === 'ascending' ? 1 : -1;
  if (by === 'name') {
    const { compare } = new Intl.Collator('en', { numeric: true });
    return sortedByKey(strategies, { keyOf: ({ name }) => name, compare }, sign);
  }
  if (by === 'copiers' || by === 'startedAt') {
    const keyOf = ({ copiers, startedAt }: Strategy) =>
      (by === 'copiers' ? copiers : instantOf(startedAt)) ?? undefined;
    return sortedByKey(strategies, { keyOf, compare: (a, b) => a - b }, sign);
  }
  return sortedByKey(
    strategies,
    { keyOf: (strategy) => sortKeyOf(strategy[by]), compare: compareDecimals },
    sign,
  );
}
