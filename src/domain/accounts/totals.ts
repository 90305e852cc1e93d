import Big from 'big.js';
import type { Account, Money } from './account';
import { tabOf } from './accounts-view';
import { fractionDigits, isDecimal } from '../kernel/numbers/decimal';
import { incremental } from './incremental';

/** Totals of the accounts of one currency, exact. */
export interface CurrencyTotal {
  readonly currency: string;
  /** Null where no account of the currency has an equity. */
  readonly equity: Money;
  /** Sums over the counted accounts; null where one of them has no such figure, since a part is not the whole. */
  readonly balance: Money;
  readonly floatingPl: Money;
  /** Accounts with an equity, which are in the sums, and all accounts of the currency. */
  readonly counted: number;
  readonly of: number;
}

/** The totals count live accounts, except those that are still being opened and have no figures yet. */
export function isTotalled(account: Account): boolean {
  return tabOf(account) === 'live' && !(account.status === 'pending' && account.equity === null);
}

/** The currency of most accounts first. */
export function mostAccountsFirst(totals: readonly CurrencyTotal[]): readonly CurrencyTotal[] {
  return totals.toSorted((one, other) => other.of - one.of);
}

/** By the number of digits behind the point: how many decimals have that many, and their sum in units of the last digit. */
type Sum = Record<number, { count: number; units: bigint }>;

interface Sums {
  of: number;
  counted: number;
  readonly equity: Sum;
  readonly balance: Sum;
  readonly floatingPl: Sum;
}

type ByCurrency = Map<string, Sums>;

/** Puts an account into the sums, or takes it out of them with a sign of -1. */
function count(sums: ByCurrency, account: Account, sign: 1 | -1): ByCurrency {
  const { currency } = account;
  const own = sums.get(currency) ?? { of: 0, counted: 0, equity: {}, balance: {}, floatingPl: {} };
  sums.set(currency, own);
  own.of += sign;
  if (!isDecimal(account.equity)) return sums;
  own.counted += sign;
  for (const figure of ['equity', 'balance', 'floatingPl'] as const) {
    const value = account[figure];
    if (!isDecimal(value)) continue;
    const same = (own[figure][fractionDigits(value)] ??= { count: 0, units: 0n });
    same.count += sign;
    same.units += BigInt(value.replace('.', '')) * BigInt(sign);
  }
  return sums;
}

/** The sum, with as many digits as the longest of its decimals has; null where fewer than `needed` are known. */
function totalOf(sum: Sum, needed: number): Money {
  const parts = Object.entries(sum).filter(([, { count }]) => count > 0);
  const available = parts.reduce((all, [, { count }]) => all + count, 0);
  if (available === 0 || available < needed) return null;
  return parts
    .reduce((all, [digits, { units }]) => all.plus(new Big(String(units)).times(`1e-${digits}`)), new Big(0))
    .toFixed(Number(parts.at(-1)?.[0]));
}

/**
 * Totals by currency, in the order in which the currencies first appear; an account without equity is not counted. The
 * returned function must get every list in turn: it recalculates only the accounts that changed since the last list.
 */
export function incrementalTotals(): (accounts: readonly Account[]) => readonly CurrencyTotal[] {
  const sumsOf = incremental(
    (accounts) => accounts.reduce<ByCurrency>((sums, account) => count(sums, account, 1), new Map()),
    (sums, was, is) => count(count(sums, was, -1), is, 1),
  );
  return (accounts) =>
    [...sumsOf(accounts)].map(([currency, { of, counted, equity, balance, floatingPl }]) => ({
      currency,
      equity: totalOf(equity, counted),
      balance: totalOf(balance, counted),
      floatingPl: totalOf(floatingPl, counted),
      counted,
      of,
    }));
}
