import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import getPort from 'get-port';
import { Client } from 'pg';

/** Debian's folder of PostgreSQL versions; other systems have the programs in the PATH. */
const DEBIAN_FOLDER = '/usr/lib/postgresql';
const READY_WITHIN_MS = 30_000;

/** A PostgreSQL server started for a test. */
export interface Postgres {
  /** URL of the empty database `postgres`; its user may create others. */
  readonly url: string;
  /** Such as `PostgreSQL 15.14`. */
  readonly version: string;
  /** Restarts it after `kill`, on the same data; resolves when it answers. */
  start(): Promise<void>;
  /** Kills all its processes at once, as in a crash. */
  kill(): Promise<void>;
  /** Suspends all its processes: connections stay open but do not respond. */
  freeze(): void;
  thaw(): void;
  /** Shuts it down cleanly and deletes its data. */
  stop(): Promise<void>;
}

/** Folder of the newest PostgreSQL's programs; undefined if this machine has none. */
export function findPostgresFolder(): string | undefined {
  const versions = existsSync(DEBIAN_FOLDER)
    ? readdirSync(DEBIAN_FOLDER).sort((a, b) => Number(b) - Number(a))
    : [];
  const folders = [
    ...versions.map((version) => path.join(DEBIAN_FOLDER, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(path.delimiter),
  ];
  return folders.find((folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name))),
  );
}

/** The user that PostgreSQL runs as: it refuses to run as root, so its package's user then; else nothing, the own one. */
export function postgresUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** A process and its descendants, itself last. */
function processTree(pid: number): number[] {
  const file = `/proc/${pid}/task/${pid}/children`;
  const children = existsSync(file) ? readFileSync(file, 'utf8').trim().split(' ').filter(Boolean) : [];
  return [...children.flatMap((child) => processTree(Number(child))), pid];
}

function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

/**
 * Starts an empty PostgreSQL on a free port that can be frozen and killed.
 * @throws Error if this machine has no PostgreSQL (see findPostgresFolder).
 */
export async function startPostgres(): Promise<Postgres> {
  const binFolder = findPostgresFolder();
  if (binFolder === undefined)
    throw new Error('This machine has no PostgreSQL: install the package postgresql.');
  const user = postgresUser();
  const folder = mkdtempSync(path.join(tmpdir(), 'portico-postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const initdb = spawnSync(
    path.join(binFolder, 'initdb'),
    ['--auth=trust', '--username=portico', '--encoding=UTF8', '--locale=C', '--no-sync', data],
    { ...user, cwd: folder, encoding: 'utf8' },
  );
  if (initdb.status !== 0) throw new Error(`initdb failed: ${initdb.stderr}`);
  const port = await getPort();
  const url = `postgres://portico@127.0.0.1:${port}/postgres`;
  let server: ChildProcess;
  let exit: Promise<unknown>;
  const serverPids = () => processTree(server.pid ?? 0);

  const start = async () => {
    // No flushing to disk: the operating system still has what a killed process has written.
    const options = ['listen_addresses=127.0.0.1', 'fsync=off', 'max_connections=200'];
    server = spawn(
      path.join(binFolder, 'postgres'),
      ['-D', data, '-p', String(port), '-k', folder, ...options.flatMap((option) => ['-c', option])],
      { ...user, cwd: folder, stdio: 'ignore' },
    );
    exit = new Promise((resolve) => server.once('exit', resolve));
    await waitUntilReady(url);
  };
  const kill = async () => {
    const killedPids = serverPids();
    signalAll(killedPids, 'SIGKILL');
    await exit;
    while (killedPids.some((pid) => existsSync(`/proc/${pid}`))) await sleep(20);
  };
  await start();
  const output = spawnSync(path.join(binFolder, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout;
  return {
    url,
    version: `PostgreSQL ${/[\d.]+/.exec(output)?.[0] ?? ''}`.trim(),
    start,
    kill,
    freeze: () => signalAll(serverPids(), 'SIGSTOP'),
    thaw: () => signalAll(serverPids(), 'SIGCONT'),
    async stop() {
      signalAll(serverPids(), 'SIGCONT');
      server.kill('SIGINT'); // its fast shutdown
      await exit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function waitUntilReady(url: string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select 1');
      await client.end();
      return;
    } catch (error) {
      await client.end().catch(() => undefined);
      if (Date.now() > deadline) throw error;
      await sleep(50);
    }
  }
}
