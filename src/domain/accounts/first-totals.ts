import type { Account } from './account';
import { isDecimal } from '../kernel/numbers/decimal';
import { incrementalTotals, isTotalled, mostAccountsFirst, type CurrencyTotal } from './totals';

const KINDS: readonly unknown[] = ['live', 'demo'];
const PLATFORMS: readonly unknown[] = ['MT4', 'MT5', 'Trader', 'Investor'];
const STATUSES: readonly unknown[] = ['active', 'pending', 'archived'];

const isAbsent = (value: unknown): value is null | undefined => value === null || value === undefined;
const isMoney = (value: unknown): boolean => isAbsent(value) || isDecimal(value);

/** Checks that the fields of an account that the totals need are exactly as D4 has them. */
function hasTotalsFields(item: unknown): item is Account {
  const { login, platform, kind, currency, status, equity, balance, floatingPl } = (item ?? {}) as Record<
    keyof Account,
    unknown
  >;
  return (
    typeof login === 'number' &&
    PLATFORMS.includes(platform) &&
    KINDS.includes(kind) &&
    typeof currency === 'string' &&
    currency !== '' &&
    (isAbsent(status) || STATUSES.includes(status)) &&
    [equity, balance, floatingPl].every(isMoney)
  );
}

/**
 * The totals of accounts that are not validated yet, for the preview before the portal is loaded: the currency of most
 * accounts first. Empty if even one account is not exactly as D4 has it: the preview may show only figures that the
 * portal shows as well.
 */
export function firstTotals(items: unknown): readonly CurrencyTotal[] {
  if (!Array.isArray(items) || !items.every(hasTotalsFields)) return [];
  const accounts = items.map((account) => ({ ...account, equity: account.equity ?? null }));
  return mostAccountsFirst(incrementalTotals()(accounts.filter(isTotalled)));
}
