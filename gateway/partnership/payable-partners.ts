import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { rowsOf } from '../db/rows-of';
import { schemeAt } from './payout-terms';

/** Commission of a partner in one currency. */
export interface PayablePartner {
  readonly partnerId: number;
  readonly currency: string;
}

/** Partners with commission that their last pay day pays, and on which it has not decided: on most days none. */
export function listPayablePartners(db: Database, at: Date): Promise<PayablePartner[]> {
  const now = sql`${at.toISOString()}::timestamptz`;
  const firstOfMonth = sql`date_trunc('month', ${now} at time zone 'utc')`;
  const days = sql`interval '1 day' * scheme.pay_day`;
  return rowsOf<PayablePartner>(
    db,
    sql`select account.client_id as "partnerId", account.currency
      from ledger_accounts account join clients partner on partner.id = account.client_id
      cross join ${schemeAt(now)}
      cross join lateral (select case when ${firstOfMonth} + ${days} - interval '1 day' <= ${now} at time zone 'utc'
        then ${firstOfMonth} else ${firstOfMonth} - interval '1 month' end as begin) pay_month
      where account.kind = 'partner' and account.balance > 0
        and not exists (select from partner_payouts payout where payout.partner_id = partner.id
          and payout.currency = account.currency and payout.month = to_char(pay_month.begin, 'YYYY-MM'))
        and exists (select from partner_rewards reward where reward.partner_id = partner.id
          and reward.currency = account.currency and reward.payout_id is null
          and reward.state in ('approved', 'clawback')
          and (reward.state = 'clawback' or reward.approved_at < (pay_month.begin + ${days}) at time zone 'utc'))
      order by account.client_id, account.currency`,
  );
}
