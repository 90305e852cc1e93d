import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

/** Where Debian keeps each version's programs; elsewhere they are in the PATH. */
const DEBIAN = '/usr/lib/postgresql';
const READY_WITHIN_MS = 30_000;

/** A PostgreSQL server of a test's own. */
export interface Postgres {
  /** Of the empty database `postgres`; its user may create others. */
  readonly url: string;
  /** In words, such as `PostgreSQL 15.14`. */
  readonly version: string;
  /** Starts it again after `kill`, on the same data; resolves when it answers. */
  start(): Promise<void>;
  /** Ends every process of it at once, as a crash does. */
  kill(): Promise<void>;
  /** Stops every process where it is: connections stay open and answer nothing. */
  freeze(): void;
  thaw(): void;
  /** Ends it in good order and removes its data. */
  stop(): Promise<void>;
}

/** Folder of PostgreSQL's programs, the newest version's; undefined where this machine has none. */
export function findPostgres(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => path.join(DEBIAN, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(path.delimiter),
  ];
  return folders.find((folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name))),
  );
}

/** PostgreSQL refuses to run as root: the user of its package does it then. */
function whoRuns(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: idOf('-u'), gid: idOf('-g') };
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Processes below a process, itself last. */
function family(pid: number): number[] {
  const file = `/proc/${pid}/task/${pid}/children`;
  const children = existsSync(file) ? readFileSync(file, 'utf8').trim().split(' ').filter(Boolean) : [];
  return [...children.flatMap((child) => family(Number(child))), pid];
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
 * A PostgreSQL of one's own on a free port, with nothing in it, that can be frozen and killed.
 * @throws Error where this machine has no PostgreSQL (see findPostgres).
 */
export async function startPostgres(): Promise<Postgres> {
  const programs = findPostgres();
  if (programs === undefined)
    throw new Error('This machine has no PostgreSQL: install the package postgresql.');
  const who = whoRuns();
  const folder = mkdtempSync(path.join(tmpdir(), 'portico-postgres-'));
  if (who.uid !== undefined && who.gid !== undefined) chownSync(folder, who.uid, who.gid);
  const data = path.join(folder, 'data');
  const made = spawnSync(
    path.join(programs, 'initdb'),
    ['--auth=trust', '--username=portico', '--encoding=UTF8', '--locale=C', '--no-sync', data],
    { ...who, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const url = `postgres://portico@127.0.0.1:${port}/postgres`;
  let server: ChildProcess;
  let gone: Promise<unknown>;
  const pids = () => family(server.pid ?? 0);

  const start = async () => {
    // Not flushed to the disk: what a killed process has written, the system still has.
    const options = ['listen_addresses=127.0.0.1', 'fsync=off', 'max_connections=200'];
    server = spawn(
      path.join(programs, 'postgres'),
      ['-D', data, '-p', String(port), '-k', folder, ...options.flatMap((option) => ['-c', option])],
      { ...who, cwd: folder, stdio: 'ignore' },
    );
    gone = new Promise((resolve) => server.once('exit', resolve));
    await untilReady(url);
  };
  const kill = async () => {
    const killed = pids();
    signalAll(killed, 'SIGKILL');
    await gone;
    while (killed.some((pid) => existsSync(`/proc/${pid}`))) await sleep(20);
  };
  await start();
  const said = spawnSync(path.join(programs, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout;
  return {
    url,
    version: `PostgreSQL ${/[\d.]+/.exec(said)?.[0] ?? ''}`.trim(),
    start,
    kill,
    freeze: () => signalAll(pids(), 'SIGSTOP'),
    thaw: () => signalAll(pids(), 'SIGCONT'),
    async stop() {
      signalAll(pids(), 'SIGCONT');
      server.kill('SIGINT'); // its fast shutdown
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilReady(url: string): Promise<void> {
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
