import { eq, sql } from 'drizzle-orm';
import { later, type Clock } from '../api/services/time';
import type { Database } from '../db/open-database';
import { jobRuns } from '../db/tables/operations';
import { PURGE_RULES, type PurgeRule } from './purge-rules.table';

const JOB = 'purge';
/** An arbitrary lock id; it only has to be unique among our locks. */
const LOCK = 7_201_403;
const EVERY_SECONDS = 600;
/** Most rows one rule deletes per run, to keep locks short; the rest follows in the next run. */
const AT_ONCE = 5_000;
const DAY_SECONDS = 86_400;

/**
 * Purges by every rule, on one replica at a time and at most every ten minutes.
 * @returns whether it was this replica's turn.
 */
export async function purge(db: Database, clock: Clock): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const own = transaction as Database;
    const now = clock();
    if (!(await isOurTurn(own, now))) return false;
    for (const rule of PURGE_RULES) await own.execute(statementOf(rule, now));
    return true;
  });
}

/**
 * The lock is released with the transaction; the recorded time of the last run keeps other replicas from repeating
 * it.
 */
async function isOurTurn(db: Database, now: Date): Promise<boolean> {
  const { rows } = (await db.execute(sql`select pg_try_advisory_xact_lock(${LOCK}) as taken`)) as unknown as {
    rows: { taken: boolean }[];
  };
  if (rows[0]?.taken !== true) return false;
  const [last] = await db.select().from(jobRuns).where(eq(jobRuns.job, JOB));
  if (last && last.ranAt > later(now, -EVERY_SECONDS)) return false;
  await db
    .insert(jobRuns)
    .values({ job: JOB, ranAt: now })
    .onConflictDoUpdate({ target: jobRuns.job, set: { ranAt: now } });
  return true;
}

function statementOf({ table, from, days, which = 'true', blank }: PurgeRule, now: Date) {
  const before = later(now, -days * DAY_SECONDS).toISOString();
  const begin = blank === undefined ? `delete from ${table}` : `update ${table} set ${blank}`;
  return sql`${sql.raw(begin)} where ctid = any(array(
    select ctid from ${sql.raw(table)} where ${sql.raw(from)} < ${before}::timestamptz and ${sql.raw(which)} limit ${AT_ONCE}))`;
}
