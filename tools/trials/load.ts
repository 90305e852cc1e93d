import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeInto } from '../bench/report';
import { openDatabase } from '../../gateway/db/open-database';
import { seedIfEmpty } from '../../gateway/seed/seed';
import { ensureBuild } from '../scripts/build.mjs';
import { findPostgresFolder, startPostgres } from './kit/postgres';
import { startReplica } from './kit/replica';
import { CONNECTIONS, measureRequests } from './load/requests';
import { addStreamClients } from './load/stream-clients';
import { measureStreams, STREAMS } from './load/streams';

/*
 * `npm run load` measures one compiled gateway on PGlite and, if this machine has it, on PostgreSQL: the requests per second
 * that it answers, and 2,000 open streams of events. The load comes from the same machine. `--seconds 10` is the time for
 * each row, `--only PGlite` or `--only PostgreSQL` leaves the other database out, `--no-requests` and `--no-streams` a part;
 * `--write` writes the tables into docs/operations.md.
 */

const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');
const DOCUMENT = path.join(ROOT, 'docs/operations.md');

const argument = (name: string): string | undefined =>
  process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1] : undefined;
const seconds = Number(argument('--seconds') ?? 10);
if (!(seconds >= 1)) {
  console.error('--seconds must be a number from 1.');
  process.exit(1);
}

interface DatabasePlace {
  readonly label: string;
  /** Variables of a gateway that say where its data are; on PostgreSQL, with signals of changes as in production. */
  readonly env: Readonly<Record<string, string>>;
}

/** The variables of a gateway of the demo. BOOT_DATA on: pages have their first data, as in production. */
const envOf = ({ env }: DatabasePlace) => ({
  PORTICO_MODE: 'demo',
  PUBLIC_URL: '',
  SECRET: '',
  FRAMES_PORT: '0',
  OUTBOX: 'off',
  BOOT_DATA: 'on',
  DIST_FOLDER: path.join(ROOT, 'dist'),
  ...env,
});

/** Runs a part of the trial with a gateway of its own. */
async function withGateway<T>(
  place: DatabasePlace,
  work: (gateway: Awaited<ReturnType<typeof startReplica>>) => Promise<T>,
): Promise<T> {
  const gateway = await startReplica(envOf(place));
  try {
    return await work(gateway);
  } finally {
    gateway.child.kill('SIGTERM');
    await gateway.exit;
  }
}

/** Measures a gateway on one database, which is the demo's. */
async function measure(place: DatabasePlace): Promise<readonly string[]> {
  const { DATABASE_URL: url, DATA_FOLDER: folder } = place.env;
  const { close, db } = await openDatabase({
    ...(url ? { url } : { folder: path.join(folder ?? '', 'pglite') }),
    prepare: (data) => seedIfEmpty(data, () => new Date(), 'demo'),
  });
  const tokens = await addStreamClients(db, STREAMS);
  await close();
  const tables: string[] = [];
  if (!process.argv.includes('--no-requests'))
    tables.push(await withGateway(place, (gateway) => measureRequests(gateway.url, seconds)));
  if (!process.argv.includes('--no-streams')) {
    console.error('open streams…');
    tables.push(await withGateway(place, (gateway) => measureStreams(gateway, tokens, seconds)));
  }
  return [`**On ${place.label}**`, ...tables];
}

async function measureAll(folder: string): Promise<readonly string[]> {
  const only = argument('--only');
  const texts: string[] = [];
  if (findPostgresFolder() !== undefined && only !== 'PGlite') {
    const postgres = await startPostgres();
    try {
      texts.push(
        ...(await measure({
          label: postgres.version,
          env: { DATABASE_URL: postgres.url, DATABASE_SIGNALS_URL: postgres.url },
        })),
      );
    } finally {
      await postgres.stop();
    }
  }
  if (only !== 'PostgreSQL')
    texts.push(...(await measure({ label: 'PGlite', env: { DATA_FOLDER: folder } })));
  return texts;
}

const loadBefore = loadavg()[0] ?? 0;
if ((await ensureBuild()) !== 0) process.exit(1);
const folder = await mkdtemp(path.join(tmpdir(), 'portico-load-'));
try {
  const texts = await measureAll(folder);
  const cores = cpus();
  const date = new Date().toISOString().slice(0, 10);
  const text = [
    `Measured on ${date}: one gateway, ${CONNECTIONS} connections, ${seconds} s each, ` +
      `${cores.length} × ${cores[0]?.model ?? 'unknown'}, Node ${process.versions.node}, requests made on the same machine.`,
    `Load average of the machine in the minute before: ${loadBefore.toFixed(1)}.` +
      (loadBefore > 0.5 ? ' It was not at rest: the figures may be lower than they can be.' : ''),
    ...texts,
  ].join('\n\n');
  console.log(text);
  if (process.argv.includes('--write')) await writeInto(DOCUMENT, text, 'load');
} finally {
  await rm(folder, { recursive: true, force: true });
}
