import { addTradeMoney } from '../trading/trade-money';
import { insertInBulk } from '../db/insert-in-bulk';
import type { Database } from '../db/open-database';
import { deals } from '../db/tables/trading';

type SeedTrade = Omit<
  typeof deals.$inferInsert,
  'positionTicket' | 'profit' | 'swap' | 'commission' | 'spread'
> &
  Parameters<typeof addTradeMoney>[1][number];

/**
 * Inserts closed trades as deals, each of which closes a whole position of its own ticket.
 * @param currencies the accounts' currencies by login.
 * @returns the deals.
 */
export async function insertDeals<Trade extends SeedTrade>(
  db: Database,
  trades: readonly Trade[],
  currencies: ReadonlyMap<number, string>,
) {
  const closedDeals = (await addTradeMoney(db, trades, currencies)).map((deal) => ({
    ...deal,
    positionTicket: deal.ticket,
  }));
  await insertInBulk(db, deals, closedDeals);
  return closedDeals;
}
