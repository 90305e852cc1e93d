import Big from 'big.js';
import { moneyDigits } from '../market/money-digits';

/** The fee of a payment method, from its row of `payment_methods` (`gateway/seed/payment-fees.table.ts` in the demo). */
interface FeeTerms {
  /** In the account's currency. */
  readonly feeFixed: string;
  readonly feePercent: string;
}

/**
 * Deducts the fee from the amount of a deposit or a withdrawal; quotes and requests both use it, and the portal shows the
 * result. The fee is rounded in favour of the broker.
 */
export function deductFee(
  amount: string,
  currency: string,
  { feeFixed, feePercent }: FeeTerms,
): { readonly amount: string; readonly fee: string; readonly net: string } {
  const digits = moneyDigits(currency);
  const fee = Big(amount).times(feePercent).div(100).plus(feeFixed).round(digits, Big.roundUp);
  return {
    amount: Big(amount).toFixed(digits),
    fee: fee.toFixed(digits),
    net: Big(amount).minus(fee).toFixed(digits),
  };
}
