import { INSTRUMENTS } from '../market/instruments.table';
import { dollarValuesAt, quoteAt, tickOf } from '../market/market';
import { moneyDigits } from './money-digits';

/**
 * The market of one tick, as parameters of a query: lists in PostgreSQL's notation, `{EURUSD,GBPUSD}`, which it reads
 * faster than JSON.
 */
export interface Board {
  /** The tick's instant, ISO 8601. */
  readonly at: string;
  readonly symbols: string;
  readonly bids: string;
  readonly asks: string;
  readonly currencies: string;
  /** One unit of a currency is worth `dollars` ÷ `per` US dollars. */
  readonly dollars: string;
  readonly per: string;
  /** Digits with which amounts of a currency are kept. */
  readonly digits: string;
}

const listOf = (values: readonly (string | number)[]): string => `{${values.join()}}`;

let latest: Board | undefined;

/** The board of an instant; the latest one is kept, since everybody asks for it until the next tick. */
export function boardAt(instant: Date): Board {
  const tick = tickOf(instant.getTime());
  const at = new Date(tick).toISOString();
  if (latest?.at === at) return latest;
  // With all digits of the instrument: 2041.10 is no other price than 2041.1, but reads as one.
  const quotes = INSTRUMENTS.map((instrument) => {
    const { ask, bid } = quoteAt(instrument, tick);
    return { bid: bid.toFixed(instrument.digits), ask: ask.toFixed(instrument.digits) };
  });
  const money = moneyAt(tick);
  latest = {
    at,
    symbols: listOf(INSTRUMENTS.map(({ symbol }) => symbol)),
    bids: listOf(quotes.map(({ bid }) => bid)),
    asks: listOf(quotes.map(({ ask }) => ask)),
    currencies: listOf(money.map(({ currency }) => currency)),
    dollars: listOf(money.map(({ dollars }) => dollars)),
    per: listOf(money.map(({ per }) => per)),
    digits: listOf(money.map(({ digits }) => digits)),
  };
  return latest;
}

/** What each currency is worth at an instant, and how many digits it is kept with. */
export function moneyAt(instant: number) {
  return dollarValuesAt(instant).map((value) => ({ ...value, digits: moneyDigits(value.currency) }));
}
