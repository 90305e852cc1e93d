import Big from 'big.js';
import { currencyValuesAt } from '../trading/market-board';
import { moneyDigits } from '../trading/money-digits';
import { ApiError } from '../kernel/api-error';
import { availableOf, canMoveMoney, type MoneyAccount } from './money-accounts';

/** Digits of a rate that a client can calculate with. */
const RATE_DIGITS = 6;

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
  checkSum(amount, currency, limits, availableOf(account));
}

/** Throws `invalid` for more decimals than a currency has, and `refused` with details for too small or too large an amount. */
export function checkSum(amount: string, currency: string, { max, min }: Limits, available: string): void {
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

/** The fee of an amount, rounded in favour of the broker. */
export function feeOf(
  amount: string,
  currency: string,
  { feeFixed, feePercent }: { readonly feeFixed: string; readonly feePercent: string },
): string {
  const digits = moneyDigits(currency);
  return Big(amount).times(feePercent).div(100).plus(feeFixed).round(digits, Big.roundUp).toFixed(digits);
}

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

/** An amount with the digits of its currency. */
export const formatAmount = (amount: string | Big, currency: string): string =>
  Big(amount).toFixed(moneyDigits(currency));

/**
 * The figures of an account before and after a change of its balance.
 * @param change decimal string; negative takes money out.
 */
export function effectOf(account: MoneyAccount, change: string) {
  const { balance, currency, equity, freeMargin, margin, marginCallLevel, marginLevel } = account;
  const addChange = (figure: string | null) =>
    figure === null ? null : formatAmount(Big(figure).plus(change), currency);
  const equityAfter = addChange(equity);
  const usesMargin = margin !== null && !Big(margin).eq(0);
  return {
    balanceNow: balance,
    balanceAfter: addChange(balance),
    equityNow: equity,
    equityAfter,
    freeMarginNow: freeMargin,
    freeMarginAfter: addChange(freeMargin),
    marginLevelNow: marginLevel,
    marginLevelAfter:
      usesMargin && equityAfter !== null ? Big(equityAfter).div(margin).times(100).toFixed(2) : null,
    marginCallLevel,
  };
}

/** Adds the warning that the margin level would fall below the margin call. */
export function withWarnings(effect: ReturnType<typeof effectOf>) {
  const { marginCallLevel, marginLevelAfter } = effect;
  const isMarginCall =
    marginCallLevel !== null && marginLevelAfter !== null && Big(marginLevelAfter).lt(marginCallLevel);
  return { ...effect, warnings: isMarginCall ? ['marginCall'] : [] };
}
