/**
 * A market of generated prices: every price is a function of symbol and time, so everybody sees the same. Prices move
 * around the closing prices that the gateway quotes (`db/seed/instruments.table.ts`).
 */
export interface MarketSymbol {
  readonly name: string;
  /** The price it moves around. */
  readonly base: number;
  readonly digits: number;
  /** In points; a point is one unit of the last decimal. */
  readonly spread: number;
  /** How far the price moves within days, as a fraction of it. */
  readonly swing: number;
}

const row = (name: string, base: number, digits: number, spread: number, swing: number): MarketSymbol =>
  Object.freeze({ name, base, digits, spread, swing });

export const SYMBOLS: readonly MarketSymbol[] = Object.freeze([
  row('EURUSD', 1.08962, 5, 12, 0.008),
  row('GBPUSD', 1.25913, 5, 15, 0.009),
  row('USDJPY', 150.123, 3, 14, 0.01),
  row('AUDUSD', 0.65237, 5, 14, 0.011),
  row('USDCHF', 0.88214, 5, 16, 0.008),
  row('XAUUSD', 2034.55, 2, 28, 0.014),
  row('UKOIL', 82.41, 2, 4, 0.02),
  row('DE40', 17419.3, 1, 12, 0.012),
  row('US500', 5088.8, 1, 6, 0.011),
  row('BTCUSD', 51742.1, 2, 3500, 0.035),
]);

export interface Candle {
  /** Start of the candle, epoch milliseconds. */
  readonly at: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
}

const MINUTE = 60_000;

/** Waves of smooth noise added together: length in milliseconds, and share of the symbol's swing. */
const WAVES: readonly (readonly [number, number])[] = [
  [4_320 * MINUTE, 1],
  [1_080 * MINUTE, 0.5],
  [240 * MINUTE, 0.28],
  [45 * MINUTE, 0.12],
  [8 * MINUTE, 0.05],
  [MINUTE, 0.016],
  [5_000, 0.006],
  [700, 0.002],
];

/** A value from -1 to 1, the same for the same arguments. */
function noise(seed: number, step: number): number {
  let hash = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(step | 0, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2_147_483_648 - 1;
}

function wave(seed: number, position: number): number {
  const step = Math.floor(position);
  const share = position - step;
  const eased = share * share * (3 - 2 * share);
  return noise(seed, step) * (1 - eased) + noise(seed, step + 1) * eased;
}

function seedOf(name: string): number {
  return [...name].reduce((seed, letter) => Math.imul(seed, 31) + letter.charCodeAt(0), 7);
}

/** The mid price at an instant, rounded to the symbol's decimals. */
export function priceAt({ name, base, digits, swing }: MarketSymbol, instant: number): number {
  const seed = seedOf(name);
  const sum = WAVES.reduce(
    (total, [length, share], index) => total + share * wave(seed + index, instant / length),
    0,
  );
  return Number((base * (1 + (swing * sum) / 2)).toFixed(digits));
}

/** The prices to sell (bid) and buy (ask) at. */
export function quoteAt(symbol: MarketSymbol, instant: number): { bid: number; ask: number } {
  const size = 10 ** symbol.digits;
  const bid = Math.round(priceAt(symbol, instant) * size) - Math.floor(symbol.spread / 2);
  return { bid: bid / size, ask: (bid + symbol.spread) / size };
}

const SAMPLES = 12;

/** The last `count` candles of the given length, the current one last. */
export function candlesUntil(
  symbol: MarketSymbol,
  lengthMs: number,
  count: number,
  now: number,
): readonly Candle[] {
  const last = Math.floor(now / lengthMs);
  return Array.from({ length: count }, (_, index) => {
    const at = (last - count + 1 + index) * lengthMs;
    const end = Math.min(at + lengthMs, now);
    const prices = Array.from({ length: SAMPLES + 1 }, (_none, sample) =>
      priceAt(symbol, at + ((end - at) * sample) / SAMPLES),
    );
    return {
      at,
      open: prices[0] ?? symbol.base,
      close: prices[SAMPLES] ?? symbol.base,
      high: Math.max(...prices),
      low: Math.min(...prices),
    };
  });
}
