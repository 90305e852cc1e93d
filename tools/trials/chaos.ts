import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runChaos } from './chaos/run';
import { summary } from './chaos/summary';
import { buildInto } from './kit/build-gateway';
import { findPostgres } from './kit/postgres';

/*
 * `npm run chaos`: kills, freezes and restarts three compiled gateways and their PostgreSQL under load for two
 * minutes (`--seconds 20`), then compares the answers with the stored data. Exit code 1 on any difference.
 */

const at = process.argv.indexOf('--seconds');
const seconds = at < 0 ? 120 : Number(process.argv[at + 1]);
if (!(seconds >= 1)) {
  console.error('--seconds must be a number from 1.');
  process.exit(1);
}
if (findPostgres() === undefined) {
  console.error('This machine has no PostgreSQL: install the package postgresql.');
  process.exit(1);
}
const folder = await mkdtemp(path.join(tmpdir(), 'portico-gateway-'));
try {
  await buildInto(folder);
  const report = await runChaos({ seconds, folder });
  console.log(summary(report));
  process.exitCode = report.breaches.length > 0 ? 1 : 0;
} finally {
  await rm(folder, { recursive: true });
}
