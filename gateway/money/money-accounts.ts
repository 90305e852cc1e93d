import Big from 'big.js';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { accounts } from '../db/tables/accounts';
import { moneyDigits } from '../trading/money-digits';
import { ApiError } from '../http/api-error';
import type { TradingAccounts } from '../accounts/trading-accounts';

export type MoneyAccount = Awaited<ReturnType<TradingAccounts['figured']>>;

/** True if money may be moved: not practice money, and not that of a closed or blocked account. */
export const canMove = ({ kind, rights, status }: MoneyAccount): boolean =>
  kind === 'live' && status === 'active' && rights !== 'noLogin';

/** The money that can leave an account: its own money that no open position needs as margin. */
export function availableOf({ balance, credit, currency, freeMargin }: MoneyAccount): string {
  if (balance === null || freeMargin === null) return '0';
  const free = Big(freeMargin).minus(credit ?? '0');
  const own = free.lt(balance) ? free : Big(balance);
  return (own.lt(0) ? Big(0) : own).toFixed(moneyDigits(currency));
}

/**
 * Locks a client's accounts until the transaction ends, and reads their figures; two accounts for a transfer. Throws
 * `notFound` for an account of another client.
 */
export async function lockAccounts(
  transaction: Database,
  tradingAccounts: TradingAccounts,
  clientId: number,
  logins: readonly number[],
): Promise<MoneyAccount[]> {
  const rows = await transaction
    .select({ login: accounts.login })
    .from(accounts)
    .where(and(inArray(accounts.login, [...logins]), eq(accounts.clientId, clientId)))
    .orderBy(asc(accounts.login))
    .for('update');
  if (rows.length < logins.length) throw new ApiError('notFound');
  const rowsWithFigures: MoneyAccount[] = [];
  for (const login of logins)
    rowsWithFigures.push(await tradingAccounts.figured(clientId, login, transaction));
  return rowsWithFigures;
}
