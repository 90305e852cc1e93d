import { and, inArray, ne } from 'drizzle-orm';
import type { DocumentStore } from '../documents/stores/document-store';
import { DAY_SECONDS, addSeconds, type Clock } from '../kernel/time';
import type { Database } from '../db/open-database';
import { documents } from '../db/tables/documents';
import { claimRun } from './claim-run';

/**
 * Deletes the files of a store that have no document, once a day and on one replica: a gateway that was killed may have
 * stored the file but not the row. Files younger than a day are left, because their row may still be written.
 * @returns the number of deleted files; undefined if it was not due, or another replica ran it.
 */
export async function sweepDocuments(
  db: Database,
  store: DocumentStore,
  clock: Clock,
): Promise<number | undefined> {
  const now = clock();
  if (!(await claimRun(db, 'sweep-documents', DAY_SECONDS, now))) return undefined;
  const cutoff = addSeconds(now, -DAY_SECONDS);
  let removedCount = 0;
  for await (const files of store.list()) {
    const ids = files.filter(({ storedAt }) => storedAt < cutoff).map(({ id }) => id);
    const orphans = await findOrphans(db, ids);
    for (const id of orphans) await store.remove(id);
    removedCount += orphans.length;
  }
  return removedCount;
}

async function findOrphans(db: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: documents.id })
    .from(documents)
    .where(and(inArray(documents.id, [...ids]), ne(documents.status, 'refused')));
  const knownIds = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !knownIds.has(id));
}
