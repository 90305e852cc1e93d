import Big from 'big.js';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { rowsOf } from '../db/rows-of';
import type { deals } from '../db/tables/trading';
import { assertDefined } from '../kernel/assert-defined';
import type { MarketInstrument } from '../market/instruments.table';
import { dollarValueAt, instrumentOf, tickOf } from '../market/market';
import { moneyDigits } from '../market/money-digits';
import { COMMISSION, MARGIN, PROFIT, SPREAD, SWAP } from './position-money-sql';

type Deal = typeof deals.$inferSelect;

/** The money of a closed trade, in the account's currency. */
export type TradeMoney = Pick<Deal, 'profit' | 'swap' | 'commission' | 'spread'>;

/** A trade that is closed. */
export interface ClosedTrade extends Pick<
  Deal,
  'ticket' | 'login' | 'symbol' | 'side' | 'lots' | 'openPrice' | 'openedAt' | 'closePrice' | 'closedAt'
> {
  /** Defined as in the table `positions`; if missing, nights are charged from the opening. */
  readonly swapFrom?: Date | null;
  readonly swapBefore?: string;
}

/**
 * Adds profit, swap, commission and cost of the spread to trades, as the broker calculates them at the closing.
 * @param currencies the accounts' currencies by login.
 */
export async function addTradeMoney<Trade extends ClosedTrade>(
  db: Database,
  trades: readonly Trade[],
  currencies: ReadonlyMap<number, string>,
): Promise<(Trade & TradeMoney)[]> {
  const rows = await readTradeMoney(db, trades, currencies);
  const money = new Map(rows.map(({ margin: _margin, ticket, ...amounts }) => [ticket, amounts]));
  return trades.map((trade) => ({
    ...trade,
    ...assertDefined(money.get(trade.ticket), `Trade ${trade.ticket}`),
  }));
}

interface TradeMoneyRow extends TradeMoney {
  readonly ticket: number;
  /** The margin that the trade needs while it is open. */
  readonly margin: string;
}

/** The money of trades, as `addTradeMoney` adds it, and their margin; in no order. */
export async function readTradeMoney(
  db: Database,
  trades: readonly ClosedTrade[],
  currencies: ReadonlyMap<number, string>,
): Promise<readonly TradeMoneyRow[]> {
  const tradeInputs = trades.map((trade) => inputOf(trade, currencies.get(trade.login) ?? ''));
  return rowsOf<TradeMoneyRow>(
    db,
    sql`select p.ticket, ${MARGIN}::text as margin, ${PROFIT}::text as profit, ${SWAP}::text as swap, ${COMMISSION}::text as commission,
        ${SPREAD}::text as spread
      from json_to_recordset(${JSON.stringify(tradeInputs)}::json) as p(ticket integer, login integer, symbol text,
        side text, lots numeric, open_price numeric, opened_at timestamptz, swap_from timestamptz, swap_before numeric,
        price numeric, until timestamptz, open_mid numeric, mid numeric, q_dollars numeric, q_per numeric,
        c_dollars numeric, c_per numeric, digits integer)
      join accounts a on a.login = p.login
      join instruments i on i.symbol = p.symbol
      cross join lateral (select p.price, p.until, p.open_mid, p.mid) n
      cross join lateral (select p.q_dollars as dollars, p.q_per as per) q
      cross join lateral (select p.c_dollars as dollars, p.c_per as per, p.digits) c`,
  );
}

function inputOf(trade: ClosedTrade, currency: string) {
  const instrument = instrumentOf(trade.symbol);
  const closingTick = tickOf(trade.closedAt.getTime());
  const quoteValue = dollarValueAt(instrument.quote, closingTick);
  const accountValue = dollarValueAt(currency, closingTick);
  return {
    ticket: trade.ticket,
    login: trade.login,
    symbol: trade.symbol,
    side: trade.side,
    lots: trade.lots,
    open_price: trade.openPrice,
    opened_at: trade.openedAt,
    swap_from: trade.swapFrom ?? null,
    swap_before: trade.swapBefore ?? '0',
    price: trade.closePrice,
    until: trade.closedAt,
    open_mid: middleOf(instrument, trade.openPrice, trade.side === 'buy' ? 'ask' : 'bid'),
    mid: middleOf(instrument, trade.closePrice, trade.side === 'buy' ? 'bid' : 'ask'),
    q_dollars: quoteValue?.dollars,
    q_per: quoteValue?.per,
    c_dollars: accountValue?.dollars,
    c_per: accountValue?.per,
    digits: accountValue && moneyDigits(currency),
  };
}

/** Halfway between bid and ask, from one of them; also valid for the average of several prices. */
export function middleOf({ digits, spread }: MarketInstrument, price: string, side: 'bid' | 'ask'): string {
  const halfSpread = Big(spread).div(2).div(Big(10).pow(digits));
  return (side === 'ask' ? Big(price).minus(halfSpread) : Big(price).plus(halfSpread)).toFixed();
}
