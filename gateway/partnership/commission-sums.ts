import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database';
import { rowsOf } from '../db/rows-of';
import type { TradeCounts } from '../../src/domain/partnership/partnership';
import type { NoRewardReason } from '../../src/domain/partnership/reward';
import { rewardMatch, type PartnerFilter } from './partner-filter';

/** Commission of one currency by state, as decimal strings. */
export type CommissionSums = Readonly<
  Record<'currency' | 'total' | 'paid' | 'approved' | 'accrued' | 'held' | 'clawedBack' | 'rejected', string>
>;

const sumOf = (state: string, sign = '') =>
  sql`coalesce(sum(${sql.raw(sign)}reward.amount) filter (where reward.state = ${state}), 0)::text`;

/** Commission by state; the total is without rejected rewards, and less what was clawed back. */
export const COMMISSION_SUMS = sql`coalesce(sum(reward.amount) filter (where reward.state <> 'rejected'), 0)::text as total,
  ${sumOf('paid')} as paid, ${sumOf('approved')} as approved, ${sumOf('accrued')} as accrued, ${sumOf('held')} as held,
  ${sumOf('clawback', '-')} as "clawedBack", ${sumOf('rejected')} as rejected`;

export const REWARD_ROWS = sql`partner_rewards reward join referrals referral on referral.client_id = reward.client_id`;

/** The rows of `rewardMatch`; joined with their referrals only if the filter needs them, since each reward has one. */
export const rewardRows = ({ client, link }: PartnerFilter): SQL =>
  client === undefined && link === undefined ? sql`partner_rewards reward` : REWARD_ROWS;

/** Why a trade earned nothing, as the partner reads it: that a client is the partner is for the client and the reviewer alone. */
export const REASON_FOR_PARTNER = sql`case reward.reason when 'self' then 'refused' else reward.reason end`;

/** A partner's commission by currency. */
export function sumCommission(
  db: Database,
  partnerId: number,
  filter: PartnerFilter,
): Promise<CommissionSums[]> {
  return rowsOf<CommissionSums>(
    db,
    sql`select reward.currency, ${COMMISSION_SUMS} from ${rewardRows(filter)}
      where ${rewardMatch(partnerId, filter)} and reward.state <> 'none'
      group by reward.currency order by reward.currency`,
  );
}

/** Every trade is counted once: as one that earned, or with its reason. */
export async function countTrades(
  db: Database,
  partnerId: number,
  filter: PartnerFilter,
): Promise<TradeCounts> {
  const rows = await rowsOf<{ reason: NoRewardReason | null; count: number }>(
    db,
    sql`select case when reward.state = 'none' then ${REASON_FOR_PARTNER} end as reason, count(*)::integer as count from ${rewardRows(filter)}
      where ${rewardMatch(partnerId, filter)} and reward.level = 1 and reward.kind = 'trade'
      group by 1 order by count desc, reason`,
  );
  return {
    all: rows.reduce((sum, { count }) => sum + count, 0),
    earned: rows.find(({ reason }) => reason === null)?.count ?? 0,
    none: rows.flatMap(({ count, reason }) => (reason === null ? [] : [{ reason, count }])),
  };
}
