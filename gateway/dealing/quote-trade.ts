import Big from 'big.js';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { positions } from '../db/tables/trading';
import { assertDefined } from '../kernel/assert-defined';
import { openPositions } from '../trading/figures';
import { boardAt } from '../trading/market-board';
import { moneyDigits } from '../trading/money-digits';
import { readTradeMoney } from '../trading/trade-money';
import type { DealingAccount } from './dealing-account';
import { DealingRefusal } from './dealing-refusal';
import type { Side } from './dealing-rules.table';
import { closePriceAt, findInstrument, openPriceAt } from './prices';
import { checkLots } from './trade-checks';

/** A trade that is asked about. */
export interface QuotedTrade {
  readonly symbol: string;
  readonly side: Side;
  readonly lots: string;
}

/** The price and the costs of a trade that is not made; amounts in the account's currency, as decimal strings. */
export interface TradeQuote {
  readonly price: string;
  /** The margin that the trade needs in addition; negative if it reduces the position of a netting account. */
  readonly margin: string;
  /** The cost of the spread, zero or more. */
  readonly spread: string;
  readonly freeMarginAfter: string;
  /** Percent; null without margin. */
  readonly levelAfter: string | null;
}

/**
 * Calculates a trade at an account's instant without making it: the figures are those that the account would have right
 * after the trade, on a netting account up to the rounding of parts. Neither the trading hours nor the free margin are
 * checked.
 */
export async function quoteTrade(
  db: Database,
  account: DealingAccount,
  { lots, side, symbol }: QuotedTrade,
): Promise<TradeQuote> {
  const { at, currency, freeMargin, login, margin } = account;
  if (freeMargin === null || margin === null) throw new DealingRefusal({ reason: 'account' });
  const instrument = findInstrument(symbol);
  checkLots(instrument, lots);
  const price = openPriceAt(instrument, side, at);
  const trade = { login, symbol, side, openPrice: price, openedAt: at, closedAt: at };
  const closePrice = closePriceAt(instrument, side, at);
  const reduction = await findReduction(db, account, { lots, side, symbol });
  const openedLots = Big(lots).minus(reduction.lots).toFixed(2);
  const currencies = new Map([[login, currency]]);
  const rows = await readTradeMoney(
    db,
    [
      { ...trade, ticket: 0, lots, closePrice },
      { ...trade, ticket: 1, lots: openedLots, closePrice },
    ],
    currencies,
  );
  const money = new Map(rows.map((row) => [row.ticket, row]));
  const { profit: tradeResult } = assertDefined(money.get(0), 'the trade');
  const opening = assertDefined(money.get(1), 'the opened lots');
  const addedMargin = Big(opening.margin).minus(reduction.margin);
  // Lots that are closed had their profit before; what they cost now is the commission.
  const equity = Big(freeMargin).plus(margin).plus(opening.profit).plus(reduction.commission);
  const marginAfter = Big(margin).plus(addedMargin);
  const digits = moneyDigits(currency);
  return {
    price,
    margin: addedMargin.toFixed(digits),
    spread: Big(tradeResult).neg().toFixed(digits),
    freeMarginAfter: equity.minus(marginAfter).toFixed(digits),
    levelAfter: marginAfter.lte(0) ? null : equity.div(marginAfter).times(100).toFixed(2),
  };
}

/** The lots that the trade closes on a netting account, with the margin that they free and the commission that they cost. */
async function findReduction(
  db: Database,
  { at, login, marginMode }: DealingAccount,
  { lots, side, symbol }: QuotedTrade,
): Promise<{ readonly lots: Big; readonly margin: Big; readonly commission: Big }> {
  const none = { lots: Big(0), margin: Big(0), commission: Big(0) };
  if (marginMode === 'hedging') return none;
  const worth = sql`${openPositions(sql`a.login = ${login}`, boardAt(at))} as worth`;
  const oppositePositions = await db
    .select({
      lots: positions.lots,
      margin: sql<string>`worth.margin`,
      commission: sql<string>`worth.commission`,
    })
    .from(positions)
    .innerJoin(worth, sql`worth.ticket = ${positions.ticket}`)
    .where(and(eq(positions.login, login), eq(positions.symbol, symbol), ne(positions.side, side)))
    .orderBy(positions.ticket);
  return oppositePositions.reduce((total, position) => {
    const rest = Big(lots).minus(total.lots);
    const part = rest.lt(position.lots) ? rest : Big(position.lots);
    const share = part.div(position.lots);
    return {
      lots: total.lots.plus(part),
      margin: total.margin.plus(share.times(position.margin)),
      commission: total.commission.plus(share.times(position.commission)),
    };
  }, none);
}
