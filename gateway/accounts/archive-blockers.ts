import Big from 'big.js';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { moneyRequests } from '../db/tables/money';
import { positions } from '../db/tables/trading';
import { UNFINISHED_STATES } from '../db/values/unfinished-states.table';
import type { TradingAccounts } from './trading-accounts';

type Account = Awaited<ReturnType<TradingAccounts['getAccountWithFigures']>>;

/** A reason for which an account can't be archived yet. */
export type ArchiveBlocker =
  | { readonly kind: 'positions' | 'requests' }
  | { readonly kind: 'balance'; readonly amount: string; readonly currency: string };

/**
 * The reasons for which an account can't be archived yet. A request under way may still credit the account. The
 * money of a demo account does not count.
 */
export async function findArchiveBlockers(
  { login, kind, balance, currency }: Account,
  db: Database,
): Promise<readonly ArchiveBlocker[]> {
  const isOfAccount = or(eq(moneyRequests.login, login), eq(moneyRequests.toLogin, login));
  const isUnderWay = inArray(moneyRequests.state, [...UNFINISHED_STATES]);
  const openPositionCount = await db.$count(positions, eq(positions.login, login));
  const requestCount = await db.$count(moneyRequests, and(isOfAccount, isUnderWay));
  const hasBalance = kind === 'live' && balance !== null && !new Big(balance).eq(0);
  return [
    ...(openPositionCount > 0 ? [{ kind: 'positions' } as const] : []),
    ...(requestCount > 0 ? [{ kind: 'requests' } as const] : []),
    ...(hasBalance ? [{ kind: 'balance', amount: balance, currency } as const] : []),
  ];
}
