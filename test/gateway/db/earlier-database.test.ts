import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import { openDatabase } from '../../../gateway/db/open-database';
import { findPostgresFolder } from '../../../tools/trials/kit/postgres';
import { emptyDatabase } from '../../gateway-kit/empty-database';
import { programArguments } from '../../gateway-kit/program';

jest.setTimeout(60_000);

const ROOT = path.join(__dirname, '../../..');

/** The record of a migration that no longer exists in Portico. */
const EARLIER = `
  create schema drizzle;
  create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
  insert into drizzle.__drizzle_migrations (hash, created_at) values ('b145d786', 1795267960986);`;

/** Skipped on a machine without PostgreSQL. */
const onPostgres = findPostgresFolder() === undefined ? test.skip : test;

/** Runs a program until it ends. A gateway is stopped after its start, and has no exit code. */
async function run(args: string[], env: Record<string, string>): Promise<{ output: string; code: unknown }> {
  const defaults = { PORT: '0', INVEST_PORT: '0', DATABASE_URL: '' };
  const child = spawn(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...defaults, ...env } });
  child.stdout.on('data', (chunk) => {
    if (String(chunk).includes('Ctrl+C')) child.kill('SIGKILL');
  });
  const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { output: output.trim(), code };
}

describe('a database of an earlier build is refused with one sentence', () => {
  let dataFolder: string;
  beforeAll(async () => {
    dataFolder = await mkdtemp(path.join(tmpdir(), 'portico-earlier-'));
    const make = `
      import { PGlite } from '@electric-sql/pglite';
      const client = await PGlite.create(process.argv[1]);
      await client.exec(process.argv[2]);
      await client.close();`;
    const folder = path.join(dataFolder, 'pglite');
    const args = ['--input-type=module', '--eval', make, folder, EARLIER];
    expect(await run(args, {})).toEqual({ output: '', code: 0 });
  });
  afterAll(() => rm(dataFolder, { recursive: true }));

  test.each(['gateway/programs/main.ts', 'gateway/programs/migrate.ts', 'gateway/programs/review.ts'])(
    '%s on the embedded database',
    async (source) => {
      expect(await run(programArguments(source), { DATA_FOLDER: dataFolder })).toEqual({
        output: `The database in ${dataFolder}/pglite was made by an earlier build of version 0.1: delete this folder and start again, which creates a new one.`,
        code: 1,
      });
    },
  );

  onPostgres('on PostgreSQL', async () => {
    const url = await emptyDatabase();
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query(EARLIER);
    const tables = await tablesOf(client);
    expect(await run(programArguments('gateway/programs/main.ts'), { DATABASE_URL: url })).toEqual({
      output: `The PostgreSQL database "${client.database}" was made by an earlier build of version 0.1: drop it, create it again without tables, and start again.`,
      code: 1,
    });
    expect(await tablesOf(client)).toEqual(tables);
    await client.end();
  });

  async function tablesOf(client: Client): Promise<unknown[]> {
    return (
      await client.query(
        "select schemaname, tablename from pg_tables where schemaname in ('public', 'drizzle')",
      )
    ).rows;
  }
});

onPostgres('a database to which a newer gateway has applied further migrations is opened', async () => {
  const url = await emptyDatabase();
  await (await openDatabase({ url })).close();
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`insert into drizzle.__drizzle_migrations (hash, created_at)
    select 'of a later day', max(created_at) + 1 from drizzle.__drizzle_migrations`);
  await client.end();
  await (await openDatabase({ url })).close();
});
