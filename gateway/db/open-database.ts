import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool, type PoolClient } from 'pg';
import type { Database } from './database';
import type { OpenedDatabase } from './opened-database';
import { EarlierDatabaseError, isEarlierDatabase } from './earlier-database';
import { listenForChanges } from './change-signals';
import { MIGRATIONS } from './migrations';
import { watchReadReplica } from './read-replica';
import { assertOutsideTransaction } from './transactions';

export type { Database } from './database';
export { inSnapshot, inTransaction } from './transactions';

export interface OpenDatabaseOptions {
  /** PostgreSQL connection URL; takes precedence over `folder`. */
  url?: string;
  /** PostgreSQL connection URL of a replica of that database, for reads that may lag. */
  readReplicaUrl?: string;
  /** The database's own connection URL, on which it sends signals of changes; without it, it sends none. */
  signalsUrl?: string;
  /** Runs after the migrations; replicas starting at the same time run it one after another. */
  prepare?: (db: Database) => Promise<void>;
  /** Data folder of the embedded database; without it, data is kept in memory. */
  folder?: string;
}

/** Queries do not wait long for the database: the caller gets an error and may retry (G7). */
const POOL = {
  max: 20,
  connectionTimeoutMillis: 2_000,
  keepAlive: true,
  statement_timeout: 4_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 10_000,
  /** Enforced on our side, for a server that has stopped responding. */
  query_timeout: 5_000,
  application_name: 'portico',
  /** Compiling a query takes a third of a second, longer than any of ours. */
  options: '-c jit=off',
} as const;

/** Connections whose changes the triggers of the migration signal. */
const SIGNALLING = `${POOL.options} -c portico.signals=on`;

/** An arbitrary lock id; it only has to be unique among our locks. */
const MIGRATION_LOCK = 7_201_401;

/**
 * Opens the database and applies the migrations it does not have yet.
 * @throws EarlierDatabaseError
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<OpenedDatabase> {
  const { url, folder, prepare } = options;
  if (url) return openPostgres(url, options);
  // PGlite is not part of the compiled gateway that production runs.
  const { openEmbedded } = await import('./open-embedded');
  const embeddedDatabase = await openEmbedded(folder);
  await prepare?.(embeddedDatabase.db);
  return embeddedDatabase;
}

/** A pool that lends no second connection to work in a transaction. */
class OuterPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(callback: Parameters<Pool['connect']>[0]): void;
  override connect(callback?: Parameters<Pool['connect']>[0]): Promise<PoolClient> | void {
    assertOutsideTransaction();
    return callback ? super.connect(callback) : super.connect();
  }
}

async function openPostgres(
  url: string,
  { prepare, readReplicaUrl, signalsUrl }: OpenDatabaseOptions,
): Promise<OpenedDatabase> {
  await prepareAlone(url, prepare);
  const signals = signalsUrl === undefined ? undefined : listenForChanges(signalsUrl);
  const pool = openPool(url, signals && SIGNALLING);
  const replicaPool = readReplicaUrl === undefined ? undefined : openPool(readReplicaUrl);
  const readReplica = replicaPool && watchReadReplica(drizzle(replicaPool) as unknown as Database);
  return {
    db: drizzle(pool) as unknown as Database,
    ...(readReplica && { readReplica }),
    ...(signals && { signals }),
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async close() {
      readReplica?.stop();
      await Promise.all([pool.end(), replicaPool?.end(), signals?.close()]);
    },
  };
}

function openPool(url: string, options: string = POOL.options): Pool {
  const pool = new OuterPool({ connectionString: url, ...POOL, options });
  // Without a handler, a connection dropped by the server would end the process. The pool reports idle connections;
  // one in the middle of a transaction reports itself. The next query then fails or reconnects.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * If replicas start at the same time, one migrates and seeds while the others wait for it (G5). A separate transaction
 * holds the lock: behind a transaction pool such as PgBouncer, a session lock would outlive this client.
 */
async function prepareAlone(url: string, prepare: OpenDatabaseOptions['prepare']): Promise<void> {
  const [lock, client] = await Promise.all([connect(url), connect(url)]);
  try {
    await lock.query('begin');
    await lock.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    const connection = drizzle(client);
    const db = connection as unknown as Database;
    if (await isEarlierDatabase(db))
      throw new EarlierDatabaseError(
        `The PostgreSQL database "${client.database}" was made by an earlier build of version 0.1: drop it, create it again without tables, and start again.`,
      );
    await migrate(connection, MIGRATIONS);
    await prepare?.(db);
  } finally {
    await Promise.all([client.end(), lock.end()]); // the end of the transaction releases the lock
  }
}

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  return client;
}
