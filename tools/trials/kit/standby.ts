import { spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { findPostgresFolder, postgresUser, waitUntilReady, type Postgres } from './postgres';

/** A server that follows another one by streaming replication. */
export interface Standby {
  readonly url: string;
  stop(): Promise<void>;
}

/** Copies a running server's data and starts a standby that follows it. */
export async function startStandby(primary: Postgres): Promise<Standby> {
  const binFolder = findPostgresFolder() ?? '';
  const user = postgresUser();
  const folder = mkdtempSync(path.join(tmpdir(), 'portico-standby-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const copy = spawnSync(
    path.join(binFolder, 'pg_basebackup'),
    ['--dbname', primary.url, '--pgdata', data, '--write-recovery-conf', '--checkpoint=fast', '--no-sync'],
    { ...user, cwd: folder, encoding: 'utf8' },
  );
  if (copy.status !== 0) throw new Error(`pg_basebackup failed: ${copy.stderr}`);
  const port = await getPort();
  const options = ['listen_addresses=127.0.0.1', 'fsync=off', 'max_connections=200'];
  const server = spawn(
    path.join(binFolder, 'postgres'),
    ['-D', data, '-p', String(port), '-k', folder, ...options.flatMap((option) => ['-c', option])],
    { ...user, cwd: folder, stdio: 'ignore' },
  );
  const exit = new Promise((resolve) => server.once('exit', resolve));
  const url = new URL(primary.url);
  url.port = String(port);
  await waitUntilReady(url.href);
  return {
    url: url.href,
    async stop() {
      server.kill('SIGINT');
      await exit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
