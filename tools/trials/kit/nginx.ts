import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const START = path.join(ROOT, 'deploy/nginx/start.sh');
const GATEWAYS = path.join(ROOT, 'deploy/nginx/gateways.sh');
/** A worker with the configuration from before may still open connections for a moment. */
const RELOAD_MS = 1_000;
const ESBUILD = path.join(ROOT, 'node_modules/esbuild/bin/esbuild');

/** nginx with the configuration that the image has. */
export interface Nginx {
  readonly url: string;
  /** Passes requests to these gateways from now on. */
  use(gateways: readonly string[]): Promise<void>;
  /** The lines of its log about answers that were errors. */
  errorLines(): readonly string[];
  /** Number of requests that it passed to each gateway. */
  requestCounts(): ReadonlyMap<string, number>;
  stop(): Promise<void>;
}

export const hasNginx = (): boolean => spawnSync('nginx', ['-v']).status === 0;

/**
 * Starts nginx as `deploy/nginx/start.sh` configures it, behind a proxy that sets X-Forwarded-For.
 * @param gateways places such as `127.0.0.1:3000`.
 * @param portal folder of the built portal.
 * @param content of `/config.json`.
 * @throws Error with its output if it does not answer.
 */
export async function startNginx(
  gateways: readonly string[],
  portal: string,
  content: object = {},
): Promise<Nginx> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portico-nginx-'));
  chmodSync(folder, 0o755); // started by root, its workers are another user's
  const headers = path.join(folder, 'headers.mjs');
  const config = path.join(folder, 'config.json');
  writeFileSync(config, JSON.stringify(content));
  execFileSync(process.execPath, [
    ESBUILD,
    path.join(ROOT, 'cli/headers/headers-program.ts'),
    '--bundle',
    '--platform=node',
    '--format=esm',
    '--log-level=warning',
    `--outfile=${headers}`,
  ]);
  const port = await getPort();
  const log = openSync(path.join(folder, 'output.log'), 'w');
  const child = spawn('sh', [START], {
    stdio: ['ignore', log, log],
    env: {
      PATH: process.env['PATH'],
      BEHIND_PROXY: 'on',
      CONFIG: config,
      GATEWAYS: gateways.join(' '),
      HEADERS: headers,
      LISTEN: '127.0.0.1',
      PORT: String(port),
      PORTAL: portal,
      RUN_FOLDER: folder,
    },
  });
  const exit = new Promise((resolve) => child.once('exit', resolve));
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + 10_000;
  while (
    !(await fetch(`${url}/livez`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`nginx does not answer: ${readFileSync(path.join(folder, 'output.log'), 'utf8')}`);
    await sleep(20);
  }
  const logLines = () => readFileSync(path.join(folder, 'output.log'), 'utf8').split('\n');
  return {
    url,
    async use(places) {
      execFileSync('sh', [GATEWAYS, ...places], { env: { PATH: process.env['PATH'], RUN_FOLDER: folder } });
      await sleep(RELOAD_MS);
    },
    errorLines: () => logLines().filter((line) => /"status":5|\[(error|crit|alert|emerg)\]/.test(line)),
    requestCounts() {
      const counts = new Map<string, number>();
      for (const line of logLines()) {
        const gateway = /"gateway":"([^"]+)"/.exec(line)?.[1];
        if (gateway !== undefined) counts.set(gateway, (counts.get(gateway) ?? 0) + 1);
      }
      return counts;
    },
    async stop() {
      child.kill('SIGQUIT');
      await exit;
      rmSync(folder, { recursive: true });
    },
  };
}
