import Big from 'big.js';
import { and, asc, eq, sql } from 'drizzle-orm';
import { notifyOfLevel } from '../accounts/margin-notices';
import type { Database } from '../db/database';
import { rowsOf } from '../db/rows-of';
import { positions } from '../db/tables/trading';
import { assertDefined } from '../kernel/assert-defined';
import { QUOTAS } from '../db/quotas.table';
import type { Quotas } from '../db/quotas';
import type { MarketInstrument } from '../market/instruments.table';
import type { Notices } from '../notifications/notices';
import { openPositions } from '../trading/figures';
import { boardAt } from '../trading/market-board';
import { writeCopyTasks } from './copy-tasks';
import { closePosition, nextTicket, type Position } from './close-position';
import { checkAction, checkMarket, readAccount, type DealingAccount } from './dealing-account';
import { DealingRefusal } from './dealing-refusal';
import type { Origin } from './dealing-rules.table';
import type { Side } from '../trading/prices';
import { closePriceAt, openPriceAt } from '../trading/prices';
import { findInstrument } from './find-instrument';
import { checkLots, checkStops, checkTolerance, type SeenPrice, type Stops } from './trade-checks';

/** A trade at the price of the tick. */
export interface Trade extends Stops {
  readonly symbol: string;
  readonly side: Side;
  readonly lots: string;
  readonly origin: Origin;
  /** The price that the client has seen, if they trade at once. */
  readonly seenPrice?: SeenPrice;
  /** The instant of a trade that was made elsewhere, which is accepted outside the trading hours too. */
  readonly recordedAt?: Date;
}

/** The ticket of the position that a trade opened, enlarged or reduced. */
export interface TradeResult {
  readonly ticket: number;
  readonly price: string;
}

export interface TradeDeps {
  readonly quotas: Quotas;
  readonly notices: Notices;
}

/** Decimals of an average price in addition to those of the instrument. */
const AVERAGE_DIGITS = 5;

/**
 * Executes a trade on a locked account. On a hedging account it opens a position. On a netting account, which has one
 * position for each symbol, it enlarges a position of the same side, or closes one of the opposite side and opens one
 * with the remaining lots. If the trade brings the account close to its margin call, the client is notified.
 */
export async function openTrade(
  transaction: Database,
  { notices, quotas }: TradeDeps,
  account: DealingAccount,
  trade: Trade,
): Promise<TradeResult> {
  const { at, login, marginMode } = account;
  const instrument = findInstrument(trade.symbol);
  checkLots(instrument, trade.lots);
  const nettedPositions =
    marginMode === 'netting' ? await readPositions(transaction, login, trade.symbol) : [];
  const oppositePositions = nettedPositions.filter(({ side }) => side !== trade.side);
  const closedLots = oppositePositions.reduce((total, { lots }) => total.plus(lots), Big(0));
  const isReduction = closedLots.gte(trade.lots);
  checkAction(account, isReduction ? 'close' : 'open', trade.origin);
  if (!trade.recordedAt) checkMarket(trade.symbol, isReduction ? 'close' : 'open', at);
  const price = openPriceAt(instrument, trade.side, trade.recordedAt ?? at);
  let stops: Stops = trade;
  if (trade.seenPrice) {
    checkTolerance(instrument, trade.side, price, trade.seenPrice);
    stops = checkStops(instrument, trade.side, trade, closePriceAt(instrument, trade.side, at));
  }

  // Closing whole positions is always allowed: only trades in both directions could go on without end.
  if (!closedLots.eq(trade.lots) && !(await quotas.hasRoom(transaction, QUOTAS.deals, login)))
    throw new DealingRefusal({ reason: 'limit' });
  let lots = Big(trade.lots);
  let ticket: number | undefined;
  for (const position of oppositePositions) {
    if (lots.eq(0)) break;
    const part = lots.lt(position.lots) ? lots : Big(position.lots);
    await closePosition(transaction, account, position, part.toFixed(2), { closedBy: trade.origin });
    ticket = position.ticket;
    lots = lots.minus(part);
  }
  if (lots.gt(0)) {
    const sameSide = nettedPositions.find(({ side }) => side === trade.side);
    const { stopLoss, takeProfit } = stops;
    const opening = { ...trade, stopLoss, takeProfit, lots: lots.toFixed(2), price };
    ticket = sameSide
      ? await enlarge(transaction, account, instrument, sameSide, opening)
      : await insertPosition(transaction, quotas, account, opening);
    await writeCopyTasks(transaction, login, {
      event: 'open',
      sourceTicket: ticket,
      part: sameSide ? await nextTicket(transaction) : ticket,
      symbol: trade.symbol,
      side: trade.side,
      lots: opening.lots,
      price,
      equity: account.equity,
      at,
    });
    await notifyOfLevel(transaction, notices, await checkMargin(transaction, account), at);
  }
  return { ticket: assertDefined(ticket, 'the position'), price };
}

