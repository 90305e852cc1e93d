import { INSTRUMENTS } from '../market/instruments.table';
import { dollarValuesAt, quoteAt, tickOf } from '../market/market';
import { moneyDigits } from '../market/money-digits';

/**
 * The market of one tick, as parameters of a query: lists in PostgreSQL's notation, `{EURUSD,GBPUSD}`, which it reads
 * faster than JSON.
 */
export interface MarketBoard {
  /** The tick's instant, ISO 8601. */
  readonly at: string;
  readonly symbols: string;
  readonly bids: string;
  readonly asks: string;
  readonly currencies: string;
  /** One unit of a currency is worth `dollars` ÷ `per` US dollars. */
  readonly dollars: string;
  readonly per: string;
  /** Digits with which amounts of a currency are stored. */
  readonly digits: string;
}

const listOf = (values: readonly (string | number)[]): string => `{${values.join()}}`;

let latestBoard: MarketBoard | undefined;

/** The board of an instant. The latest one is cached, since all queries use it until the next tick. */
export function boardAt(instant: Date): MarketBoard {
  const tick = tickOf(instant.getTime());
  const at = new Date(tick).toISOString();
  if (latestBoard?.at === at) return latestBoard;
  // Prices have all digits of the instrument: 2041.10 and not 2041.1.
  const quotes = INSTRUMENTS.map((instrument) => {
    const { ask, bid } = quoteAt(instrument, tick);
    return { bid: bid.toFixed(instrument.digits), ask: ask.toFixed(instrument.digits) };
  });
  const money = currencyValuesAt(tick);
  latestBoard = {
    at,
    symbols: listOf(INSTRUMENTS.map(({ symbol }) => symbol)),
    bids: listOf(quotes.map(({ bid }) => bid)),
    asks: listOf(quotes.map(({ ask }) => ask)),
    currencies: listOf(money.map(({ currency }) => currency)),
    dollars: listOf(money.map(({ dollars }) => dollars)),
    per: listOf(money.map(({ per }) => per)),
    digits: listOf(money.map(({ digits }) => digits)),
  };
  return latestBoard;
}

/** The value of each currency at an instant, and the digits with which it is stored. */
export function currencyValuesAt(instant: number) {
  return dollarValuesAt(instant).map((value) => ({ ...value, digits: moneyDigits(value.currency) }));
}
