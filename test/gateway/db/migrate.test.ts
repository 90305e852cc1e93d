import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { Client } from 'pg';
import { findPostgresFolder } from '../../../tools/trials/kit/postgres';
import { emptyDatabase } from '../../gateway-kit/empty-database';
import { programArguments } from '../../gateway-kit/program';

jest.setTimeout(60_000);

const ROOT = path.join(__dirname, '../../..');
const onPostgres = findPostgresFolder() === undefined ? test.skip : test;

function run(program: string, env: Readonly<Record<string, string>>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, programArguments(program), {
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

const migrate = (env: Readonly<Record<string, string>>) => run('gateway/programs/migrate.ts', env);

onPostgres('the programs beside the gateway do their work, again without effect, and end', async () => {
  const url = await emptyDatabase();
  const client = new Client({ connectionString: url });
  await client.connect();
  const countOf = async (table: string) =>
    Number((await client.query<{ count: string }>(`select count(*) from ${table}`)).rows[0]?.count);
  const upToDate = { status: 0, output: 'The database has all migrations.' };

  expect(migrate({ DATABASE_URL: url })).toEqual(upToDate);
  const migrations = await countOf('drizzle.__drizzle_migrations');
  const sites = await countOf('sites');
  expect(migrations).toBeGreaterThan(0);
  expect(sites).toBeGreaterThan(0);
  expect(await countOf('clients')).toBe(0);

  expect(migrate({ DATABASE_URL: url })).toEqual(upToDate);
  expect(await countOf('drizzle.__drizzle_migrations')).toBe(migrations);
  expect(await countOf('sites')).toBe(sites);

  const previous = { SECRET_PREVIOUS: 'the signing secret from before, of 32 characters or more' };
  expect(run('gateway/programs/renew-secrets.ts', { DATABASE_URL: url, ...previous })).toEqual({
    status: 0,
    output:
      '0 authenticator apps have SECRET now. 0 unused recovery codes: those from before need SECRET_PREVIOUS.',
  });
  expect(run('gateway/programs/renew-secrets.ts', { DATABASE_URL: url })).toEqual({
    status: 1,
    output: 'SECRET_PREVIOUS must be the secret from before, and SECRET that of now.',
  });
  await client.end();
});

test('an invalid variable is named in one sentence', () => {
  const { status, output } = migrate({ DATABASE_URL: '' });
  expect(status).toBe(1);
  expect(output).toBe('DATABASE_URL must name a PostgreSQL database in production.');
});
