import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { OpenedDatabase } from '../../sandbox/db/database';
import { openDatabase, type OpenDatabaseOptions } from '../../sandbox/db/open-database';

/** An arbitrary lock id: of processes that need the same seeded database, one makes it. */
const LOCK = 7_201_490;

/**
 * Opens a copy of the seeded database of a day on a PostgreSQL server, and drops it at the end.
 * @param server URL of a database whose user may create others.
 */
export async function copyOnServer(
  server: string,
  day: string,
  { prepare }: OpenDatabaseOptions,
): Promise<OpenedDatabase> {
  const run = process.env['PORTICO_TEST_RUN'] ?? 'portico_test';
  const seeded = `${run}_${day.replaceAll('-', '')}`;
  const own = `${run}_${randomBytes(6).toString('hex')}`;
  await onServer(server, async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    if (!(await exists(client, seeded))) {
      const unfinished = `${own}_seed`;
      await client.query(`create database ${unfinished}`);
      await (await openDatabase({ url: urlOf(server, unfinished), ...(prepare && { prepare }) })).close();
      await client.query(`alter database ${unfinished} rename to ${seeded}`);
    }
    await client.query(`create database ${own} template ${seeded}`);
  });
  const opened = await openDatabase({ url: urlOf(server, own), ...(prepare && { prepare }) });
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await onServer(server, (client) => client.query(`drop database ${own} with (force)`));
    },
  };
}

async function exists(client: Client, name: string): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  return rowCount === 1;
}

async function onServer(server: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end(); // releases the lock
  }
}

function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}
