import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { loadManifest } from '../load-manifest';
import { CommandError, defineCommand, UsageError } from '../command';

const HELP = `Usage: portico gateway [--dist FOLDER] [--data FOLDER] [--port PORT]

Serves the built portal with the gateway, @portico/gateway, on an embedded database, and prints the
addresses and the demo clients. The README of @portico/gateway lists the environment variables. Ctrl+C stops it.

  --dist FOLDER   the built portal; "dist" by default
  --data FOLDER   the folder of the database, or "memory" to store nothing; ".data" by default
  --port PORT     3000 by default; the invest site is on the next port`;

const GATEWAY = '@portico/gateway';

export const command = defineCommand({
  help: HELP,
  options: {
    dist: { type: 'string', default: 'dist' },
    data: { type: 'string', default: '.data' },
    port: { type: 'string' },
  },
  run: ({ dist, data, port }) => {
    if (port !== undefined && !/^\d{1,5}$/.test(port)) throw new UsageError(`"${port}" is no port.`);
    const folder = path.resolve(dist);
    if (!existsSync(path.join(folder, 'index.html')))
      throw new CommandError(`There is no built portal in ${folder}: run \`portico build\` first.`);
    loadManifest(folder);
    return runGateway(findGateway(process.cwd()), {
      DIST_FOLDER: folder,
      DATA_FOLDER: data === 'memory' ? data : path.resolve(data),
      ...(port !== undefined && { PORT: port, INVEST_PORT: String(Number(port) + 1) }),
    });
  },
});

/** Path of the gateway's program as installed in a project. */
function findGateway(project: string): string {
  try {
    return createRequire(path.join(project, 'package.json')).resolve(GATEWAY);
  } catch {
    throw new CommandError(`${GATEWAY} is not installed here: npm install --save-dev ${GATEWAY}`);
  }
}

/** Ctrl+C reaches the gateway directly, so SIGINT is ignored here; SIGTERM is passed on. */
function runGateway(program: string, env: Record<string, string>): Promise<number> {
  const child = spawn(process.execPath, [program], { stdio: 'inherit', env: { ...process.env, ...env } });
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => void child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
