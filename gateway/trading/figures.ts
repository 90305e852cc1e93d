import { sql, type Column, type SQL } from 'drizzle-orm';
import type { MarketBoard } from './market-board';
import { COMMISSION, convertToAccount, MARGIN, PROFIT, SWAP } from './position-money-sql';

/** The parts of a market board (market-board.ts) in a query, or placeholders for them. */
export type BoardSql = Readonly<Record<keyof MarketBoard, unknown>>;

/** Placeholders for a board, in a prepared query. */
export const BOARD_PLACEHOLDERS: BoardSql = Object.freeze({
  at: sql.placeholder('at'),
  symbols: sql.placeholder('symbols'),
  bids: sql.placeholder('bids'),
  asks: sql.placeholder('asks'),
  currencies: sql.placeholder('currencies'),
  dollars: sql.placeholder('dollars'),
  per: sql.placeholder('per'),
  digits: sql.placeholder('digits'),
});

/** A board's prices as rows: `symbol`, `bid`, `ask`. */
export const quotesOf = ({ asks, bids, symbols }: Pick<BoardSql, 'asks' | 'bids' | 'symbols'>): SQL =>
  sql`unnest(${symbols}::text::text[], ${bids}::text::numeric[], ${asks}::text::numeric[])`;

/** The market's prices and rates as the tables `quote` and `money` of a `with`. */
const marketTables = (board: BoardSql): SQL => sql`
  quote as materialized (select * from ${quotesOf(board)} as q(symbol, bid, ask)),
  money as materialized (
    select * from unnest(${board.currencies}::text::text[], ${board.dollars}::text::numeric[],
      ${board.per}::text::numeric[], ${board.digits}::text::integer[]) as m(currency, dollars, per, digits)
  )`;

/** The open positions of account `a`, calculated in its currency `c`. */
const selectOpenPositions = (at: unknown, columns: SQL): SQL => sql`
  select ${columns}
  from positions p
  join instruments i on i.symbol = p.symbol
  join quote on quote.symbol = p.symbol
  join money q on q.currency = i.currency
  cross join lateral (
    select case p.side when 'buy' then quote.bid else quote.ask end as price, ${at}::timestamptz as until
  ) n
  where p.login = a.login`;

/**
 * Open positions with their figures `ticket`, `price`, `profit`, `swap`, `margin`, the `commission` that their closing
 * costs, and their owner `client_id`.
 * @param isSelected condition on the accounts `a`.
 */
export function openPositions(isSelected: SQL, board: BoardSql): SQL {
  return sql`(
    with ${marketTables(board)}
    select a.client_id, worth.* from accounts a
    join money c on c.currency = a.currency
    cross join lateral (${selectOpenPositions(
      board.at,
      sql`p.ticket, n.price, ${PROFIT} as profit, ${SWAP} as swap, ${MARGIN} as margin, ${COMMISSION} as commission`,
    )}) worth
    where ${isSelected}
  )`;
}

/** The price at which an order of a type would open now. */
export const orderPriceOf = (type: SQL | Column): SQL<string | null> =>
  sql<string | null>`case when ${type} in ('buyLimit', 'buyStop') then quote.ask else quote.bid end`;

/**
 * Pending orders with the current `price`, and their owner `client_id`.
 * @param isSelected condition on the accounts `a`.
 */
export function orderPrices(isSelected: SQL, board: Pick<BoardSql, 'asks' | 'bids' | 'symbols'>): SQL {
  return sql`(
    select a.client_id, o.ticket, ${orderPriceOf(sql`o.type`)} as price from accounts a
    join orders o on o.login = a.login
    join ${quotesOf(board)} as quote(symbol, bid, ask) on quote.symbol = o.symbol
    where ${isSelected}
  )`;
}

/**
 * Accounts with their figures: balance and credit from the ledger, floating P/L and margin from positions and prices,
 * equity = balance + credit + floating P/L, free margin = equity − margin, margin level = equity ÷ margin. An account
 * that its trading server has not reported on, or in a currency without a rate, has no figures. Each account is looked
 * up by its login, so that the time depends only on the number of accounts.
 * @param isSelected condition on the accounts `a`.
 */
