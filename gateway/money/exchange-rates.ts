import Big from 'big.js';
import { ASSETS, type ExchangeTerms } from '../market/assets.table';
import { dollarValueAt } from '../market/market';
import { ApiError } from '../kernel/api-error';

/** Digits of a rate that a client can calculate with. */
const RATE_DIGITS = 6;

const DOLLAR = 'USD';
const DOLLAR_TERMS: ExchangeTerms = Object.freeze({ spread: '0', tolerance: '0' });
/** Prices of currencies move by less than the tolerance during the life of a quote, save in a sharp move. */
const CURRENCY_TERMS: ExchangeTerms = Object.freeze({ spread: '0.25', tolerance: '0.1' });

/** A rate offered to a client: the market's less the spread, in percent. */
export interface OfferedRate {
  readonly rate: string;
  readonly spreadPercent: string;
}

/** The rate from one currency to another at the market's price of an instant. */
export function rateOf(from: string, to: string, at: Date): string {
  const source = dollarValueAt(from, at.getTime());
  const target = dollarValueAt(to, at.getTime());
  if (!source || !target) throw new ApiError('refused');
  return Big(source.dollars)
    .times(target.per)
    .div(Big(source.per).times(target.dollars))
    .prec(RATE_DIGITS, Big.roundDown)
    .toFixed();
}

/**
 * The terms of an exchange: the larger spread of the two sides. A quote is a free option for the client, so the spread is
 * larger than the tolerance, and an accepted quote is never better than the market.
 */
export function exchangeTermsOf(from: string, to: string): ExchangeTerms {
  const [source, target] = [from, to].map((code) =>
    Object.hasOwn(ASSETS, code) ? ASSETS[code]?.exchange : code === DOLLAR ? DOLLAR_TERMS : CURRENCY_TERMS,
  );
  if (from === to || !source || !target) return DOLLAR_TERMS;
  return Big(source.spread).gt(target.spread) ? source : target;
}

/** The rate at which a client gives `from` and gets `to`, by the market's rate. */
export function offerRate(from: string, to: string, marketRate: string | Big): OfferedRate {
  const { spread } = exchangeTermsOf(from, to);
  const rate = Big(marketRate).times(Big(100).minus(spread)).div(100);
  return { rate: rate.prec(RATE_DIGITS, Big.roundDown).toFixed(), spreadPercent: spread };
}

/** The rate at which a client gives `from` to get a fixed amount of `to`; the inverse of an offered rate, rounded up. */
export function payRateOf(to: string, from: string, marketRate: string): string {
  const { spread } = exchangeTermsOf(from, to);
  return Big(marketRate).times(100).div(Big(100).minus(spread)).prec(RATE_DIGITS, Big.roundUp).toFixed();
}

/** True unless the market has moved against the broker by more than the tolerance since a rate was offered. */
export function isRateCurrent(from: string, to: string, offeredRate: string, currentRate: string): boolean {
  const { tolerance } = exchangeTermsOf(from, to);
  return Big(offeredRate).lte(Big(currentRate).times(Big(100).plus(tolerance)).div(100));
}

/** An amount at a rate, rounded down. */
export function convertAtRate(amount: string, rate: string, digits: number): string {
  return Big(amount).times(rate).round(digits, Big.roundDown).toFixed(digits);
}
