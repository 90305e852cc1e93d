import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Fleet } from './chaos/fleet';
import type { Ledger } from './chaos/ledger';
import { runChaos } from './chaos/run-chaos';
import { compareDatabases } from './fleet/compare-databases';
import { buildInto } from './kit/build-gateway';
import { findPostgresFolder } from './kit/postgres';
import { DOCUMENTS, startReplica } from './kit/replica';

/* `npm run restore-check`: clients fill a database for twenty seconds (`--seconds 60`); it is backed up according to the
   runbook, restored beside, and compared row by row. Then a gateway starts on the copy, and a client signs in there. Exit
   code 1 on any difference. */

const position = process.argv.indexOf('--seconds');
const seconds = position < 0 ? 20 : Number(process.argv[position + 1]);
if (!(seconds >= 1)) {
  console.error('--seconds must be a number from 1.');
  process.exit(1);
}
const binFolder = findPostgresFolder();
if (binFolder === undefined) {
  console.error('This machine has no PostgreSQL: install the package postgresql.');
  process.exit(1);
}

const folder = await mkdtemp(path.join(tmpdir(), 'portico-gateway-'));
const backup = path.join(folder, 'portico.dump');

/** Runs a program of PostgreSQL; prints the command, and resolves to the seconds it took. */
async function run(program: string, ...args: string[]): Promise<number> {
  console.log(`$ ${program} ${args.join(' ')}`);
  const startedAt = performance.now();
  await promisify(execFile)(path.join(binFolder ?? '', program), args);
  return (performance.now() - startedAt) / 1_000;
}

async function check(fleet: Fleet, ledger: Ledger): Promise<void> {
  await fleet.endGateways('SIGTERM');
  const { postgres, env } = fleet;
  const copyUrl = postgres.url.replace(/\/postgres$/, '/restored');
  const dumpSeconds = await run('pg_dump', '--format=custom', `--file=${backup}`, `--dbname=${postgres.url}`);
  await run('createdb', `--maintenance-db=${postgres.url}`, '--template=template0', 'restored');
  const restoreSeconds = await run(
    'pg_restore',
    '--exit-on-error',
    '--no-owner',
    `--dbname=${copyUrl}`,
    backup,
  );
  await cp(path.join(folder, DOCUMENTS), path.join(folder, 'restored-documents'), { recursive: true });

  const tables = await compareDatabases(postgres.url, copyUrl);
  const differentTables = tables.filter(({ isSame }) => !isSame);
  const rowCount = tables.reduce((sum, { rows }) => sum + rows, 0);
  const mib = (await stat(backup)).size / 1024 / 1024;
  console.log(
    `${postgres.version}: ${tables.length - 1} tables and the sequences, ${rowCount} rows compared, ${differentTables.length} differ. ` +
      `The backup has ${mib.toFixed(1)} MiB; it took ${dumpSeconds.toFixed(1)} s, restoring it ${restoreSeconds.toFixed(1)} s.`,
  );
  for (const { name } of differentTables) console.error(`DIFFERENT ${name}`);
  if (differentTables.length > 0) process.exitCode = 1;

  const gateway = await startReplica(
    { ...env, DATABASE_URL: copyUrl, DOCUMENTS_FOLDER: path.join(folder, 'restored-documents') },
    folder,
  );
  try {
    const status = await signIn(gateway.url, ledger);
    console.log(`A gateway on the copy answers a client's sign-in with ${status}.`);
    if (status !== 200) process.exitCode = 1;
  } finally {
    gateway.child.kill('SIGTERM');
    await gateway.exit;
  }
}

/** Signs in a client whose password was confirmed; resolves to the status. */
async function signIn(url: string, ledger: Ledger): Promise<number> {
  const [email, entries] = [...ledger.entriesOfKind('password')].find(([, clientEntries]) =>
    clientEntries.every(({ outcome }) => outcome === 'done'),
  ) ?? ['', []];
  const answer = await fetch(`${url}/api/client/Sca/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: entries.at(-1)?.value }),
  });
  await answer.text();
  return answer.status;
}

try {
  await buildInto(folder);
  const { violations } = await runChaos({
    seconds,
    folder,
    disturb: async () => {
      await sleep(seconds * 1_000);
      return [];
    },
    finish: check,
  });
  if (violations.length > 0) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true });
}