export function accountsWithFigures(isSelected: SQL, board: BoardSql): SQL {
  return sql`(
    with ${marketTables(board)}, parts as (
      select a.*,
        round(coalesce(cash.balance, 0), c.digits) as balance,
        round(coalesce(bonus.balance, 0), c.digits) as credit,
        round(coalesce(open_positions.pl, 0), c.digits) as floating_pl,
        round(coalesce(open_positions.margin, 0), c.digits) as margin
      from accounts a
      left join money c on c.currency = a.currency and a.is_reported
      left join ledger_accounts cash on cash.login = a.login and cash.kind = 'client'
      left join ledger_accounts bonus on bonus.login = a.login and bonus.kind = 'credit'
      left join lateral (
        ${selectOpenPositions(board.at, sql`sum(${PROFIT} + ${SWAP}) as pl, sum(${MARGIN}) as margin`)}
      ) open_positions on true
      where ${isSelected}
    )
    select *, balance + credit + floating_pl as equity, balance + credit + floating_pl - margin as free_margin,
      round((balance + credit + floating_pl) / nullif(margin, 0) * 100, 2) as margin_level
    from parts
  )`;
}

/**
 * The margin level of many accounts of many clients: `login`, `client_id`, the levels of its type and `margin_level` as
 * `accountsWithFigures` has it, and `margin`, `exposure`, `position_count` and `digits` for its `MarginState`. Prices are put together once, and positions summed up by account. `offset 0` and the
 * subqueries make PostgreSQL look each account up by its login: for the few that are watched it would read whole tables.
 * @param logins a query of logins.
 */
export function marginLevels(logins: SQL, board: BoardSql): SQL {
  return sql`(
    with ${marketTables(board)}, selected_accounts as materialized (
      select a.*,
        (select balance from ledger_accounts where login = a.login and kind = 'client') as cash,
        (select balance from ledger_accounts where login = a.login and kind = 'credit') as bonus
      from (${logins}) as selected(login)
      cross join lateral (select * from accounts where accounts.login = selected.login offset 0) a
    ), priced_instruments as materialized (
      select i.*, quote.bid, quote.ask, q.dollars, q.per
      from instruments i join quote on quote.symbol = i.symbol join money q on q.currency = i.currency
    ), sums as materialized (
      select a.login, count(*)::integer as position_count, sum(worth.profit + worth.swap) as pl,
        sum(${MARGIN}) as margin,
        sum(${convertToAccount(sql`p.lots * i.contract_size * n.price`)} + 3 * (abs(worth.profit) + abs(worth.swap))) as exposure
      from selected_accounts a
      join money c on c.currency = a.currency
      cross join lateral (select * from positions where positions.login = a.login offset 0) p
      join priced_instruments i on i.symbol = p.symbol
      cross join lateral (select i.dollars, i.per) q
      cross join lateral (
        select case p.side when 'buy' then i.bid else i.ask end as price, ${board.at}::timestamptz as until
      ) n
      cross join lateral (select ${PROFIT} as profit, ${SWAP} as swap offset 0) worth
      where a.is_reported
      group by a.login
    )
    select a.login, a.client_id, a.margin_call_level, a.stop_out_level,
      round((round(coalesce(a.cash, 0), c.digits) + round(coalesce(a.bonus, 0), c.digits)
        + round(sums.pl, c.digits)) / nullif(round(sums.margin, c.digits), 0) * 100, 2) as margin_level,
      sums.margin::float8 as margin, sums.exposure::float8 as exposure, sums.position_count, c.digits
    from selected_accounts a
    left join money c on c.currency = a.currency and a.is_reported
    left join sums on sums.login = a.login
  )`;
}

/** The columns that `accountsWithFigures` adds. */
export const FIGURES = {
  balance: sql<string | null>`balance`,
  credit: sql<string | null>`credit`,
  floatingPl: sql<string | null>`floating_pl`,
  equity: sql<string | null>`equity`,
  margin: sql<string | null>`margin`,
  freeMargin: sql<string | null>`free_margin`,
  /** Percent; null if no margin is used. */
  marginLevel: sql<string | null>`margin_level`,
};
