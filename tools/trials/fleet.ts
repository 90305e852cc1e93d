import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import getPort from 'get-port';
import { REVIEW_KEY, REVIEW_PORT } from '../../test/e2e/kit/review-address';
import { writeInto } from '../bench/report';
import { Fleet, PORTAL } from './chaos/fleet';
import { formatReport } from './chaos/format-report';
import { FAULTS, injectFaults, runChaos, type Report } from './chaos/run-chaos';
import { DemoFleet } from './fleet/demo-fleet';
import { DocumentsDisk } from './fleet/documents-disk';
import { makeNextBuild } from './fleet/next-build';
import { rotateSecret } from './fleet/rotation';
import { Phases } from './fleet/phases';
import { runFlows } from './flows/run-flows';
import { buildInto } from './kit/build-gateway';
import { hasNginx } from './kit/nginx';
import { gradeByObservatory } from './kit/observatory';
import { findPostgresFolder, startPostgres } from './kit/postgres';
import { productionEnv } from './kit/replica';

/*
 * `npm run fleet`: three compiled gateways behind nginx with the configuration of deploy/nginx, on a PostgreSQL of their own,
 * until Ctrl+C. `--flows` runs the browser tests that write to the database, with arguments for Playwright after it.
 * `--soak MINUTES` runs clients and faults, and compares answers with the stored data. `--rolling` restarts and
 * upgrades the gateways one after another under load; `--rotation` changes SECRET under load. With `--write` their figures
 * are written into docs/operations.md and docs/runbook.md. Exit code 1 on any difference, and for the last two on any request without an answer.
 */

const DOCUMENT = fileURLToPath(new URL('../../docs/operations.md', import.meta.url));
const RUNBOOK = fileURLToPath(new URL('../../docs/runbook.md', import.meta.url));
const today = () => new Date().toISOString().slice(0, 10);
const DISK_MIB = 256;
const FULL_DISK_MS = 4_000;
const OBSERVATORY_SCORE = 130;
const QUIET_MS = 10_000;

const position = process.argv.indexOf('--soak');
const soakMinutes = position < 0 ? undefined : Number(process.argv[position + 1]);
if (soakMinutes !== undefined && !(soakMinutes > 0)) {
  console.error('--soak must be a number of minutes.');
  process.exit(1);
}
if (findPostgresFolder() === undefined || !hasNginx()) {
  console.error('The fleet needs PostgreSQL and nginx: install the packages postgresql and nginx.');
  process.exit(1);
}
if (!existsSync(path.join(PORTAL, 'index.html'))) {
  console.error('There is no built portal in dist: run `npm run build` first.');
  process.exit(1);
}

const folder = await mkdtemp(path.join(tmpdir(), 'portico-gateway-'));
try {
  await buildInto(folder);
  if (soakMinutes !== undefined) report(await soak(soakMinutes * 60));
  else if (process.argv.includes('--rolling')) await roll();
  else if (process.argv.includes('--rotation')) await rotate();
  else if (process.argv.includes('--flows')) await flows();
  else await serve();
} finally {
  await rm(folder, { recursive: true });
}

function report(result: Report): void {
  console.log(formatReport(result));
  if (result.violations.length > 0) process.exitCode = 1;
}

/** Runs the faults of `npm run chaos` behind nginx, and fills the disk of the documents, if it can be mounted. */
async function soak(seconds: number): Promise<Report> {
  const documents = path.join(folder, 'small-disk');
  const isRoot = process.getuid?.() === 0;
  if (!isRoot) console.error('Without the rights of root no small disk is mounted: the disk is never full.');
  const disk = isRoot ? DocumentsDisk.mount(documents, DISK_MIB) : undefined;
  const fillDisk = async () => {
    disk?.fill();
    await sleep(FULL_DISK_MS);
    disk?.free();
  };
  const faults = [...FAULTS, ...(disk ? [{ name: 'disk full for 4 s', inject: fillDisk }] : [])];
  try {
    return await runChaos({
      seconds,
      folder,
      documents,
      balancer: 'nginx',
      disturb: (fleet, isOver) => injectFaults(fleet, isOver, faults),
    });
  } finally {
    disk?.unmount();
  }
}

