import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** The browser tests whose pages write to the database. */
export const FLOWS = [
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

/** Runs them with more of Playwright's arguments; resolves to its exit code. */
export const runFlows = (env: Readonly<Record<string, string>>, args: readonly string[]): Promise<number> =>
  runPlaywright(env, [...FLOWS.map(fileOf), ...args]);

/** Runs browser tests with Playwright's arguments; resolves to its exit code. */
export async function runPlaywright(
  env: Readonly<Record<string, string>>,
  args: readonly string[],
): Promise<number> {
  const playwright = path.join(ROOT, 'node_modules/@playwright/test/cli.js');
  const tests = spawn(process.execPath, [playwright, 'test', ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const [code] = (await once(tests, 'exit')) as [number | null];
  return code ?? 1;
}
