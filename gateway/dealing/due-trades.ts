import { sql } from 'drizzle-orm';
import { rungOf } from '../accounts/margin-notices';
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
  /** Logins of accounts that have reached their margin call, and whose clients were not notified of it. */
  readonly marginCalls: readonly number[];
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
  // Only accounts near their margin call can be below it: trades and the margin watch mark those.
  const dangers = await rowsOf<{ login: number; isStopOut: boolean }>(
    db,
    // Materialised: the join would calculate the figures for each row of the watches.
    sql`with levels as materialized (
        select * from ${marginLevels(sql`select login from margin_watches`, board)} as watched)
      select levels.login, coalesce(margin_level < stop_out_level, false) as "isStopOut"
      from levels join margin_watches watch on watch.login = levels.login
      where margin_level < stop_out_level
        or margin_level < margin_call_level and watch.rung < ${rungOf('margin-call')}
      order by margin_level, levels.login`,
  );
  const loginsOf = (isStopOut: boolean) =>
    dangers.filter((danger) => danger.isStopOut === isStopOut).map(({ login }) => login);
  return {
    stops: stops.map(({ ticket }) => ticket),
    orders: orders.map(({ ticket }) => ticket),
    marginCalls: loginsOf(false),
    stopOuts: loginsOf(true),
  };
}
