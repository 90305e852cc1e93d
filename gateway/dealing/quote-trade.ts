import Big from 'big.js';
import { and, eq, ne, sql } from 'drizzle-orm';
import { readBenefits, withoutWaivedCommission, type CostedTrade } from '../campaigns/deal-benefits';
import type { Database } from '../db/database';
import { positions } from '../db/tables/trading';
import { assertDefined } from '../kernel/assert-defined';
import { openPositions } from '../trading/figures';
import { boardAt } from '../trading/market-board';
import { moneyDigits } from '../market/money-digits';
import { readTradeMoney } from '../trading/trade-money';
import type { DealingAccount } from './dealing-account';
import { DealingRefusal } from './dealing-refusal';
import type { Side } from '../trading/prices';
import { closePriceAt, openPriceAt } from '../trading/prices';
import { findInstrument } from './find-instrument';
import { checkLots } from './trade-checks';

/** A trade to quote. */
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
  /** The commission that the lots cost once they are closed, at today's rate; zero or more, after a waiver. */
  readonly commission: string;
  /** The commission that a campaign waives of it; null for none. */
  readonly waived: string | null;
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
  const deal = assertDefined(money.get(0), 'the trade');
  const { charged, waived } = await chargeOf(db, currency, { ...deal, ...trade, origin: 'client' });
  const opening = assertDefined(money.get(1), 'the opened lots');
  const addedMargin = Big(opening.margin).minus(reduction.margin);
  // Lots that are closed had their profit before; what they cost now is the commission.
  const equity = Big(freeMargin).plus(margin).plus(opening.profit).plus(reduction.commission);
  const marginAfter = Big(margin).plus(addedMargin);
  const digits = moneyDigits(currency);
  return {
    price,
    margin: addedMargin.toFixed(digits),
    spread: Big(deal.profit).neg().toFixed(digits),
    commission: Big(charged).neg().toFixed(digits),
    waived,
    freeMarginAfter: equity.minus(marginAfter).toFixed(digits),
    levelAfter: marginAfter.lte(0) ? null : equity.div(marginAfter).times(100).toFixed(2),
  };
}

/** The commission that a deal of now would be charged, zero or less, and what a campaign waives of it. */
async function chargeOf(
  db: Database,
  currency: string,
  trade: CostedTrade,
): Promise<{ readonly charged: string; readonly waived: string | null }> {
  const benefits = await readBenefits(db, trade, currency);
  const { commission } = withoutWaivedCommission(trade, currency, benefits);
  const waiver = benefits.find(({ kind }) => kind === 'feeWaiver');
  return { charged: commission, waived: waiver?.amount ?? null };
}

/** The lots that the trade closes on a netting account, with the margin that they free and the commission that they cost. */
async function findReduction(
  db: Database,
  { at, currency, login, marginMode }: DealingAccount,
  { lots, side, symbol }: QuotedTrade,
): Promise<{ readonly lots: Big; readonly margin: Big; readonly commission: Big }> {
  const noEffect = { lots: Big(0), margin: Big(0), commission: Big(0) };
  if (marginMode === 'hedging') return noEffect;
  const worth = sql`${openPositions(sql`a.login = ${login}`, boardAt(at))} as worth`;
  const oppositePositions = await db
    .select({
      lots: positions.lots,
      origin: positions.origin,
      openedAt: positions.openedAt,
      margin: sql<string>`worth.margin`,
      profit: sql<string>`worth.profit::text`,
      swap: sql<string>`worth.swap::text`,
      commission: sql<string>`worth.commission::text`,
    })
    .from(positions)
    .innerJoin(worth, sql`worth.ticket = ${positions.ticket}`)
    .where(and(eq(positions.login, login), eq(positions.symbol, symbol), ne(positions.side, side)))
    .orderBy(positions.ticket);
  let total = noEffect;
  for (const { lots: positionLots, margin, ...position } of oppositePositions) {
    const rest = Big(lots).minus(total.lots);
    if (rest.lte(0)) break;
    const part = rest.lt(positionLots) ? rest : Big(positionLots);
    const share = part.div(positionLots);
    const commission = share.times(position.commission).round(moneyDigits(currency)).toFixed();
    const closing = { ...position, login, symbol, closedAt: at, commission, spread: null };
    const { charged } = await chargeOf(db, currency, closing);
    total = {
      lots: total.lots.plus(part),
      margin: total.margin.plus(share.times(margin)),
      commission: total.commission.plus(charged),
    };
  }
  return total;
}
