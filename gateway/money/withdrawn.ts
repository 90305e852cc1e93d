import Big from 'big.js';
import { and, eq, gte, isNotNull, isNull, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { moneyRequests, type MoneyState } from '../db/tables/money';
import { WALLET_CURRENCY } from '../wallet/asset-prices';
import { rateOf } from './amounts';

const CAME_TO_NOTHING: readonly MoneyState[] = ['rejected', 'failed', 'cancelled'];

/** The client's withdrawals since an instant that were paid out, or are on their way out. */
export const isWithdrawnSince = (clientId: number, since: Date) =>
  and(
    eq(moneyRequests.clientId, clientId), eq(moneyRequests.kind, 'withdrawal'),
    gte(moneyRequests.createdAt, since), notInArray(moneyRequests.state, [...CAME_TO_NOTHING]),
  );

/**
 * What a client has withdrawn from accounts and wallets since an instant, in a currency at the market's current price; an
 * asset of the wallet at the price that it had when it was asked for.
 */
export async function withdrawnSince(
  own: Database,
  clientId: number,
  since: Date,
  currency: string,
  now: Date,
): Promise<Big> {
  const theirs = isWithdrawnSince(clientId, since);
  const ofAccounts = await own
    .select({ currency: moneyRequests.currency, sum: sql<string>`sum(${moneyRequests.amount})::text` })
    .from(moneyRequests)
    .where(and(theirs, isNull(moneyRequests.walletId)))
    .groupBy(moneyRequests.currency);
  const [ofWallets] = await own
    .select({ sum: sql<string>`coalesce(sum(${moneyRequests.amount} * ${moneyRequests.rate}), 0)::text` })
    .from(moneyRequests)
    .where(and(theirs, isNotNull(moneyRequests.walletId)));
  return [...ofAccounts, { currency: WALLET_CURRENCY, sum: ofWallets?.sum ?? '0' }].reduce(
    (total, { currency: from, sum }) => total.plus(Big(sum).times(rateOf(from, currency, now))),
    Big(0),
  );
}
