/** Days on which a position can be rolled over to the next one. */
export const WEEKDAYS = Object.freeze(['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const);
/** A day of the week. */
export type Weekday = (typeof WEEKDAYS)[number];

/** The night that is charged three times by default (V16). */
export const DEFAULT_TRIPLE_SWAP_DAY: Weekday = 'wednesday';

/** Direction of a position. */
export type Side = 'buy' | 'sell';

/** Unit of a symbol's swap: points of the price, or percent of the position a year. */
export type SwapMode = 'points' | 'percent';

/** Source and time of a figure. */
export interface QuoteSource {
  readonly source: string | null;
  /** Epoch milliseconds. */
  readonly time: number | null;
}

/** A symbol as the calculators need it. Figures are decimal strings; a figure that was not sent is null, and the client types it. */
export interface Instrument extends QuoteSource {
  readonly symbol: string;
  readonly name: string | null;
  /** e.g. `forex`, `metals`; null for a symbol without a group. */
  readonly group: string | null;
  /** Currency in which the price is written and a profit arises. */
  readonly currency: string;
  /** Units of one lot. */
  readonly contractSize: string;
  /** Digits of the price behind the point. */
  readonly digits: number;
  readonly point: string;
  readonly pip: string;
  readonly lotStep: string;
  readonly price: string | null;
  readonly swapMode: SwapMode | null;
  /** For one night: points, or percent a year, by `swapMode`. Negative is charged, positive is paid out. */
  readonly swapLong: string | null;
  readonly swapShort: string | null;
  /** Null if no night is charged three times. */
  readonly tripleSwapDay: Weekday | null;
}

/** The smallest step of a price. */
export function pointOf(digits: number): string {
  return digits === 0 ? '1' : `0.${'0'.repeat(digits - 1)}1`;
}

/** A pip is ten points on five-digit and three-digit symbols, else one point (V16). */
export function pipOf(digits: number): string {
  return pointOf(digits === 5 || digits === 3 ? digits - 1 : digits);
}

/** The symbol's swap for a side; null if the symbol has another mode. */
export function swapOf(instrument: Instrument, side: Side, mode: SwapMode): string | null {
  if (instrument.swapMode !== mode) return null;
  return side === 'buy' ? instrument.swapLong : instrument.swapShort;
}
