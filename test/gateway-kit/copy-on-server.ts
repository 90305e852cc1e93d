import { Client } from 'pg';
import type { OpenedDatabase } from '../../gateway/db/opened-database';
import { openDatabase, type OpenDatabaseOptions } from '../../gateway/db/open-database';
import { createTemporaryDatabase } from '../../tools/scripts/temporary-database.mjs';

/** An arbitrary lock id. Only one of the processes that need the same seeded database creates it. */
const LOCK = 7_201_490;

/**
 * Opens a copy of the seeded database of a day on a PostgreSQL server, and drops it at the end.
 * @param server URL of a database whose user may create databases.
 */
export async function copyOnServer(
  server: string,
  day: string,
  options: OpenDatabaseOptions,
): Promise<OpenedDatabase> {
  const prefix = process.env['PORTICO_TEST_RUN'] ?? 'portico_test';
  const template = `${prefix}_${day.replaceAll('-', '')}`;
  await createOnce(server, template, async () => {
    const { name, url } = await createTemporaryDatabase(server, { prefix });
    await (await openDatabase({ ...options, url })).close();
    return name;
  });
  const { drop, url } = await createTemporaryDatabase(server, { prefix, template });
  const database = await openDatabase({ ...options, url });
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}

/** Creates a database once. It gets its name only when it is complete, so that a killed process leaves no partial copy. */
async function createOnce(
  server: string,
  name: string,
  createDatabase: () => Promise<string>,
): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`alter database ${await createDatabase()} rename to ${name}`);
  } finally {
    await client.end(); // releases the lock
  }
}
