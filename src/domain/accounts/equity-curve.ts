import type { EquityPoint } from './books';

const isNought = (amount: string | null): boolean => !/[1-9]/.test(amount ?? '');

/** The curve from the first day on which the account had anything; the last day alone where it never had. */
export function fromFirstMoney(points: readonly EquityPoint[]): readonly EquityPoint[] {
  const first = points.findIndex(({ equity, moved }) => !isNought(equity) || !isNought(moved));
  return points.slice(first < 0 ? -1 : first);
}
