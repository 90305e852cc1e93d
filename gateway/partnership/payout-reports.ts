import Big from 'big.js';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { isoText } from '../db/iso-text';
import { rowsOf } from '../db/rows-of';
import { partnerPayouts } from '../db/tables/partners';
import { wallets } from '../db/tables/wallets';
import type { Clock } from '../kernel/time';
import { moneyDigits } from '../market/money-digits';
import { nextPayDay } from './pay-days';
import { targetOf } from './payout-receiver';
import { findPayoutTerms, hindrancesOf } from './payout-terms';

const PAGE_SIZE = 24;

/** The payouts of partners as the portal shows them, past and next, and their statements. `payPartners` makes them. */
export class PayoutReports {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** A page of a partner's pay days, the newest first. */
  async listPayouts(partnerId: number, cursor?: string) {
    const rows = await this.db
      .select({ payout: partnerPayouts, asset: wallets.asset })
      .from(partnerPayouts)
      .leftJoin(wallets, eq(wallets.id, partnerPayouts.walletId))
      .where(
        and(
          eq(partnerPayouts.partnerId, partnerId),
          cursor === undefined ? undefined : lt(partnerPayouts.id, Number(cursor)),
        ),
      )
      .orderBy(desc(partnerPayouts.id))
      .limit(PAGE_SIZE + 1);
    const page = rows.slice(0, PAGE_SIZE);
    return {
      items: page.map(({ asset, payout: { at, partnerId: _partnerId, walletId: _walletId, ...payout } }) => ({
        ...payout,
        asset,
        at: at.toISOString(),
      })),
      next: rows.length > PAGE_SIZE ? String(page.at(-1)?.payout.id) : null,
    };
  }

  /** The next payout according to the current rewards, and its obstacle; null without approved or accrued commission. */
  async findNextPayout(partnerId: number) {
    const now = this.clock();
    const terms = await findPayoutTerms(this.db, partnerId, now);
    if (!terms) return null;
    const { begin, end } = nextPayDay(now, terms.payDay);
    const [sums] = await rowsOf<{ currency: string; amount: string; becomesApproved: string }>(
      this.db,
      sql`select currency, coalesce(sum(amount) filter (where state in ('approved', 'clawback') and payout_id is null), 0)::text as amount,
          coalesce(sum(amount) filter (where state = 'accrued' and due_at < ${end.toISOString()}::timestamptz), 0)::text as "becomesApproved"
        from partner_rewards where partner_id = ${partnerId} and state in ('approved', 'accrued', 'clawback')
        group by currency order by count(*) desc, currency limit 1`,
    );
    if (!sums) return null;
    const { currency } = sums;
    const digits = moneyDigits(currency);
    const amount = Big(sums.amount).toFixed(digits);
    const becomesApproved = Big(sums.becomesApproved).toFixed(digits);
    const expectedAmount = Big(amount).plus(becomesApproved).toFixed(digits);
    return {
      date: begin.toISOString(),
      currency,
      amount,
      becomesApproved,
      to: targetOf(terms),
      minimum: terms.minimum,
      minimumCurrency: terms.minimumCurrency,
      missing: hindrancesOf(terms, expectedAmount, currency, begin),
    };
  }

  /**
   * A partner's account with the broker over a month (UTC): its balances come from the ledger, its lines from the
   * rewards, and they add up.
   */
  async getStatement(partnerId: number, month: string, currency: string) {
    const from = sql`${`${month}-01`}::timestamp at time zone 'utc'`;
    const until = sql`(${`${month}-01`}::timestamp + interval '1 month') at time zone 'utc'`;
    const isOwn = sql`partner_id = ${partnerId} and currency = ${currency}`;
    const isInMonth = (instant: string) =>
      sql`${sql.raw(instant)} >= ${from} and ${sql.raw(instant)} < ${until}`;
    const balanceAt = (instant: typeof from) =>
      sql`coalesce((select balance_after from postings where account_id = (select id from ledger_accounts
        where kind = 'partner' and client_id = ${partnerId} and currency = ${currency}) and at < ${instant}
        order by at desc, id desc limit 1), 0)::text`;
    const [totals] = await rowsOf<{ opening: string; closing: string; clawbacks: string }>(
      this.db,
      sql`select ${balanceAt(from)} as opening, ${balanceAt(until)} as closing,
        (select coalesce(sum(case when kind = 'clawback' then amount else -amount end), 0)::text from partner_rewards where ${isOwn}
          and (kind = 'clawback' and ${isInMonth('earned_at')} or approved_at is not null and ${isInMonth('rejected_at')})) as clawbacks`,
    );
    const lines = await rowsOf<StatementLine>(
      this.db,
      sql`select scheme.kind as scheme, reward.level, count(*)::integer as count, sum(reward.amount)::text as amount
        from partner_rewards reward left join partner_schemes scheme on scheme.id = reward.scheme_id
        where reward.partner_id = ${partnerId} and reward.currency = ${currency} and ${isInMonth('reward.approved_at')}
        group by scheme.kind, reward.level order by reward.level, scheme.kind`,
    );
    const payouts = await rowsOf<StatementPayout>(
      this.db,
      sql`select ${isoText(sql`at`)} as at, amount::text as amount, login,
          (select asset from wallets where id = wallet_id) as asset
        from partner_payouts where ${isOwn} and state = 'sent' and ${isInMonth('at')} order by at`,
    );
    const write = (amount: string | undefined) => Big(amount ?? 0).toFixed(moneyDigits(currency));
    return {
      number: `${month}-${currency}`,
      month,
      currency,
      opening: write(totals?.opening),
      lines: lines.map((line) => ({ ...line, amount: write(line.amount) })),
      clawbacks: write(totals?.clawbacks),
      payouts: payouts.map((payout) => ({ ...payout, amount: write(payout.amount) })),
      closing: write(totals?.closing),
      asOf: this.clock().toISOString(),
    };
  }
}

interface StatementLine {
  readonly scheme: 'lot' | 'revenue' | 'cpa' | null;
  readonly level: number;
  readonly count: number;
  readonly amount: string;
}

interface StatementPayout {
  readonly at: string;
  readonly amount: string;
  readonly login: number | null;
  readonly asset: string | null;
}