/** Replaces the gateways under load: first by the same build, then by one with another schema. */
async function roll(): Promise<void> {
  const nextFolder = `${folder}-next`;
  await makeNextBuild(folder, nextFolder);
  const phases = new Phases();
  const result = await runChaos({
    seconds: Infinity,
    folder,
    balancer: 'nginx',
    observe: phases.add,
    disturb: async (fleet) => {
      await sleep(QUIET_MS);
      await phases.run('nothing happens', () => sleep(QUIET_MS));
      await phases.run('rolling restart', () => fleet.replaceAll());
      await phases.run('migration of the next version', () => migrate(nextFolder, fleet));
      await phases.run('old gateways on the new schema', () => sleep(QUIET_MS));
      fleet.useBuild(nextFolder);
      await phases.run('rolling upgrade', () => fleet.replaceAll());
      await phases.run('new gateways', () => sleep(QUIET_MS));
      for (const line of fleet.nginxErrors().slice(0, 20)) console.error(line);
      return [];
    },
  }).finally(() => rm(nextFolder, { recursive: true }));
  report(result);
  const text = [
    `Measured on ${today()} by \`npm run fleet -- --rolling\`: three gateways behind nginx on ` +
      `${result.database}, twelve clients at a time, all on two cores.`,
    phases.toTable(),
    describeFailures(phases.failures),
  ].join('\n\n');
  console.log(`\n${text}`);
  if (phases.failureCount > 0) process.exitCode = 1;
  if (process.argv.includes('--write')) await writeInto(DOCUMENT, text, 'rolling');
}

function describeFailures(failures: readonly string[]): string {
  return failures.length === 0
    ? 'Each request had an answer.'
    : `Requests without an answer: ${failures.join('; ')}.`;
}

/** Rotates SECRET under load. */
async function rotate(): Promise<void> {
  const { report: result, failureCount, ...rotation } = await rotateSecret(folder);
  report(result);
  const text = [
    `Measured on ${today()} by \`npm run fleet -- --rotation\`: three gateways behind nginx on ${result.database}, twelve ` +
      'clients at a time, and eight with an authenticator app, all on two cores.',
    rotation.table,
    describeFailures(rotation.failures),
    `Step 3 said: ${rotation.renewal}`,
  ].join('\n\n');
  console.log(`\n${text}`);
  if (failureCount > 0) process.exitCode = 1;
  if (process.argv.includes('--write')) await writeInto(RUNBOOK, text, 'rotation');
}

/** Runs clients' flows in browsers, on three gateways of the demo behind nginx. */
async function flows(): Promise<void> {
  const port = Number(process.env['E2E_PORT'] ?? 3100);
  const postgres = await startPostgres();
  try {
    const fleet = await DemoFleet.open({
      folder,
      databaseUrl: postgres.url,
      port,
      framesPort: await getPort(),
      metricsPort: REVIEW_PORT,
      env: { REVIEW_KEY },
    });
    try {
      const args = process.argv.slice(process.argv.indexOf('--flows') + 1);
      process.exitCode = await runFlows({ E2E_FLEET: 'on', DATABASE_URL: postgres.url }, args);
      for (const [place, count] of fleet.requestCounts()) console.log(`${place} answered ${count} requests.`);
      for (const line of fleet.nginxErrors().slice(0, 20)) console.error(line);
      const { score } = await gradeByObservatory(`http://localhost:${port}/en/login`);
      console.log(`The Observatory gives nginx's page ${score}.`);
      if (score < OBSERVATORY_SCORE) process.exitCode = 1;
    } finally {
      await fleet.close();
    }
  } finally {
    await postgres.stop();
  }
}

async function migrate(build: string, fleet: Fleet): Promise<void> {
  const env = { ...productionEnv(folder), ...fleet.env };
  await promisify(execFile)(process.execPath, ['migrate.js'], { cwd: build, env });
}

async function serve(): Promise<void> {
  const fleet = await Fleet.open(folder, 'nginx');
  console.log(
    `Three gateways on ${fleet.postgres.version} behind nginx: ${fleet.nextUrl()}. Ctrl+C ends them.`,
  );
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await fleet.close();
}
