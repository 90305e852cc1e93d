import { sql } from 'drizzle-orm';
import type { Database } from './database';
import { rowsOf } from './rows-of';

/**
 * The state of all data as a text: while it is the same, no transaction has written anything. It is the snapshot that
 * PostgreSQL gives to a query, so it changes with writes of other replicas too, and of other databases of the server.
 */
export async function readDataVersion(db: Database): Promise<string> {
  const [row] = await rowsOf<{ version: string }>(db, sql`select pg_current_snapshot()::text as version`);
  return row?.version ?? '';
}
