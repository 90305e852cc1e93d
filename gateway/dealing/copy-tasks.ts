import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import type { copyTasks } from '../db/tables/copies';

type Task = typeof copyTasks.$inferInsert;

/** A trade of an account that may be a strategy's. */
export type SourceTrade = Pick<
  Task,
  'event' | 'sourceTicket' | 'part' | 'symbol' | 'side' | 'lots' | 'lotsBefore' | 'price' | 'equity' | 'at'
>;

/**
 * Writes a task for each running copy of the account's strategy, in the transaction of the trade, so that no trade is
 * without its copies and no copy without its trade. An account without a strategy has no copies.
 */
export async function writeCopyTasks(
  transaction: Database,
  login: number,
  trade: SourceTrade,
): Promise<void> {
  const { at, equity, event, lots, lotsBefore, part, price, side, sourceTicket, symbol } = trade;
  await transaction.execute(
    sql`insert into copy_tasks (copy_id, event, source_ticket, part, symbol, side, lots, lots_before, price, equity, at)
      select copy.id, ${event}, ${sourceTicket}::integer, ${part}::integer, ${symbol}, ${side}, ${lots}::numeric,
        ${lotsBefore ?? null}::numeric, ${price}::numeric, ${equity ?? null}::numeric, ${at.toISOString()}::timestamptz
      from strategies strategy join copies copy on copy.strategy_id = strategy.id
      where strategy.login = ${login} and copy.state in ('active', 'paused')
      order by copy.id`,
  );
}
