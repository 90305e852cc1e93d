import Big from 'big.js';
import { assertDefined } from '../kernel/assert-defined';
import type { MarketInstrument } from '../market/instruments.table';
import { dollarValueAt, quoteAt, tickOf, type DollarValue, type Quote } from '../market/market';
import { moneyDigits } from '../market/money-digits';

/** The market's prices and rates of one tick, each calculated once. */
export class TickPrices {
  /** The tick's instant, epoch milliseconds. */
  readonly at: number;
  readonly #quotes = new Map<string, Quote>();
  readonly #factors = new Map<string, number>();
  readonly #rates = new Map<string, Rate>();

  constructor(instant: number) {
    this.at = tickOf(instant);
  }

  quoteOf(instrument: MarketInstrument): Quote {
    let quote = this.#quotes.get(instrument.symbol);
    if (!quote) {
      quote = quoteAt(instrument, this.at);
      this.#quotes.set(instrument.symbol, quote);
    }
    return quote;
  }

  /** The price at which a position is opened: a buy at the ask, a sell at the bid. */
  openPriceOf(instrument: MarketInstrument, side: 'buy' | 'sell'): number {
    return this.quoteOf(instrument)[side === 'buy' ? 'ask' : 'bid'];
  }

  /** The price at which a position is closed: a buy at the bid, a sell at the ask. */
  closePriceOf(instrument: MarketInstrument, side: 'buy' | 'sell'): number {
    return this.quoteOf(instrument)[side === 'buy' ? 'bid' : 'ask'];
  }

  /** An amount in another currency, rounded to that currency's digits as the broker stores it. */
  convert(amount: Big, from: string, to: string): Big {
    const digits = moneyDigits(to);
    if (from === to) return amount.round(digits);
    if (amount.eq(0)) return amount;
    const { dividend, divisor } = this.#rateOf(from, to);
    return amount.times(dividend).div(divisor).round(digits);
  }

  /** The factor that converts amounts, as a float for estimates. */
  factor(from: string, to: string): number {
    if (from === to) return 1;
    const pair = `${from} ${to}`;
    let factor = this.#factors.get(pair);
    if (factor === undefined) {
      const [source, target] = [valueAt(from, this.at), valueAt(to, this.at)];
      factor = (Number(source.dollars) * Number(target.per)) / (Number(source.per) * Number(target.dollars));
      this.#factors.set(pair, factor);
    }
    return factor;
  }

  #rateOf(from: string, to: string): Rate {
    const pair = `${from} ${to}`;
    let rate = this.#rates.get(pair);
    if (!rate) {
      const [source, target] = [valueAt(from, this.at), valueAt(to, this.at)];
      const dividend = Big(source.dollars).times(target.per);
      const divisor = Big(source.per).times(target.dollars);
      rate = { dividend, divisor };
      this.#rates.set(pair, rate);
    }
    return rate;
  }
}

interface Rate {
  readonly dividend: Big;
  readonly divisor: Big;
}

const valueAt = (currency: string, tick: number): DollarValue =>
  assertDefined(dollarValueAt(currency, tick), `The rate of ${currency}`);
