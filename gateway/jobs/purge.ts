import { sql } from 'drizzle-orm';
import { later, type Clock } from '../kernel/time';
import type { Database } from '../db/open-database';
import { PURGE_RULES, type PurgeRule } from './purge-rules.table';
import { takeTurn } from './take-turn';

const EVERY_SECONDS = 600;
/** Most rows one rule deletes per run, to keep locks short; the rest follows in the next run. */
const AT_ONCE = 5_000;
const DAY_SECONDS = 86_400;

/**
 * Purges by every rule, on one replica at a time and at most every ten minutes.
 * @returns whether it was this replica's turn.
 */
export async function purge(db: Database, clock: Clock): Promise<boolean> {
  const now = clock();
  if (!(await takeTurn(db, 'purge', EVERY_SECONDS, now))) return false;
  for (const rule of PURGE_RULES) await db.execute(statementOf(rule, now));
  return true;
}

function statementOf({ table, from, days, which = 'true', blank }: PurgeRule, now: Date) {
  const before = later(now, -days * DAY_SECONDS).toISOString();
  const begin = blank === undefined ? `delete from ${table}` : `update ${table} set ${blank}`;
  return sql`${sql.raw(begin)} where ctid = any(array(
    select ctid from ${sql.raw(table)} where ${sql.raw(from)} < ${before}::timestamptz and ${sql.raw(which)} limit ${AT_ONCE}))`;
}
