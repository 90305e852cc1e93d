import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Pool } from 'pg';
import { buildInto } from './build-gateway';
import { startPostgres, type Postgres } from './postgres';
import { startReplica, type Replica } from './replica';

/** Compiled gateways in production mode on a PostgreSQL of their own. */
export interface Cluster {
  readonly postgres: Postgres;
  /** Connections for tests, to read what the gateways have written. */
  readonly pool: Pool;
  readonly replicas: readonly Replica[];
  /** Starts another gateway; `stop` ends it as well. */
  start(env?: Readonly<Record<string, string>>): Promise<Replica>;
  stop(): Promise<void>;
}

/**
 * Compiles the gateway and starts `count` of them at the same time on an empty database.
 * @param env for each of them, in addition to DATABASE_URL.
 * @throws Error if this machine has no PostgreSQL (see findPostgresFolder).
 */
export async function startCluster(count: number, env: Readonly<Record<string, string>>): Promise<Cluster> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-gateway-'));
  const [postgres] = await Promise.all([startPostgres(), buildInto(folder)]);
  const pool = new Pool({ connectionString: postgres.url });
  pool.on('error', () => undefined); // a trial may kill the server on purpose
  const startedReplicas: Replica[] = [];
  const start = async (replicaEnv: Readonly<Record<string, string>> = {}): Promise<Replica> => {
    const replica = await startReplica({ DATABASE_URL: postgres.url, ...env, ...replicaEnv }, folder);
    startedReplicas.push(replica);
    return replica;
  };
  const replicas = await Promise.all(Array.from({ length: count }, () => start()));
  return {
    postgres,
    pool,
    replicas,
    start,
    async stop() {
      for (const { child } of startedReplicas) child.kill('SIGKILL');
      await pool.end();
      await postgres.stop();
      await rm(folder, { recursive: true });
    },
  };
}
