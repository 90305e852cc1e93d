import type { Uploads } from '../documents/uploads';
import type { Clock } from '../kernel/time';
import type { Database } from '../db/open-database';
import { claimRun } from './claim-run';

const INTERVAL_SECONDS = 30;

/**
 * Checks complete files whose request could not: the gateway was stopped, or the store unreachable. Their clients need
 * not return. One replica at a time does it.
 * @returns the number of checked files; undefined if no file waits, it was not due, or another replica ran it.
 */
export async function finishUploads(
  db: Database,
  uploads: Uploads,
  clock: Clock,
): Promise<number | undefined> {
  // An idle gateway writes nothing, not even its claim.
  if (!(await uploads.hasWaitingFiles())) return undefined;
  if (!(await claimRun(db, 'finish-uploads', INTERVAL_SECONDS, clock()))) return undefined;
  return uploads.checkWaitingFiles();
}
