import { and, inArray, ne } from 'drizzle-orm';
import type { DocumentStore } from '../documents/stores/document-store';
import { later, type Clock } from '../kernel/time';
import type { Database } from '../db/open-database';
import { documents } from '../db/tables/documents';
import { takeTurn } from './take-turn';

const DAY_SECONDS = 86_400;

/**
 * Once a day, on one replica: deletes the files of a store that no document has, such as one whose gateway was killed
 * before it wrote the row. A file gets a day for that.
 * @returns the number of deleted files; undefined if it was not this replica's turn.
 */
export async function sweepDocuments(
  db: Database,
  store: DocumentStore,
  clock: Clock,
): Promise<number | undefined> {
  const now = clock();
  if (!(await takeTurn(db, 'sweep-documents', DAY_SECONDS, now))) return undefined;
  const before = later(now, -DAY_SECONDS);
  let removedCount = 0;
  for await (const files of store.list()) {
    const ids = files.filter(({ at }) => at < before).map(({ id }) => id);
    const orphans = await withoutDocument(db, ids);
    for (const id of orphans) await store.remove(id);
    removedCount += orphans.length;
  }
  return removedCount;
}

async function withoutDocument(db: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: documents.id })
    .from(documents)
    .where(and(inArray(documents.id, [...ids]), ne(documents.status, 'refused')));
  const knownIds = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !knownIds.has(id));
}
