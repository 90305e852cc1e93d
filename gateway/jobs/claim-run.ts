import { lte } from 'drizzle-orm';
import { addSeconds } from '../kernel/time';
import type { Database } from '../db/open-database';
import { jobRuns } from '../db/tables/operations';

/**
 * Claims the next run of a job if its last run was at least `everySeconds` ago. If several replicas try at the same time,
 * one of them writes the row. A job that fails after that is tried again at the next interval.
 * @returns true if this replica has to run the job.
 */
export async function claimRun(db: Database, job: string, everySeconds: number, now: Date): Promise<boolean> {
  const insertedRows = await db
    .insert(jobRuns)
    .values({ job, ranAt: now })
    .onConflictDoUpdate({
      target: jobRuns.job,
      set: { ranAt: now },
      setWhere: lte(jobRuns.ranAt, addSeconds(now, -everySeconds)),
    })
    .returning({ job: jobRuns.job });
  return insertedRows.length > 0;
}
