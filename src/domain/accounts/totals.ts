import Big from 'big.js';
import type { Account, Money } from './account';
import { tabOf } from './accounts-view';
import { fractionDigits, isDecimal } from '../kernel/numbers/decimal';
import { incremental } from './incremental';

/** Totals of the accounts of one currency, exact. */
export interface CurrencyTotal {
  readonly currency: string;
  /** Null if no account of the currency has an equity. */
  readonly equity: Money;
  /**
   * Sums over the accounts with an equity; null if one of them does not have the figure, since a partial sum would
   * mislead.
   */
  readonly balance: Money;
  readonly floatingPl: Money;
  /** Number of accounts with an equity: the sums are over them. */
  readonly equityCount: number;
  /** Number of all accounts of the currency. */
  readonly accountCount: number;
}

/** The totals count live accounts, except those that are still being opened and have no figures yet. */
export function isTotalled(account: Account): boolean {
  return tabOf(account) === 'live' && !(account.status === 'pending' && account.equity === null);
}

/** The currency of most accounts first. */
export function mostAccountsFirst(totals: readonly CurrencyTotal[]): readonly CurrencyTotal[] {
  return totals.toSorted((a, b) => b.accountCount - a.accountCount);
}

/**
 * A number of decimals and their sum in units of the last digit, which is `units` and `safeUnits` together: most figures are
 * added as a number, several times as quick, and their sum becomes a bigint before it is inexact.
 */
interface Part {
  count: number;
  units: bigint;
  safeUnits: number;
}

/** Sums by the number of digits behind the point. */
type Sum = Record<number, Part>;

/** A decimal of so many characters, times the power of ten of its digits, is rounded to exact units. */
const SAFE_LENGTH = 15;
const SAFE_SUM = Number.MAX_SAFE_INTEGER - 10 ** SAFE_LENGTH;

interface Sums {
  accountCount: number;
  equityCount: number;
  readonly equity: Sum;
  readonly balance: Sum;
  readonly floatingPl: Sum;
}

type ByCurrency = Map<string, Sums>;

/** Adds an account to the sums, or subtracts it with a sign of -1. */
function addToSums(sums: ByCurrency, account: Account, sign: 1 | -1): ByCurrency {
  const { currency } = account;
  const currencySums = sums.get(currency) ?? {
    accountCount: 0,
    equityCount: 0,
    equity: {},
    balance: {},
    floatingPl: {},
  };
  sums.set(currency, currencySums);
  currencySums.accountCount += sign;
  if (!isDecimal(account.equity)) return sums;
  currencySums.equityCount += sign;
  for (const figure of ['equity', 'balance', 'floatingPl'] as const) {
    const value = account[figure];
    if (!isDecimal(value)) continue;
    const digits = fractionDigits(value);
    addToPart((currencySums[figure][digits] ??= { count: 0, units: 0n, safeUnits: 0 }), value, digits, sign);
  }
  return sums;
}

function addToPart(part: Part, value: string, digits: number, sign: 1 | -1): void {
  part.count += sign;
  if (value.length > SAFE_LENGTH) {
    part.units += BigInt(value.replace('.', '')) * BigInt(sign);
    return;
  }
  part.safeUnits += sign * Math.round(Number(value) * 10 ** digits);
  if (Math.abs(part.safeUnits) < SAFE_SUM) return;
  part.units += BigInt(part.safeUnits);
  part.safeUnits = 0;
}

/** The sum, with as many digits as the longest of its decimals has; null if there are fewer than `minCount`. */
function totalOf(sum: Sum, minCount: number): Money {
  const parts = Object.entries(sum).filter(([, { count }]) => count > 0);
  const valueCount = parts.reduce((total, [, { count }]) => total + count, 0);
  if (valueCount === 0 || valueCount < minCount) return null;
  return parts
    .reduce(
      (total, [digits, { units, safeUnits }]) =>
        total.plus(new Big(String(units + BigInt(safeUnits))).times(`1e-${digits}`)),
      new Big(0),
    )
    .toFixed(Number(parts.at(-1)?.[0]));
}

/**
 * Totals by currency, in the order in which the currencies first appear; an account without equity is not counted. The
 * returned function must get every list in turn: it recalculates only the accounts that changed since the last list.
 */
export function incrementalTotals(): (accounts: readonly Account[]) => readonly CurrencyTotal[] {
  const sumsOf = incremental(
    (accounts) => accounts.reduce<ByCurrency>((sums, account) => addToSums(sums, account, 1), new Map()),
    (sums, previous, current) => addToSums(addToSums(sums, previous, -1), current, 1),
  );
  return (accounts) =>
    [...sumsOf(accounts)].map(([currency, { accountCount, equityCount, equity, balance, floatingPl }]) => ({
      currency,
      equity: totalOf(equity, equityCount),
      balance: totalOf(balance, equityCount),
      floatingPl: totalOf(floatingPl, equityCount),
      equityCount,
      accountCount,
    }));
}
