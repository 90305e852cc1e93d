import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres';
import { migrate as migrateNode } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzleLite } from 'drizzle-orm/pglite';
import { migrate as migrateLite } from 'drizzle-orm/pglite/migrator';
import { Client, Pool } from 'pg';

/** What the gateway's queries run on; PGlite and PostgreSQL look the same from here. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabaseOptions {
  /** Address of a PostgreSQL database; wins over `folder`. */
  url?: string;
  /** Data folder of the embedded database; without it the data live in memory. */
  folder?: string;
}

export interface OpenedDatabase {
  db: Database;
  close(): Promise<void>;
}

const MIGRATIONS = { migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)) };

/** Any number will do that nobody else takes. */
const MIGRATION_LOCK = 7_201_401;

/** Opens the database and applies the checked-in migrations that it has not seen. */
export async function openDatabase({ url, folder }: OpenDatabaseOptions): Promise<OpenedDatabase> {
  return url ? openPostgres(url) : openEmbedded(folder);
}

async function openPostgres(url: string): Promise<OpenedDatabase> {
  await migrateAlone(url);
  const pool = new Pool({ connectionString: url, max: 20, connectionTimeoutMillis: 5_000 });
  // An idle connection that the server drops would otherwise end the process; the next query reconnects.
  pool.on('error', () => undefined);
  return { db: drizzleNode(pool) as unknown as Database, close: () => pool.end() };
}

/** Of replicas that start together one migrates, while the others wait as long as that takes. */
async function migrateAlone(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrateNode(drizzleNode(client), MIGRATIONS);
  } finally {
    await client.end(); // which gives the lock back
  }
}

async function openEmbedded(folder: string | undefined): Promise<OpenedDatabase> {
  if (folder) await mkdir(folder, { recursive: true });
  const client = await PGlite.create(folder ? { dataDir: folder } : {});
  const db = drizzleLite(client);
  await migrateLite(db, MIGRATIONS);
  return { db: db as unknown as Database, close: () => client.close() };
}
