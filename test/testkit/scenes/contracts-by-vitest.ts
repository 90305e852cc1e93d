/** Runs `suites-for-vitest.ts` by Vitest; the report goes to standard output as JSON. Ends with code 1 where a test fails. */
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
