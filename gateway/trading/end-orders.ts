import { eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { orderOutcomes, orders } from '../db/tables/trading';

type Order = typeof orders.$inferSelect;
type Outcome = typeof orderOutcomes.$inferSelect;

/** Cancels all orders of an account whose row the transaction has locked. */
export async function cancelAllOrders(transaction: Database, login: number, at: Date): Promise<void> {
  for (const order of await transaction.select().from(orders).where(eq(orders.login, login)))
    await endOrder(transaction, order, { outcome: 'cancelled', endedAt: at });
}

/** Replaces an order by its outcome. */
export async function endOrder(
  transaction: Database,
  { login, lots, orderPrice, placedAt, symbol, ticket, type }: Order,
  ending: Pick<Outcome, 'outcome' | 'endedAt'> & Partial<Pick<Outcome, 'reason' | 'positionTicket'>>,
): Promise<void> {
  await transaction.delete(orders).where(eq(orders.ticket, ticket));
  await transaction
    .insert(orderOutcomes)
    .values({ ticket, login, symbol, type, lots, orderPrice, placedAt, ...ending });
}
