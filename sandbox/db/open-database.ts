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
  /** Run once the migrations are applied; of replicas that start together, by one after the other. */
  prepare?: (db: Database) => Promise<void>;
  /** Data folder of the embedded database; without it the data live in memory. */
  folder?: string;
}

/** Nothing waits for a database for long: whoever asks is told to come back, and the next one may find it there (G7). */
const POOL = {
  max: 20,
  connectionTimeoutMillis: 2_000,
  keepAlive: true,
  statement_timeout: 4_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 10_000,
  /** By our own clock, for a server that says nothing any more. */
  query_timeout: 5_000,
  application_name: 'portico',
} as const;

/** Any number will do that nobody else takes. */
const MIGRATION_LOCK = 7_201_401;

/** Opens the database and applies the checked-in migrations that it has not seen. */
export async function openDatabase({ url, folder, prepare }: OpenDatabaseOptions): Promise<OpenedDatabase> {
  if (url) return openPostgres(url, prepare);
  // Not part of the compiled gateway, which production runs.
  const { openEmbedded } = await import('./open-embedded');
  const opened = await openEmbedded(folder);
  await prepare?.(opened.db);
  return opened;
}

async function openPostgres(url: string, prepare: OpenDatabaseOptions['prepare']): Promise<OpenedDatabase> {
  await prepareAlone(url, prepare);
  const pool = new Pool({ connectionString: url, ...POOL });
  // A connection that the server drops would otherwise end the process: idle ones the pool tells of, one that is between
  // two statements of a transaction says so itself. The next query fails or connects anew.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    db: drizzle(pool) as unknown as Database,
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}

/** Of replicas that start together one migrates and fills, while the others wait as long as that takes (G5). */
async function prepareAlone(url: string, prepare: OpenDatabaseOptions['prepare']): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const db = drizzle(client);
    await migrate(db, MIGRATIONS);
    await prepare?.(db as unknown as Database);
  } finally {
    await client.end(); // which gives the lock back
  }
}
