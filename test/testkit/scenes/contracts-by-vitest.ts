/**
 * Runs a file of suites with Vitest (`suites-for-vitest.ts`, or what was compiled of it) and prints the report as JSON.
 * Exit code 1 if a test fails.
 */
import { fileURLToPath } from 'node:url';
import { startVitest } from 'vitest/node';

const [, , mode = '', suites = ''] = process.argv;

const vitest = await startVitest('test', [], {
  config: false,
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  include: [suites],
  reporters: ['json'],
  env: { MODE: mode },
  watch: false,
});
await vitest.close();
