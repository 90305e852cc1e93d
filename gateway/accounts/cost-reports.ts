import { sql } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { rowsOf } from '../db/rows-of';
import { sumBenefits } from './benefit-sums';
import { sumIntroducerRewards } from './introducer-rewards';
import { moneyDigits } from '../market/money-digits';
import type { Clock } from '../kernel/time';
import { roundedMoney } from './rounded-money';
import type { AccountTerms } from './trading-accounts';

/**
 * Costs of an account in the months of a year. Commission, swap and fees come from the ledger, by the entries that moved
 * the account's money; the fee of a copy goes to its provider, and not to the broker's books. The spread comes from the
 * deals closed in the month: it is part of their profit and has no entry.
 */
export class CostReports {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** Months (UTC) without a trade and without a cost are left out. */
  async getReport({ currency, login }: AccountTerms, year: number) {
    const begin = sql`make_timestamptz(${year}, 1, 1, 0, 0, 0, 'UTC')`;
    const end = sql`make_timestamptz(${year + 1}, 1, 1, 0, 0, 0, 'UTC')`;
    const digits = sql`${moneyDigits(currency)}::integer`;
    const money = (amount: ReturnType<typeof sql>) => roundedMoney(amount, currency);
    const monthOf = (instant: ReturnType<typeof sql>) =>
      sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM')`;
    const months = await rowsOf<Month>(
      this.db,
      sql`with account_books as (select id from ledger_accounts where login = ${login}),
      entries as (
        select distinct entry_id from postings
        where account_id in (select id from account_books) and at >= ${begin} and at < ${end}
      ),
      charged as (
        select posting.at, amount, is_trade, book.kind
        from entries join postings posting using (entry_id) join ledger_accounts book on book.id = account_id
        where book.kind in ('fees', 'swap') and book.currency = ${currency}
        union all
        select posting.at, -amount, is_trade, 'fees'
        from entries join ledger_entries entry on entry.id = entry_id and entry.kind = 'fee'
          join postings posting using (entry_id)
        where account_id in (select id from account_books) and amount < 0
      ),
      charges as (
        select ${monthOf(sql`at`)} as month,
          -sum(amount) filter (where kind = 'fees' and is_trade) as commission,
          -sum(amount) filter (where kind = 'swap') as swap,
          -sum(amount) filter (where kind = 'fees' and not is_trade) as fees
        from charged
        group by 1
      ),
      trades as (
        select ${monthOf(sql`closed_at`)} as month, count(*)::integer as deals,
          case when count(*) = count(spread) then sum(spread) end as spread
        from deals where login = ${login} and closed_at >= ${begin} and closed_at < ${end}
        group by 1
      )
      select month, coalesce(deals, 0) as deals,
        case when deals is null then ${money(sql`0`)} else round(spread, ${digits})::text end as spread,
        ${money(sql`commission`)} as commission, ${money(sql`swap`)} as swap, ${money(sql`fees`)} as fees,
        ${money(sql`coalesce(spread, 0) + coalesce(commission, 0) + coalesce(swap, 0) + coalesce(fees, 0)`)} as total
      from charges full join trades using (month)
      order by month`,
    );
    const introducer = await sumIntroducerRewards(this.db, { login, begin, end });
    const savings = await sumBenefits(this.db, { currency, login, begin, end });
    return { login, currency, year, months, introducer, ...savings, asOf: this.clock().toISOString() };
  }
}

interface Month {
  /** `YYYY-MM` */
  readonly month: string;
  readonly deals: number;
  /** Null if the spread of some deal was not recorded. */
  readonly spread: string | null;
  readonly commission: string;
  readonly swap: string;
  readonly fees: string;
  readonly total: string;
}
