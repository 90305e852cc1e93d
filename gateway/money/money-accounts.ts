import Big from 'big.js';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { accounts } from '../db/tables/accounts';
import { moneyDigits } from '../market/money-digits';
import { ApiError } from '../kernel/api-error';
import type { TradingAccounts } from '../accounts/trading-accounts';

export type MoneyAccount = Awaited<ReturnType<TradingAccounts['getAccountWithFigures']>>;

/** Money of practice accounts, and of closed or blocked ones, cannot be moved. */
export const canMoveMoney = ({ kind, rights, status }: MoneyAccount): boolean =>
  kind === 'live' && status === 'active' && rights !== 'noLogin';

/** The money that can leave an account: without credit, and without the margin of open positions. */
export function availableOf({
  balance,
  credit,
  currency,
  freeMargin,
}: Pick<MoneyAccount, 'balance' | 'credit' | 'currency' | 'freeMargin'>): string {
  if (balance === null || freeMargin === null) return '0';
  const freeMoney = Big(freeMargin).minus(credit ?? '0');
  const withdrawable = freeMoney.lt(balance) ? freeMoney : Big(balance);
  return (withdrawable.lt(0) ? Big(0) : withdrawable).toFixed(moneyDigits(currency));
}

/**
 * Locks a client's accounts until the transaction ends, and reads their figures; a transfer has two accounts. Throws
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
  const lockedAccounts: MoneyAccount[] = [];
  for (const login of logins)
    lockedAccounts.push(await tradingAccounts.getAccountWithFigures(clientId, login, transaction));
  return lockedAccounts;
}
