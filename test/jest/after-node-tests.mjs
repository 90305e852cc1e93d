import { rm } from 'node:fs/promises';
import pg from 'pg';

/** Removes the files, the server and the databases of a run. */
export default async function afterNodeTests() {
  await globalThis.stopPostgres?.();
  if (process.env.DATABASE_URL) await dropAll(process.env.DATABASE_URL, process.env.PORTICO_TEST_RUN);
  const folder = process.env.PORTICO_TEST_FOLDER;
  if (folder !== undefined) await rm(folder, { recursive: true });
}

/** Drops the databases of this run on a permanent server. */
async function dropAll(server, run) {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  const { rows } = await client.query('select datname from pg_database where starts_with(datname, $1)', [
    `${run}_`,
  ]);
  for (const { datname } of rows) await client.query(`drop database "${datname}" with (force)`);
  await client.end();
}
