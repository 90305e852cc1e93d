import Big from 'big.js';
import { moneyDigits } from '../market/money-digits';
import { ApiError } from '../kernel/api-error';
import { availableOf, canMoveMoney, type MoneyAccount } from './money-accounts';

/** The smallest and the largest amount that may be moved; decimal strings in the account's currency. */
export interface Limits {
  readonly min: string;
  readonly max: string;
}

export interface RequestedAmount {
  readonly amount: string;
  readonly currency: string;
}

/**
 * Throws `forbidden` for an account whose money cannot be moved, `invalid` for another currency or for more decimals
 * than the currency has, and `refused` with details for too small or too large an amount.
 */
export function checkAmount(
  { amount, currency }: RequestedAmount,
  account: MoneyAccount,
  limits: Limits,
): void {
  if (!canMoveMoney(account)) throw new ApiError('forbidden');
  if (currency !== account.currency) throw new ApiError('invalid');
  checkLimits(amount, currency, limits, availableOf(account));
}

/** Throws as `checkAmount` does, for an amount of any account or wallet. */
export function checkLimits(amount: string, currency: string, { max, min }: Limits, available: string): void {
  if (!Big(amount).round(moneyDigits(currency)).eq(amount)) throw new ApiError('invalid');
  const refusal = (limit: string) => new ApiError('refused', undefined, { limit, available, currency });
  if (Big(amount).lt(min)) throw refusal(min);
  if (Big(amount).gt(max)) throw refusal(max);
}

/** Limits of money that leaves an account: no more than is available. */
export function outgoingLimits(account: MoneyAccount, { max, min }: Limits): Limits {
  const available = availableOf(account);
  return { min, max: Big(available).lt(max) ? available : max };
}

/** An amount with the digits of its currency. */
export const formatAmount = (amount: string | Big, currency: string): string =>
  Big(amount).toFixed(moneyDigits(currency));
