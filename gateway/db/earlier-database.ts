import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from './database';
import { MIGRATIONS } from './migrations';
import { rowsOf } from './rows-of';

/** The migrations that made the database no longer exist; the message is one sentence that says what to do. */
export class EarlierDatabaseError extends Error {
  override readonly name = 'EarlierDatabaseError';
}

/**
 * True if the first migration of a database is not the current one. Further migrations are not compared: a newer gateway
 * may have applied them.
 */
export async function isEarlierDatabase(db: Database): Promise<boolean> {
  const [table] = await rowsOf<{ name: string | null }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  );
  if (!table?.name) return false;
  const [first] = await rowsOf<{ at: string }>(
    db,
    sql`select created_at::text as at from drizzle.__drizzle_migrations order by created_at limit 1`,
  );
  return first !== undefined && Number(first.at) !== readMigrationFiles(MIGRATIONS)[0]?.folderMillis;
}
