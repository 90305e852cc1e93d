import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database';
import { rowsOf } from '../db/rows-of';

interface Sum {
  readonly amount: string;
  readonly currency: string;
}

/** The rewards of the client's own partner, of `partner_rewards reward` and `referrals referral`; of no partner above. */
const OWN_REWARDS = sql`partner_rewards reward join referrals referral
  on referral.client_id = reward.client_id and referral.partner_id = reward.partner_id`;

const IS_COUNTED = sql`reward.state not in ('rejected', 'none')`;

/** Rewards of the partner who referred a client, for trades on an account of the client in a range, by currency. */
export function sumIntroducerRewards(
  db: Database,
  { begin, end, login }: { readonly login: number; readonly begin: SQL; readonly end: SQL },
): Promise<Sum[]> {
  return rowsOf<Sum>(
    db,
    sql`select reward.currency, sum(reward.amount)::text as amount
      from ${OWN_REWARDS} join deals deal on deal.ticket = reward.source
      where deal.login = ${login} and reward.client_id = (select client_id from accounts where login = ${login})
        and ${IS_COUNTED} and reward.earned_at >= ${begin} and reward.earned_at < ${end}
      group by reward.currency order by reward.currency`,
  );
}

/** The same for all accounts of a client, by the year (UTC) in which it was earned; the latest first. */
export function listIntroducerYears(
  db: Database,
  clientId: number,
): Promise<(Sum & { readonly year: number })[]> {
  return rowsOf<Sum & { readonly year: number }>(
    db,
    sql`select extract(year from reward.earned_at at time zone 'UTC')::integer as year, reward.currency,
        sum(reward.amount)::text as amount
      from ${OWN_REWARDS} where reward.client_id = ${clientId} and ${IS_COUNTED}
      group by 1, 2 order by 1 desc, 2`,
  );
}
