import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { rowsOf } from '../db/rows-of';
import { marginLevels, quotesOf } from '../trading/figures';
import { boardAt } from '../trading/market-board';
import { openSymbolsAt } from './market-hours';

/** The trades that are due at the prices of a tick. No account is locked yet, so each is checked again before it is executed. */
export interface DueTrades {
  /** Tickets of positions whose stop-loss or take-profit is reached. */
  readonly stops: readonly number[];
  /** Tickets of pending orders whose price is reached, or whose time is over. */
  readonly orders: readonly number[];
  /** Logins of accounts below their stop-out level. */
  readonly stopOuts: readonly number[];
}

/** Finds the due trades of all accounts at an instant. */
export async function findDueTrades(db: Database, at: Date): Promise<DueTrades> {
  const board = boardAt(at);
  const openSymbols = sql`any(${`{${openSymbolsAt(at.getTime()).join()}}`}::text::text[])`;
  const quotes = sql`${quotesOf(board)} as quote(symbol, bid, ask)`;
  const stops = await rowsOf<{ ticket: number }>(
    db,
    sql`select p.ticket from positions p join ${quotes} on quote.symbol = p.symbol
      where (p.stop_loss is not null or p.take_profit is not null) and p.symbol = ${openSymbols}
        and case p.side
          when 'buy' then quote.bid <= p.stop_loss or quote.bid >= p.take_profit
          else quote.ask >= p.stop_loss or quote.ask <= p.take_profit end
      order by p.ticket`,
  );
  const orders = await rowsOf<{ ticket: number }>(
    db,
    sql`select o.ticket from orders o join ${quotes} on quote.symbol = o.symbol
      where o.expires_at <= ${at.toISOString()}::timestamptz or o.symbol = ${openSymbols} and case o.type
        when 'buyLimit' then quote.ask <= o.order_price
        when 'buyStop' then quote.ask >= o.order_price
        when 'sellLimit' then quote.bid >= o.order_price
        else quote.bid <= o.order_price end
      order by o.ticket`,
  );
  // Only accounts near their margin call can be below their stop-out, and the margin watch marks those.
  const stopOuts = await rowsOf<{ login: number }>(
    db,
    sql`select login from ${marginLevels(sql`select login from margin_watches`, board)} as levels
      where margin_level < stop_out_level order by margin_level, login`,
  );
  return {
    stops: stops.map(({ ticket }) => ticket),
    orders: orders.map(({ ticket }) => ticket),
    stopOuts: stopOuts.map(({ login }) => login),
  };
}
