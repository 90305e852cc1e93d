import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPostgres, startPostgres } from './kit/postgres';

/*
 * `npm test -- e2e-postgres`: the daily actions of a client in Chromium, on a PostgreSQL of its own. The browser
 * tests of `npm test` run on the embedded database; which database it is must make no difference to these.
 */

const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** The browser tests whose pages write to the database. */
const FLOWS = [
  'registration/registration',
  'session/session',
  'session/passkeys',
  'accounts/accounts',
  'accounts/account-tabs',
  'accounts/live',
  'money/money',
  'wallet/wallet',
  'start/gateway-killed',
  'onboarding/application',
  'documents/documents',
] as const;

const fileOf = (flow: string) => `test/e2e/${flow}.spec.ts`;
const missing = FLOWS.filter((flow) => !existsSync(path.join(ROOT, fileOf(flow))));
if (missing.length > 0) throw new Error(`No browser test is called ${missing.join(' or ')}.`);

if (findPostgres() === undefined) {
  console.log('Left out: this machine has no PostgreSQL (Debian: apt-get install postgresql).');
} else {
  const postgres = await startPostgres();
  console.log(`${postgres.version}: ${FLOWS.join(', ')}`);
  const playwright = path.join(ROOT, 'node_modules/@playwright/test/cli.js');
  const tests = spawn(
    process.execPath,
    [playwright, 'test', ...FLOWS.map(fileOf), ...process.argv.slice(2)],
    { cwd: ROOT, stdio: 'inherit', env: { ...process.env, DATABASE_URL: postgres.url } },
  );
  const [code] = (await once(tests, 'exit')) as [number | null];
  await postgres.stop();
  process.exitCode = code ?? 1;
}
