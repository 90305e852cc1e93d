import Big from 'big.js';
import { currencyValuesAt } from '../trading/market-board';
import { ApiError } from '../kernel/api-error';

/** Digits of a rate that a client can calculate with. */
export const RATE_DIGITS = 6;

/** The rate from one currency to another at the market's price of an instant. */
export function rateOf(from: string, to: string, at: Date): string {
  const money = currencyValuesAt(at.getTime());
  const source = money.find(({ currency }) => currency === from);
  const target = money.find(({ currency }) => currency === to);
  if (!source || !target) throw new ApiError('refused');
  return Big(source.dollars)
    .times(target.per)
    .div(Big(source.per).times(target.dollars))
    .prec(RATE_DIGITS, Big.roundDown)
    .toFixed();
}

/** An amount at a rate, rounded down. */
export function convertAtRate(amount: string, rate: string, digits: number): string {
  return Big(amount).times(rate).round(digits, Big.roundDown).toFixed(digits);
}
