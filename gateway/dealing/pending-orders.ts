import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { inTransaction } from '../db/open-database';
import { orders } from '../db/tables/trading';
import { QUOTAS } from '../db/quotas.table';
import type { Quotas } from '../db/quotas';
import { nextTicket } from './close-position';
import { checkAction, checkMarket, type DealingAccount } from './dealing-account';
import { DealingRefusal } from './dealing-refusal';
import { ORDER_TYPES, ORDERS } from './dealing-rules.table';
import { isMarketOpen } from './market-hours';
import { openTrade, type Trade, type TradeResult, type TradeDeps } from './open-trade';
import { openPriceAt } from '../trading/prices';
import { findInstrument } from './find-instrument';
import { checkLots, checkOrderPrice, checkStops, isOrderDue, type Stops } from './trade-checks';
import { endOrder } from '../trading/end-orders';

export type Order = typeof orders.$inferSelect;

/** A trade at a price of the client's. */
export interface PendingTrade extends Trade {
  readonly kind: 'limit' | 'stop';
  readonly price: string;
  /** The instant at which the order expires; null for none. */
  readonly until: Date | null;
}

/** A change of an order; what is undefined stays. */
export interface OrderChange extends Partial<Stops> {
  readonly price?: string | undefined;
}

/** Places an order of a locked account; returns its ticket, and its price as the instrument writes it. */
export async function placeOrder(
  transaction: Database,
  quotas: Quotas,
  account: DealingAccount,
  { kind, lots, origin, price, side, symbol, until, ...stops }: PendingTrade,
): Promise<TradeResult> {
  const { at, login } = account;
  const instrument = findInstrument(symbol);
  checkAction(account, 'place');
  checkMarket(symbol, 'place', at);
  checkLots(instrument, lots);
  const type = ORDER_TYPES[kind][side];
  const orderPrice = checkOrderPrice(instrument, type, price, openPriceAt(instrument, side, at));
  const { stopLoss, takeProfit } = checkStops(instrument, side, stops, price);
  if (until !== null && until <= at) throw new DealingRefusal({ reason: 'time' });
  const hasRoom =
    (await quotas.hasRoom(transaction, QUOTAS.orders, login)) &&
    (await quotas.hasRoom(transaction, QUOTAS.orderOutcomes, login));
  if (!hasRoom) throw new DealingRefusal({ reason: 'limit' });
  const ticket = await nextTicket(transaction);
  await transaction.insert(orders).values({
    ticket,
    login,
    symbol,
    type,
    lots,
    orderPrice,
    stopLoss,
    takeProfit,
    placedAt: at,
    expiresAt: until,
    origin,
  });
  return { ticket, price: orderPrice };
}

/** Changes price and stops of a locked account's order. */
export async function changeOrder(
  transaction: Database,
  account: DealingAccount,
  ticket: number,
  change: OrderChange,
): Promise<void> {
  const order = await findOrder(transaction, account.login, ticket);
  checkAction(account, 'changeOrder');
  const instrument = findInstrument(order.symbol);
  const { side } = ORDERS[order.type];
  const {
    price: orderPrice = order.orderPrice,
    stopLoss = order.stopLoss,
    takeProfit = order.takeProfit,
  } = change;
  const currentPrice = openPriceAt(instrument, side, account.at);
  const values = {
    orderPrice: checkOrderPrice(instrument, order.type, orderPrice, currentPrice),
    ...checkStops(instrument, side, { stopLoss, takeProfit }, orderPrice),
  };
  await transaction.update(orders).set(values).where(eq(orders.ticket, ticket));
}

/** Cancels a locked account's order. */
export async function cancelOrder(
  transaction: Database,
  account: DealingAccount,
  ticket: number,
): Promise<void> {
  const order = await findOrder(transaction, account.login, ticket);
  checkAction(account, 'cancel');
  await endOrder(transaction, order, { outcome: 'cancelled', endedAt: account.at });
}

/**
 * Executes a locked account's order if the market has reached its price, or ends it if its time is over. An order that
 * the account may not execute, for example without enough margin, ends with the reason.
 * @returns false if nothing was to be done, because another replica has done it or the price has moved.
 */
export async function executeOrder(
  transaction: Database,
  deps: TradeDeps,
  account: DealingAccount,
  ticket: number,
): Promise<boolean> {
  const { at, login } = account;
  const [order] = await transaction
    .select()
    .from(orders)
    .where(and(eq(orders.ticket, ticket), eq(orders.login, login)));
  if (!order) return false;
  if (order.expiresAt !== null && order.expiresAt <= at) {
    await endOrder(transaction, order, { outcome: 'expired', endedAt: order.expiresAt });
    return true;
  }
  const { side } = ORDERS[order.type];
  const price = openPriceAt(findInstrument(order.symbol), side, at);
  if (!isMarketOpen(order.symbol, at.getTime()) || !isOrderDue(order.type, order.orderPrice, price))
    return false;
  try {
    // In a nested transaction, so that a refused trade writes nothing.
    await inTransaction(transaction, async (inner) => {
      const { ticket: positionTicket } = await openTrade(inner, deps, account, { ...order, side });
      await endOrder(inner, order, { outcome: 'executed', endedAt: at, positionTicket });
    });
  } catch (error) {
    if (!(error instanceof DealingRefusal)) throw error;
    const { reason } = error.details;
    await endOrder(transaction, order, { outcome: 'refused', endedAt: at, reason });
  }
  return true;
}

async function findOrder(transaction: Database, login: number, ticket: number): Promise<Order> {
  const [order] = await transaction
    .select()
    .from(orders)
    .where(and(eq(orders.ticket, ticket), eq(orders.login, login)));
  if (!order) throw new DealingRefusal({ reason: 'ticket' });
  return order;
}
