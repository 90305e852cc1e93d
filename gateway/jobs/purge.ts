import { sql } from 'drizzle-orm';
import { DAY_SECONDS, addSeconds, type Clock } from '../kernel/time';
import type { Database } from '../db/open-database';
import { PURGE_RULES, type PurgeRule } from './purge-rules.table';
import { claimRun } from './claim-run';

const INTERVAL_SECONDS = 600;
/** Rows that one rule deletes per run, so that locks are short. The next run deletes more. */
const MAX_ROWS = 5_000;
/**
 * Purges by every rule, on one replica at a time and at most every ten minutes.
 * @returns true if this replica ran it.
 */
export async function purge(db: Database, clock: Clock): Promise<boolean> {
  const now = clock();
  if (!(await claimRun(db, 'purge', INTERVAL_SECONDS, now))) return false;
  for (const rule of PURGE_RULES) await db.execute(statementOf(rule, now));
  return true;
}

function statementOf(rule: PurgeRule, now: Date) {
  const { ageColumn, assignment, condition = 'true', days, summary, table } = rule;
  const cutoff = addSeconds(now, -days * DAY_SECONDS).toISOString();
  const action = assignment === undefined ? `delete from ${table}` : `update ${table} set ${assignment}`;
  const statement = sql`${sql.raw(action)} where ctid = any(array(
    select ctid from ${sql.raw(table)} where ${sql.raw(ageColumn)} < ${cutoff}::timestamptz and ${sql.raw(condition)} limit ${MAX_ROWS}))`;
  return summary === undefined
    ? statement
    : sql`with purged as (${statement} returning *) ${sql.raw(summary)}`;
}
