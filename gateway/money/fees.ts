import Big from 'big.js';
import { moneyDigits } from '../trading/money-digits';

/** The fee of an amount, rounded in favour of the broker. */
export function feeOf(
  amount: string,
  currency: string,
  { feeFixed, feePercent }: { readonly feeFixed: string; readonly feePercent: string },
): string {
  const digits = moneyDigits(currency);
  return Big(amount).times(feePercent).div(100).plus(feeFixed).round(digits, Big.roundUp).toFixed(digits);
}
