import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool } from 'pg';
import type { Database, OpenedDatabase } from './database';
import { MIGRATIONS } from './migrations';

export type { Database } from './database';

/**
 * Runs several statements as one: all of them hold, or none. Whatever runs in it uses the database that it is handed: on
 * PGlite the outer one waits until it has ended.
 */
export function inTransaction<T>(db: Database, work: (own: Database) => Promise<T>): Promise<T> {
  return db.transaction((transaction) => work(transaction as Database));
}

export interface OpenDatabaseOptions {
  /** Address of a PostgreSQL database; wins over `folder`. */
  url?: string;
  /** Data folder of the embedded database; without it the data live in memory. */
  folder?: string;
}

/** Any number will do that nobody else takes. */
const MIGRATION_LOCK = 7_201_401;

/** Opens the database and applies the checked-in migrations that it has not seen. */
export async function openDatabase({ url, folder }: OpenDatabaseOptions): Promise<OpenedDatabase> {
  if (url) return openPostgres(url);
  // Not part of the compiled gateway, which production runs.
  const { openEmbedded } = await import('./open-embedded');
  return openEmbedded(folder);
}

async function openPostgres(url: string): Promise<OpenedDatabase> {
  await migrateAlone(url);
  const pool = new Pool({ connectionString: url, max: 20, connectionTimeoutMillis: 5_000 });
  // An idle connection that the server drops would otherwise end the process; the next query reconnects.
  pool.on('error', () => undefined);
  return { db: drizzle(pool) as unknown as Database, close: () => pool.end() };
}

/** Of replicas that start together one migrates, while the others wait as long as that takes. */
async function migrateAlone(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), MIGRATIONS);
  } finally {
    await client.end(); // which gives the lock back
  }
}