interface Opening extends Trade {
  readonly price: string;
}

const readPositions = (transaction: Database, login: number, symbol: string): Promise<Position[]> =>
  transaction
    .select()
    .from(positions)
    .where(and(eq(positions.login, login), eq(positions.symbol, symbol)))
    .orderBy(asc(positions.ticket));

async function insertPosition(
  transaction: Database,
  quotas: Quotas,
  { at, login }: DealingAccount,
  { lots, origin, price, recordedAt, side, stopLoss, symbol, takeProfit }: Opening,
): Promise<number> {
  if (!(await quotas.hasRoom(transaction, QUOTAS.positions, login)))
    throw new DealingRefusal({ reason: 'limit' });
  const ticket = await nextTicket(transaction);
  await transaction.insert(positions).values({
    ticket,
    login,
    symbol,
    side,
    lots,
    openPrice: price,
    stopLoss,
    takeProfit,
    openedAt: recordedAt ?? at,
    origin,
  });
  return ticket;
}

/** Adds lots to a position: it gets the average price, and the stops of the trade where that has some. */
async function enlarge(
  transaction: Database,
  { at, login }: DealingAccount,
  { digits }: MarketInstrument,
  position: Position,
  { lots: addedLots, price, stopLoss, takeProfit }: Opening,
): Promise<number> {
  const { lots, openPrice, ticket } = position;
  const sum = Big(lots).plus(addedLots);
  const value = Big(openPrice).times(lots).plus(Big(price).times(addedLots));
  const [figures] = await rowsOf<{ swap: string }>(
    transaction,
    sql`select swap::text as swap from ${openPositions(sql`a.login = ${login}`, boardAt(at))} as worth
      where ticket = ${ticket}`,
  );
  await transaction
    .update(positions)
    .set({
      lots: sum.toFixed(2),
      openPrice: averagePrice(value.div(sum), digits),
      swapBefore: assertDefined(figures, 'the position').swap,
      swapFrom: at,
      ...(stopLoss !== null && { stopLoss }),
      ...(takeProfit !== null && { takeProfit }),
    })
    .where(eq(positions.ticket, ticket));
  return ticket;
}

/** A price with at least the digits of the instrument, and no zeros beyond them. */
function averagePrice(price: Big, digits: number): string {
  const average = price.round(digits + AVERAGE_DIGITS);
  return average.eq(average.round(digits)) ? average.toFixed(digits) : average.toFixed();
}

/**
 * Throws a refusal if a trade leaves the account with less equity than its margin.
 * @param account as before the trade.
 * @returns the account after it.
 */
async function checkMargin(transaction: Database, account: DealingAccount): Promise<DealingAccount> {
  const accountAfter = await readAccount(transaction, account.login, account.at);
  const { freeMargin, margin } = accountAfter;
  if (freeMargin !== null && margin !== null && Big(freeMargin).gte(0)) return accountAfter;
  throw new DealingRefusal({
    reason: 'margin',
    needed: Big(margin ?? 0)
      .minus(account.margin ?? 0)
      .toFixed(),
    free: account.freeMargin ?? '0',
    missing: Big(freeMargin ?? 0)
      .neg()
      .toFixed(),
    currency: account.currency,
  });
}
