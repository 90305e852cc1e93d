import { sql, type SQL } from 'drizzle-orm';
import { stageNumberOf } from '../accounts/margin-notices';
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

type DueKind = 'stop' | 'order' | 'marginCall' | 'stopOut';

/** Finds the due trades of all accounts at an instant. */
export async function findDueTrades(db: Database, at: Date): Promise<DueTrades> {
  const board = boardAt(at);
  const isOpen = (symbol: SQL) =>
    sql`${symbol} = any(${`{${openSymbolsAt(at.getTime()).join()}}`}::text::text[])`;
  // One statement: the embedded database plans it at every tick, and its planner costs more than the reading.
  const trades = await rowsOf<{ kind: DueKind; id: number }>(
    db,
    sql`with quote as materialized (select * from ${quotesOf(board)} as quote(symbol, bid, ask)),
      -- Only accounts near their margin call can be below it: trades and the margin watch mark those.
      -- Materialised: the join would calculate the figures for each row of the watches.
      levels as materialized (
        select * from ${marginLevels(sql`select login from margin_watches`, board)} as watched)
      select 'stop' as kind, p.ticket as id, null::numeric as level from positions p join quote on quote.symbol = p.symbol
        where (p.stop_loss is not null or p.take_profit is not null) and ${isOpen(sql`p.symbol`)}
          and case p.side
            when 'buy' then quote.bid <= p.stop_loss or quote.bid >= p.take_profit
            else quote.ask >= p.stop_loss or quote.ask <= p.take_profit end
      union all
      select 'order', o.ticket, null::numeric from orders o join quote on quote.symbol = o.symbol
        where o.expires_at <= ${at.toISOString()}::timestamptz or ${isOpen(sql`o.symbol`)} and case o.type
          when 'buyLimit' then quote.ask <= o.order_price
          when 'buyStop' then quote.ask >= o.order_price
          when 'sellLimit' then quote.bid >= o.order_price
          else quote.bid <= o.order_price end
      union all
      select case when margin_level < stop_out_level then 'stopOut' else 'marginCall' end, levels.login, margin_level
        from levels join margin_watches watch on watch.login = levels.login
        where margin_level < stop_out_level
          or margin_level < margin_call_level and watch.stage < ${stageNumberOf('margin-call')}
      order by level, id`,
  );
  const idsOf = (kind: DueKind) => trades.filter((trade) => trade.kind === kind).map(({ id }) => id);
  return {
    stops: idsOf('stop'),
    orders: idsOf('order'),
    marginCalls: idsOf('marginCall'),
    stopOuts: idsOf('stopOut'),
  };
}
