import { INSTRUMENTS, REFERENCE_RATES, type MarketInstrument, type ReferenceRate } from './instruments.table';

/* The gateway's market. Every price is a function of instrument and time alone, so that accounts, the calculators, the
   terminal and the research pages show the same price at the same instant, on every replica, in the browser and after a
   restart. Prices move around those of instruments.table.ts and always return to them. The terminal's page has this file
   in its script, so it imports only the table. */

/** Prices change every half second: all queries in between see the same market. */
export const TICK_MS = 500;

/** The instant of the tick that an instant falls into. */
export const tickOf = (instant: number): number => Math.floor(instant / TICK_MS) * TICK_MS;

const DAY = 86_400_000;
const MINUTE = 60_000;

/** Waves of smooth noise added together: length in milliseconds, and share of the instrument's swing. */
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

/** Crosses are calculated from their two pairs, so that trading in a circle earns nothing. */
const CROSSES: Readonly<
  Record<string, readonly [firstPair: string, secondPair: string, operation: 'multiply' | 'divide']>
> = {
  EURGBP: ['EURUSD', 'GBPUSD', 'divide'],
  EURJPY: ['EURUSD', 'USDJPY', 'multiply'],
  GBPJPY: ['GBPUSD', 'USDJPY', 'multiply'],
};

const BY_SYMBOL: ReadonlyMap<string, MarketInstrument> = new Map(
  INSTRUMENTS.map((instrument) => [instrument.symbol, instrument]),
);

/** @throws if the market does not have the symbol. */
export function instrumentOf(symbol: string): MarketInstrument {
  const instrument = BY_SYMBOL.get(symbol);
  if (!instrument) throw new Error(`The market has no ${symbol}`);
  return instrument;
}

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
  const easedShare = share * share * (3 - 2 * share);
  return noise(seed, step) * (1 - easedShare) + noise(seed, step + 1) * easedShare;
}

function seedOf(name: string): number {
  return [...name].reduce((seed, letter) => Math.imul(seed, 31) + letter.charCodeAt(0), 7);
}

function fluctuatingPrice(name: string, price: string, swing: number, tick: number): number {
  const seed = seedOf(name);
  const sum = WAVES.reduce(
    (total, [length, share], index) => total + share * wave(seed + index, tick / length),
    0,
  );
  return Number(price) * (1 + (swing * sum) / 2);
}

function exactPrice({ symbol, price, swing }: MarketInstrument, tick: number): number {
  const cross = CROSSES[symbol];
  if (!cross) return fluctuatingPrice(symbol, price, swing, tick);
  const [first, second] = [
    exactPrice(instrumentOf(cross[0]), tick),
    exactPrice(instrumentOf(cross[1]), tick),
  ];
  return cross[2] === 'multiply' ? first * second : first / second;
}

/** The mid price at an instant, rounded to the instrument's digits. */
export function priceAt(instrument: MarketInstrument, instant: number): number {
  return Number(exactPrice(instrument, tickOf(instant)).toFixed(instrument.digits));
}

export interface Quote {
  /** The price to sell at. */
  readonly bid: number;
  /** The price to buy at. */
  readonly ask: number;
}

export function quoteAt(instrument: MarketInstrument, instant: number): Quote {
  const size = 10 ** instrument.digits;
  const bid = Math.round(priceAt(instrument, instant) * size) - Math.floor(instrument.spread / 2);
  return { bid: bid / size, ask: (bid + instrument.spread) / size };
}

/**
 * The farthest distance of the mid price from the instrument's own, as a fraction of it: a cross moves with both pairs.
 */
export function reachOf({ swing, symbol }: MarketInstrument): number {
  const cross = CROSSES[symbol];
  return cross ? reachOf(instrumentOf(cross[0])) + reachOf(instrumentOf(cross[1])) : swing;
}

/** Change of the mid price since midnight UTC, in percent. */
export function dailyChangeAt(instrument: MarketInstrument, instant: number): number {
  return (priceAt(instrument, instant) / priceAt(instrument, Math.floor(instant / DAY) * DAY) - 1) * 100;
}

/** The value of one unit of a currency: `dollars` ÷ `per` US dollars, both decimal strings. */
export interface DollarValue {
  readonly currency: string;
  readonly dollars: string;
  readonly per: string;
}

/** One unit of `from` in `to`. */
export interface MarketRate {
  readonly from: string;
  readonly to: string;
  readonly rate: string;
  /** True if it is the price of a pair that is traded here. */
  readonly isTraded: boolean;
}

const PAIRS_WITH_DOLLAR = INSTRUMENTS.filter(
  ({ base, group, quote }) => group === 'forex' && (base === 'USD' || quote === 'USD'),
);

/** The rate between the US dollar and each other currency that has one, by that currency. */
const DOLLAR_RATES: ReadonlyMap<string, (instant: number) => MarketRate> = new Map([
  ...PAIRS_WITH_DOLLAR.map((pair): [string, (instant: number) => MarketRate] => [
    pair.base === 'USD' ? pair.quote : pair.base,
    (instant) => ({
      from: pair.base,
      to: pair.quote,
      rate: priceAt(pair, instant).toFixed(pair.digits),
      isTraded: true,
    }),
  ]),
  ...REFERENCE_RATES.map((reference): [string, (instant: number) => MarketRate] => [
    reference.currency,
    (instant) => ({
      from: 'USD',
      to: reference.currency,
      rate: referenceAt(reference, instant),
      isTraded: false,
    }),
  ]),
]);

/** The rates between the US dollar and every other currency that has one. */
export function ratesAt(instant: number): readonly MarketRate[] {
  return [...DOLLAR_RATES.values()].map((rateAt) => rateAt(instant));
}

/** The price of a dollar at an instant in a currency that is not traded here. */
export function referenceAt({ currency, price, swing }: ReferenceRate, instant: number): string {
  const digits = price.split('.')[1]?.length ?? 0;
  return fluctuatingPrice(`USD${currency}`, price, swing, tickOf(instant)).toFixed(digits);
}

/** The value of every currency that has a rate. */
export function dollarValuesAt(instant: number): readonly DollarValue[] {
  return ['USD', ...DOLLAR_RATES.keys()].flatMap((currency) => dollarValueAt(currency, instant) ?? []);
}

/** The value of one currency; undefined if it has no rate. */
export function dollarValueAt(currency: string, instant: number): DollarValue | undefined {
  if (currency === 'USD') return { currency, dollars: '1', per: '1' };
  const marketRate = DOLLAR_RATES.get(currency)?.(instant);
  if (!marketRate) return undefined;
  const { rate, to } = marketRate;
  return to === 'USD' ? { currency, dollars: rate, per: '1' } : { currency, dollars: '1', per: rate };
}

export interface Candle {
  /** Start of the candle, epoch milliseconds. */
  readonly at: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
}

const SAMPLES = 12;

/** The last `count` candles of the given length, the current one last. */
export function candlesUntil(
  instrument: MarketInstrument,
  lengthMs: number,
  count: number,
  now: number,
): readonly Candle[] {
  const lastIndex = Math.floor(now / lengthMs);
  return Array.from({ length: count }, (_, index) => {
    const at = (lastIndex - count + 1 + index) * lengthMs;
    const end = Math.min(at + lengthMs, now);
    const prices = Array.from({ length: SAMPLES + 1 }, (_value, sample) =>
      priceAt(instrument, at + ((end - at) * sample) / SAMPLES),
    );
    return {
      at,
      open: prices[0] ?? NaN,
      close: prices[SAMPLES] ?? NaN,
      high: Math.max(...prices),
      low: Math.min(...prices),
    };
  });
}
