import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { rowsOf } from '../db/rows-of';
import { REWARD_ROWS } from './commission-sums';
import { lineCondition, LINE, LINE_ORDER, lineColumns, type LineRow } from './line/line-rows';
import { rewardMatch, dayRangeCondition, type PartnerFilter } from './partner-filter';

interface Sum {
  readonly currency: string;
  readonly amount: string;
}

interface SubPartnerRow extends LineRow {
  readonly lots: string;
  readonly rewards: readonly Sum[] | null;
}

/** All clients of a partner's line, and the ones that `listSubPartners` lists. */
export async function countPeople(db: Database, partnerId: number) {
  const [counts] = await rowsOf<{ clients: number; subPartners: number }>(
    db,
    sql`select count(*)::integer as clients, (count(*) filter (where client.is_ib
        or exists (select from referrals referral where referral.partner_id = own.client_id)))::integer as "subPartners"
      from ${LINE} where ${lineCondition(partnerId)}`,
  );
  return counts ?? { clients: 0, subPartners: 0 };
}

/**
 * Clients of a partner's line who refer others, or are partners themselves, newest first. Lots and rewards are the partner's
 * own ones for trades of clients whom these have referred, so they add up to the rewards above the first level.
 */
export async function listSubPartners(db: Database, partnerId: number, filter: PartnerFilter) {
  const rows = await rowsOf<SubPartnerRow>(
    db,
    sql`with sums as (
        select referral.partner_id, reward.currency,
          sum(deal.lots) filter (where reward.kind = 'trade' and referral.hidden_at is null) as lots,
          sum(reward.amount) filter (where reward.state not in ('rejected', 'none')) as amount
        from ${REWARD_ROWS} left join deals deal on deal.ticket = reward.source
        where ${rewardMatch(partnerId, filter)} and reward.level > 1 group by referral.partner_id, reward.currency
      ), earned as (
        select partner_id, sum(lots) as lots,
          jsonb_agg(jsonb_build_object('currency', currency, 'amount', amount::text) order by currency) filter (where amount is not null) as rewards
        from sums group by partner_id
      )
      select ${lineColumns(partnerId)}, coalesce(earned.lots, 0)::text as lots, earned.rewards,
        (select count(*)::integer from referrals referral where referral.partner_id = own.client_id and ${dayRangeCondition(filter, sql`referral.bound_at`)}) as clients
      from ${LINE} left join earned on earned.partner_id = own.client_id
      where ${lineCondition(partnerId)}
        and (client.is_ib or exists (select from referrals referral where referral.partner_id = own.client_id))
      order by ${LINE_ORDER}`,
  );
  return {
    items: rows.map(({ count: _count, rewards, ...row }) => ({ ...row, rewards: rewards ?? [] })),
    count: rows[0]?.count ?? 0,
  };
}
