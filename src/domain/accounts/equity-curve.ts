import type { EquityPoint } from './books';

const isZero = (amount: string | null): boolean => !/[1-9]/.test(amount ?? '');

/** The curve since the first day with money in the account; only the last day if it never had any. */
export function skipEmptyDays(points: readonly EquityPoint[]): readonly EquityPoint[] {
  const first = points.findIndex(({ equity, moved }) => !isZero(equity) || !isZero(moved));
  return points.slice(first < 0 ? -1 : first);
}
