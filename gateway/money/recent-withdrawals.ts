import Big from 'big.js';
import { and, eq, gte, isNotNull, isNull, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { moneyRequests, type MoneyState } from '../db/tables/money';
import { WALLET_CURRENCY } from './asset-prices';
import { rateOf } from './exchange-rates';

/** States of withdrawals whose money stays with the broker. */
export const UNPAID_STATES: readonly MoneyState[] = ['rejected', 'failed', 'cancelled'];

/** The condition for a client's withdrawals since an instant that were paid, or may still be. */
export const isWithdrawnSince = (clientId: number, since: Date) =>
  and(
    eq(moneyRequests.clientId, clientId),
    eq(moneyRequests.kind, 'withdrawal'),
    gte(moneyRequests.createdAt, since),
    notInArray(moneyRequests.state, [...UNPAID_STATES]),
  );

/**
 * The sum of a client's withdrawals from accounts and wallets since an instant, in a currency at the market's current
 * price; an asset of the wallet counts at its price of the request.
 */
export async function sumWithdrawnSince(
  transaction: Database,
  clientId: number,
  since: Date,
  currency: string,
  now: Date,
): Promise<Big> {
  const isRecentWithdrawal = isWithdrawnSince(clientId, since);
  const accountSums = await transaction
    .select({ currency: moneyRequests.currency, sum: sql<string>`sum(${moneyRequests.amount})::text` })
    .from(moneyRequests)
    .where(and(isRecentWithdrawal, isNull(moneyRequests.walletId)))
    .groupBy(moneyRequests.currency);
  const [walletSum] = await transaction
    .select({ sum: sql<string>`coalesce(sum(${moneyRequests.amount} * ${moneyRequests.rate}), 0)::text` })
    .from(moneyRequests)
    .where(and(isRecentWithdrawal, isNotNull(moneyRequests.walletId)));
  return [...accountSums, { currency: WALLET_CURRENCY, sum: walletSum?.sum ?? '0' }].reduce(
    (total, { currency: from, sum }) => total.plus(Big(sum).times(rateOf(from, currency, now))),
    Big(0),
  );
}
