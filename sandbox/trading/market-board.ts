import { INSTRUMENTS } from '../market/instruments.table';
import { dollarValuesAt, quoteAt, tickOf } from '../market/market';
import { moneyDigits } from './money-digits';

/** The market of one tick, as parameters of a query (reckoning.ts). */
export interface Board {
  /** JSON list of `{symbol, bid, ask}`. */
  readonly quotes: string;
  /** JSON list of `{currency, dollars, per, digits}`: what one unit is worth, and how many digits it is kept with. */
  readonly money: string;
  /** The tick's instant, ISO 8601. */
  readonly at: string;
}

let latest: Board | undefined;

/** The board of an instant; the latest one is kept, since everybody asks for it until the next tick. */
export function boardAt(instant: Date): Board {
  const tick = tickOf(instant.getTime());
  const at = new Date(tick).toISOString();
  if (latest?.at === at) return latest;
  const quotes = INSTRUMENTS.map((instrument) => {
    const { bid, ask } = quoteAt(instrument, tick);
    const { digits, symbol } = instrument;
    return { symbol, bid: bid.toFixed(digits), ask: ask.toFixed(digits) };
  });
  latest = { at, quotes: JSON.stringify(quotes), money: JSON.stringify(moneyAt(tick)) };
  return latest;
}

/** What each currency is worth at an instant, and how many digits it is kept with. */
export function moneyAt(instant: number) {
  return dollarValuesAt(instant).map((value) => ({ ...value, digits: moneyDigits(value.currency) }));
}
