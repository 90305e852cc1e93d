import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { Client } from 'pg';
import { findPostgres } from '../../../tools/trials/kit/postgres';
import { emptyDatabase } from '../../gateway-kit/empty-database';
import { programArguments } from '../../gateway-kit/program';

jest.setTimeout(60_000);

const ROOT = path.join(__dirname, '../../..');
const onPostgres = findPostgres() === undefined ? test.skip : test;

function migrate(env: Readonly<Record<string, string>>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, programArguments('gateway/migrate.ts'), {
    cwd: ROOT,
    encoding: 'utf8',
    env: {
      ...process.env,
      PORTICO_MODE: 'production',
      PUBLIC_URL: 'https://portal.example',
      SECRET: 'the signing secret shared by all replicas of a test',
      DOCUMENTS_FOLDER: 'documents',
      DIST_FOLDER: 'public',
      ...env,
    },
  });
  return { status, output: (stdout + stderr).trim() };
}

onPostgres('migrations are applied, once, and the process ends', async () => {
  const url = await emptyDatabase();
  const client = new Client({ connectionString: url });
  await client.connect();
  const countOf = async (table: string) =>
    Number((await client.query<{ count: string }>(`select count(*) from ${table}`)).rows[0]?.count);
  const done = { status: 0, output: 'The database has all migrations.' };

  expect(migrate({ DATABASE_URL: url })).toEqual(done);
  const migrations = await countOf('drizzle.__drizzle_migrations');
  const sites = await countOf('sites');
  expect(migrations).toBeGreaterThan(0);
  expect(sites).toBeGreaterThan(0);
  expect(await countOf('clients')).toBe(0);

  expect(migrate({ DATABASE_URL: url })).toEqual(done);
  expect(await countOf('drizzle.__drizzle_migrations')).toBe(migrations);
  expect(await countOf('sites')).toBe(sites);
  await client.end();
});

test('an invalid variable is named in one sentence', () => {
  const { status, output } = migrate({ DATABASE_URL: '' });
  expect(status).toBe(1);
  expect(output).toBe('DATABASE_URL must name a PostgreSQL database in production.');
});
