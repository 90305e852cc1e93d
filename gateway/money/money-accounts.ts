import Big from 'big.js';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { accounts } from '../db/tables/accounts';
import { moneyDigits } from '../trading/money-digits';
import { ApiError } from '../http/api-error';
import type { TradingAccounts } from '../accounts/trading-accounts';

export type MoneyAccount = Awaited<ReturnType<TradingAccounts['figured']>>;

/** Whether money may be moved at all: practice money may not, and an account that is closed or blocked keeps what it has. */
export const canMove = ({ kind, rights, status }: MoneyAccount): boolean =>
  kind === 'live' && status === 'active' && rights !== 'noLogin';

/** What can be taken out of an account: its own money, as far as no open position needs it as margin. */
export function availableOf({ balance, credit, currency, freeMargin }: MoneyAccount): string {
  if (balance === null || freeMargin === null) return '0';
  const free = Big(freeMargin).minus(credit ?? '0');
  const own = free.lt(balance) ? free : Big(balance);
  return (own.lt(0) ? Big(0) : own).toFixed(moneyDigits(currency));
}

/**
 * A client's account with its figures, locked until the transaction ends; with the other one of a transfer, if there is
 * one. Throws `notFound` for one that is not theirs.
 */
export async function lockedAccounts(
  own: Database,
  tradingAccounts: TradingAccounts,
  clientId: number,
  logins: readonly number[],
): Promise<MoneyAccount[]> {
  const rows = await own
    .select({ login: accounts.login })
    .from(accounts)
    .where(and(inArray(accounts.login, [...logins]), eq(accounts.clientId, clientId)))
    .orderBy(asc(accounts.login))
    .for('update');
  if (rows.length < logins.length) throw new ApiError('notFound');
  const found: MoneyAccount[] = [];
  for (const login of logins) found.push(await tradingAccounts.figured(clientId, login, own));
  return found;
}
