import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runChaos } from './chaos/run-chaos';
import { formatReport } from './chaos/format-report';
import { buildInto } from './kit/build-gateway';
import { findPostgresFolder } from './kit/postgres';

/*
 * `npm run chaos`: kills, freezes and restarts three compiled gateways and their PostgreSQL under load for two
 * minutes (`--seconds 20`), then compares the answers with the stored data. Exit code 1 on any difference.
 */

const position = process.argv.indexOf('--seconds');
const seconds = position < 0 ? 120 : Number(process.argv[position + 1]);
if (!(seconds >= 1)) {
  console.error('--seconds must be a number from 1.');
  process.exit(1);
}
if (findPostgresFolder() === undefined) {
  console.error('This machine has no PostgreSQL: install the package postgresql.');
  process.exit(1);
}
const folder = await mkdtemp(path.join(tmpdir(), 'portico-gateway-'));
try {
  await buildInto(folder);
  const report = await runChaos({ seconds, folder });
  console.log(formatReport(report));
  process.exitCode = report.violations.length > 0 ? 1 : 0;
} finally {
  await rm(folder, { recursive: true });
}
