/** Runs `suites-for-vitest.ts` with Vitest and prints the report as JSON. Exit code 1 if a test fails. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startVitest } from 'vitest/node';

const scenes = path.dirname(fileURLToPath(import.meta.url));

const vitest = await startVitest('test', [], {
  config: false,
  root: path.join(scenes, '../../..'),
  include: [path.join(scenes, 'suites-for-vitest.ts')],
  reporters: ['json'],
  env: { MODE: process.argv[2] ?? '' },
  watch: false,
});
await vitest.close();
