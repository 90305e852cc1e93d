import { sql } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { rowsOf } from '../db/rows-of';
import { boundsOf } from '../kernel/day-range';
import type { Clock } from '../kernel/time';
import { roundedMoney } from './rounded-money';
import type { AccountTerms } from './trading-accounts';

/** The totals of an account over a range of days: its balances from the ledger, its trades from the deals. */
export class Statements {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async getStatement(
    { currency, login }: AccountTerms,
    range: { readonly from: string; readonly to: string },
  ) {
    const { begin, end } = boundsOf(range);
    const from = sql`${begin?.toISOString()}::timestamptz`;
    const until = sql`${end?.toISOString()}::timestamptz`;
    const money = (amount: ReturnType<typeof sql>) => roundedMoney(amount, currency);
    const balanceAt = (instant: ReturnType<typeof sql>) =>
      sql`(select balance_after from postings where account_id = (select id from book) and at < ${instant}
        order by at desc, id desc limit 1)`;
    const [totals] = await rowsOf<Totals>(
      this.db,
      sql`with book as (select id from ledger_accounts where login = ${login} and kind = 'client'),
      payments as (
        select
          sum(amount) filter (where amount > 0 and kind in ('deposit', 'transfer')) as deposits,
          count(*) filter (where amount > 0 and kind in ('deposit', 'transfer'))::integer as "depositCount",
          sum(amount) filter (where amount < 0 and kind in ('withdrawal', 'transfer')) as withdrawals,
          count(*) filter (where amount < 0 and kind in ('withdrawal', 'transfer'))::integer as "withdrawalCount",
          sum(amount) as total
        from postings join ledger_entries entry on entry.id = entry_id
        where account_id = (select id from book) and not is_trade and postings.at >= ${from} and postings.at < ${until}
      ), trades as (
        select sum(profit) as profit, sum(swap) as swap, sum(commission) as commission, count(*)::integer as deals,
          coalesce(sum(lots), 0)::text as lots
        from deals where login = ${login} and closed_at >= ${from} and closed_at < ${until}
      )
      select ${money(balanceAt(from))} as "openingBalance", ${money(sql`deposits`)} as deposits, "depositCount",
        ${money(sql`withdrawals`)} as withdrawals, "withdrawalCount", ${money(sql`profit`)} as profit,
        ${money(sql`swap`)} as swap, ${money(sql`commission`)} as commission,
        ${money(sql`coalesce(total, 0) - coalesce(deposits, 0) - coalesce(withdrawals, 0)`)} as other,
        ${money(balanceAt(until))} as "closingBalance", deals, lots
      from payments, trades`,
    );
    return { login, currency, ...range, ...totals, asOf: this.clock().toISOString() };
  }
}

interface Totals {
  readonly openingBalance: string;
  readonly deposits: string;
  readonly depositCount: number;
  readonly withdrawals: string;
  readonly withdrawalCount: number;
  readonly profit: string;
  readonly swap: string;
  readonly commission: string;
  readonly other: string;
  readonly closingBalance: string;
  readonly deals: number;
  readonly lots: string;
}
