import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPostgres, startPostgres } from './kit/postgres';

/*
 * `npm test -- flows-on-postgres` runs the browser tests that write to the database on a PostgreSQL of its own. Other
 * steps run them on the embedded database.
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
const missingFlows = FLOWS.filter((flow) => !existsSync(path.join(ROOT, fileOf(flow))));
if (missingFlows.length > 0) throw new Error(`There is no browser test ${missingFlows.join(' or ')}.`);

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
