import type { MarketBoard } from './market-board';

/** The numbers of a list in PostgreSQL's notation. */
const numbersOf = (list: string): readonly number[] => list.slice(1, -1).split(',').map(Number);

function largestChange(before: string, after: string): number {
  if (before === after) return 0;
  const laterValues = numbersOf(after);
  return Math.max(
    ...numbersOf(before).map((value, index) => Math.abs((laterValues[index] ?? NaN) / value - 1)),
  );
}

/**
 * The largest relative change of a price or a rate from one board to another: 0.01 is a percent. Infinite if a night lies
 * between them, which costs swap.
 */
export function marketMove(before: MarketBoard, after: MarketBoard): number {
  if (before === after) return 0;
  if (before.at.slice(0, 10) !== after.at.slice(0, 10)) return Infinity;
  const lists = ['bids', 'asks', 'dollars', 'per'] as const;
  return Math.max(...lists.map((list) => largestChange(before[list], after[list])));
}
