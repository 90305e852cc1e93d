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

/**
 * The formulas of safe moves are valid for moves up to this size: they ignore products of two changes, and a tenth is reserved for
 * them.
 */
export const LARGEST_MOVE = 0.02;
export const SAFETY_FACTOR = 1.1;

/** The figures of an account that determine how far prices can move its equity. Amounts are in its currency. */
export interface AccountExposure {
  /** Value of its positions at the current prices, and three times the absolute values of their profits and swaps. */
  readonly exposure: number | null;
  readonly positionCount: number | null;
  /** Digits of its currency. */
  readonly digits: number | null;
}

export interface EquityState extends AccountExposure {
  /** From the equity down to the limit. */
  readonly distance: number | null;
}

/**
 * How far the market may move, relative to now, before the equity can be at a limit: 0.01 is a percent. It is rather too
 * small than too large. Infinite if no price moves the equity, or it is unknown.
 */
export function safeEquityMove({ digits, distance, exposure, positionCount }: EquityState): number {
  if (!exposure || positionCount === null || digits === null || distance === null) return Infinity;
  // The profit and the swap of each position are rounded.
  const rounding = 10 ** -digits * (2 * positionCount + 1);
  return Math.min(LARGEST_MOVE, Math.max(0, (distance - rounding) / (SAFETY_FACTOR * exposure)));
}
