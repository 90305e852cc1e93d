import { lte } from 'drizzle-orm';
import { later } from '../kernel/time';
import type { Database } from '../db/open-database';
import { jobRuns } from '../db/tables/operations';

/**
 * Takes the next turn of a job, if its last one was at least `everySeconds` ago. If several replicas try at the same time, only one writes
 \* the row. A job that fails after that is done again at its next turn.
 * @returns whether the turn is this replica's.
 */
export async function takeTurn(db: Database, job: string, everySeconds: number, now: Date): Promise<boolean> {
  const insertedRows = await db
    .insert(jobRuns)
    .values({ job, ranAt: now })
    .onConflictDoUpdate({
      target: jobRuns.job,
      set: { ranAt: now },
      setWhere: lte(jobRuns.ranAt, later(now, -everySeconds)),
    })
    .returning({ job: jobRuns.job });
  return insertedRows.length > 0;
}
