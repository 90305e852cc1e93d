import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { rowsOf } from '../db/rows-of';
import type { NoneReason } from '../db/tables/partners';

/** Commission of one currency by state, as decimal strings. */
export type CommissionSums = Readonly<
  Record<'currency' | 'total' | 'paid' | 'approved' | 'accrued' | 'held' | 'clawedBack' | 'rejected', string>
>;

/** Trades of clients whom a partner has referred themself, and why some have earned nothing. */
export interface TradeCounts {
  readonly all: number;
  readonly earned: number;
  readonly none: readonly { readonly reason: NoneReason; readonly count: number }[];
}

/** A partner's commission by currency. The total is without rejected rewards, and less what was clawed back. */
export function sumCommission(db: Database, partnerId: number): Promise<CommissionSums[]> {
  const sumOf = (state: string, sign = '') =>
    sql`coalesce(sum(${sql.raw(sign)}amount) filter (where state = ${state}), 0)::text`;
  return rowsOf<CommissionSums>(
    db,
    sql`select currency, coalesce(sum(amount) filter (where state <> 'rejected'), 0)::text as total,
        ${sumOf('paid')} as paid, ${sumOf('approved')} as approved, ${sumOf('accrued')} as accrued, ${sumOf('held')} as held,
        ${sumOf('clawback', '-')} as "clawedBack", ${sumOf('rejected')} as rejected
      from (select currency, state, amount from partner_rewards where partner_id = ${partnerId} and state <> 'none'
        union all select currency, state, amount from partner_commissions where client_id = ${partnerId}) as items
      group by currency order by currency`,
  );
}

/** Every trade is counted once: as one that earned, or with its reason. */
export async function countTrades(db: Database, partnerId: number): Promise<TradeCounts> {
  const rows = await rowsOf<{ reason: NoneReason | null; count: number }>(
    db,
    sql`select reason, count(*)::integer as count from partner_rewards
      where partner_id = ${partnerId} and level = 1 and kind = 'trade' group by reason order by count desc, reason`,
  );
  return {
    all: rows.reduce((sum, { count }) => sum + count, 0),
    earned: rows.find(({ reason }) => reason === null)?.count ?? 0,
    none: rows.flatMap(({ count, reason }) => (reason === null ? [] : [{ reason, count }])),
  };
}
