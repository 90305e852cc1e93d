import { sql } from 'drizzle-orm';
import { assertDefined } from '../kernel/assert-defined';
import type { Database } from '../db/open-database';
import { rowsOf } from '../db/rows-of';
import { INSTRUMENTS } from '../market/instruments.table';
import { quoteAt } from '../market/market';
import { currencyValuesAt } from '../trading/market-board';
import { PROFIT, SWAP } from '../trading/position-money-sql';
import { DAY_SECONDS, dayOf, addSeconds, type Clock } from '../kernel/time';

const DEFAULT_DAYS = 30;

interface Point {
  readonly currency: string;
  readonly day: string;
  readonly equity: string;
  readonly moved: string;
}

/**
 * Equity at the end of each day: the ledger's balance at that instant, and the positions open at that instant at the
 * market's prices of that instant.
 */
export class EquityCurves {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** One curve per currency, of the client's active live accounts or of one account. */
  async getCurves(
    clientId: number,
    {
      days = DEFAULT_DAYS,
      login,
    }: { readonly days?: number | undefined; readonly login?: number | undefined },
  ) {
    const ends = dayEndsOf(this.clock(), days);
    const firstDay = assertDefined(ends[0], 'The first day');
    const isSelected = login === undefined ? sql`kind = 'live' and status = 'active'` : sql`login = ${login}`;
    const points = await rowsOf<Point>(
      this.db,
      sql`with selected_accounts as materialized (
        select * from accounts where client_id = ${clientId} and is_reported and ${isSelected}
      ), ends as (
        select * from json_to_recordset(${JSON.stringify(ends)}::json) as d(number integer, day date, at timestamptz)
      ), quote as materialized (
        select * from json_to_recordset(${JSON.stringify(quotesAt(ends))}::json)
          as d(symbol text, bids numeric[], asks numeric[])
      ), money as materialized (
        select * from json_to_recordset(${JSON.stringify(currencyValuesAtEnds(ends))}::json)
          as d(currency text, dollars numeric[], per numeric[], digits integer)
      ), trades as (
        select login, symbol, side, lots, open_price, opened_at, null::timestamptz as closed_at, swap_from, swap_before
        from positions where login in (select login from selected_accounts)
        union all
        select login, symbol, side, lots, open_price, opened_at, closed_at, null::timestamptz, 0
        from deals where login in (select login from selected_accounts) and closed_at > ${firstDay.at}::timestamptz
          -- Open at the end of a day: most are not, and there may be very many.
          and (opened_at at time zone 'UTC')::date < (closed_at at time zone 'UTC')::date
      ), priced_trades as materialized (
        select p.*, case p.side when 'buy' then quote.bids else quote.asks end as prices,
          q.dollars as quote_dollars, q.per as quote_per
        from trades p
        join instruments i on i.symbol = p.symbol
        join quote on quote.symbol = p.symbol
        join money q on q.currency = i.currency
      ), floating as (
        select ends.day, a.currency, sum(${PROFIT} + ${SWAP}) as amount
        from priced_trades p
        join ends on p.opened_at <= ends.at and (p.closed_at is null or p.closed_at > ends.at)
        join selected_accounts a on a.login = p.login
        join instruments i on i.symbol = p.symbol
        join money account_money on account_money.currency = a.currency
        cross join lateral (select p.prices[ends.number] as price, ends.at as until) n
        cross join lateral (
          select p.quote_dollars[ends.number] as dollars, p.quote_per[ends.number] as per
        ) q
        cross join lateral (
          select account_money.dollars[ends.number] as dollars, account_money.per[ends.number] as per,
            account_money.digits
        ) c
        group by ends.day, a.currency
      ), current_money as (
        select account.currency, coalesce(sum(book.balance), 0) as amount
        from selected_accounts account left join ledger_accounts book on book.login = account.login and book.kind in ('client', 'credit')
        group by account.currency
      ), daily_postings as (
        select account.currency, (postings.at at time zone 'UTC')::date as day, sum(postings.amount) as amount,
          sum(postings.amount) filter (where book.kind = 'client' and (entry.kind in ('deposit', 'withdrawal', 'transfer')
            or entry.kind = 'fee' and postings.amount > 0)) as moved
        from selected_accounts account
        join ledger_accounts book on book.login = account.login and book.kind in ('client', 'credit')
        join postings on postings.account_id = book.id and postings.at >= ${firstDay.begin}::timestamptz
        join ledger_entries entry on entry.id = postings.entry_id
        group by account.currency, 2
      )
      select current_money.currency, ends.day::text as day,
        round(current_money.amount + coalesce(floating.amount, 0) - coalesce(
          (select sum(amount) from daily_postings posting where posting.currency = current_money.currency and posting.day > ends.day), 0
        ), money.digits)::text as equity,
        round(coalesce(daily_postings.moved, 0), money.digits)::text as moved
      from current_money
      cross join ends
      join money on money.currency = current_money.currency
      left join floating on floating.currency = current_money.currency and floating.day = ends.day
      left join daily_postings on daily_postings.currency = current_money.currency and daily_postings.day = ends.day
      order by current_money.currency, ends.day`,
    );
    const currencies = [...new Set(points.map(({ currency }) => currency))];
    return currencies.map((currency) => ({
      currency,
      points: points
        .filter((point) => point.currency === currency)
        .map(({ day, equity, moved }) => ({ day, equity, moved })),
    }));
  }
}

/** A day, and the instant of its figures. */
interface DayEnd {
  /** Counts from 1. */
  readonly number: number;
  readonly day: string;
  readonly begin: string;
  readonly at: string;
}

/** The ends of the last days, the oldest first; today's is now. */
function dayEndsOf(now: Date, days: number): readonly DayEnd[] {
  return Array.from({ length: days }, (_, index) => {
    const { begin, end } = dayOf(addSeconds(now, (index + 1 - days) * DAY_SECONDS));
    // A day ends just before midnight: the first prices of the next day are not its own.
    const at = new Date(Math.min(end.getTime() - 1, now.getTime()));
    return {
      number: index + 1,
      day: begin.toISOString().slice(0, 10),
      begin: begin.toISOString(),
      at: at.toISOString(),
    };
  });
}

/** Each instrument's prices at the ends of the days. */
function quotesAt(ends: readonly DayEnd[]) {
  return INSTRUMENTS.map((instrument) => {
    const quotes = ends.map(({ at }) => quoteAt(instrument, Date.parse(at)));
    return {
      symbol: instrument.symbol,
      bids: quotes.map(({ bid }) => bid),
      asks: quotes.map(({ ask }) => ask),
    };
  });
}

/** Each currency's value at the ends of the days. */
function currencyValuesAtEnds(ends: readonly DayEnd[]) {
  const boards = ends.map(({ at }) => currencyValuesAt(Date.parse(at)));
  return (boards[0] ?? []).map(({ currency, digits }, index) => ({
    currency,
    digits,
    dollars: boards.map((board) => board[index]?.dollars),
    per: boards.map((board) => board[index]?.per),
  }));
}
