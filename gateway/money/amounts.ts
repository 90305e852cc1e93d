import Big from 'big.js';
import { moneyAt } from '../trading/market-board';
import { moneyDigits } from '../trading/money-digits';
import { ApiError } from '../http/api-error';
import { availableOf, canMove, type MoneyAccount } from './money-accounts';

/** Digits of a rate that a client can calculate with. */
const RATE_DIGITS = 6;

/** How much may be moved; decimal strings in the account's currency. */
export interface Limits {
  readonly min: string;
  readonly max: string;
}

export interface Asked {
  readonly amount: string;
  readonly currency: string;
}

/**
 * Throws `forbidden` for an account whose money does not move, `invalid` for another currency or more decimals than it
 * has, and `refused` with details for too little or too much.
 */
export function checkAmount({ amount, currency }: Asked, account: MoneyAccount, limits: Limits): void {
  if (!canMove(account)) throw new ApiError('forbidden');
  if (currency !== account.currency) throw new ApiError('invalid');
  checkSum(amount, currency, limits, availableOf(account));
}

/** Throws `invalid` for more decimals than a currency has, and `refused` with details for too little or too much. */
export function checkSum(amount: string, currency: string, { max, min }: Limits, available: string): void {
  if (!Big(amount).round(moneyDigits(currency)).eq(amount)) throw new ApiError('invalid');
  const refused = (limit: string) => new ApiError('refused', undefined, { limit, available, currency });
  if (Big(amount).lt(min)) throw refused(min);
  if (Big(amount).gt(max)) throw refused(max);
}

/** Limits of what is taken out of an account: no more than there is. */
export function takingOut(account: MoneyAccount, { max, min }: Limits): Limits {
  const available = availableOf(account);
  return { min, max: Big(available).lt(max) ? available : max };
}

/** What is taken from an amount, rounded in favour of the broker. */
export function feeOf(
  amount: string,
  currency: string,
  { feeFixed, feePercent }: { readonly feeFixed: string; readonly feePercent: string },
): string {
  const digits = moneyDigits(currency);
  return Big(amount).times(feePercent).div(100).plus(feeFixed).round(digits, Big.roundUp).toFixed(digits);
}

/** What one unit of a currency is in another at the market's price of an instant. */
export function rateOf(from: string, to: string, at: Date): string {
  const money = moneyAt(at.getTime());
  const one = money.find(({ currency }) => currency === from);
  const other = money.find(({ currency }) => currency === to);
  if (!one || !other) throw new ApiError('refused');
  return Big(one.dollars)
    .times(other.per)
    .div(Big(one.per).times(other.dollars))
    .prec(RATE_DIGITS, Big.roundDown)
    .toFixed();
}

/** An amount at a rate, rounded down. */
export function atRate(amount: string, rate: string, digits: number): string {
  return Big(amount).times(rate).round(digits, Big.roundDown).toFixed(digits);
}

/** An amount with the digits of its currency. */
export const exact = (amount: string | Big, currency: string): string =>
  Big(amount).toFixed(moneyDigits(currency));

/**
 * The figures of an account before and after a change of its balance.
 * @param change decimal string; negative takes money out.
 */
export function effectOf(account: MoneyAccount, change: string) {
  const { balance, currency, equity, freeMargin, margin, marginCallLevel, marginLevel } = account;
  const after = (figure: string | null) =>
    figure === null ? null : exact(Big(figure).plus(change), currency);
  const equityAfter = after(equity);
  const isUsed = margin !== null && !Big(margin).eq(0);
  return {
    balanceNow: balance, balanceAfter: after(balance),
    equityNow: equity, equityAfter,
    freeMarginNow: freeMargin, freeMarginAfter: after(freeMargin),
    marginLevelNow: marginLevel,
    marginLevelAfter:
      isUsed && equityAfter !== null ? Big(equityAfter).div(margin).times(100).toFixed(2) : null,
    marginCallLevel,
  };
}

/** What a client is warned about: the margin level would fall below the margin call. */
export function withWarnings(effect: ReturnType<typeof effectOf>) {
  const { marginCallLevel: call, marginLevelAfter: after } = effect;
  const isCalled = call !== null && after !== null && Big(after).lt(call);
  return { ...effect, warnings: isCalled ? ['marginCall'] : [] };
}
