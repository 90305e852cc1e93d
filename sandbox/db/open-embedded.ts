import { mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database, OpenedDatabase } from './database';
import { MIGRATIONS } from './migrations';

/**
 * Opens PGlite (PostgreSQL inside this process) for the demo and for tests.
 * @param folder data folder; without it, data is kept in memory.
 */
export async function openEmbedded(folder: string | undefined): Promise<OpenedDatabase> {
  if (folder) await mkdir(folder, { recursive: true });
  return migrated(await PGlite.create(folder ? { dataDir: folder } : {}));
}

/** Applies the migrations that a running PGlite does not have yet. */
export async function migrated(client: PGlite): Promise<OpenedDatabase> {
  const db = drizzle(client);
  await migrate(db, MIGRATIONS);
  return { db: db as unknown as Database, close: () => client.close() };
}
