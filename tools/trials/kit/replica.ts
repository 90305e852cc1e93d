import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** One of several gateways on one database. */
export interface Replica {
  readonly child: ChildProcess;
  readonly url: string;
  /** Address of `/metrics` and the probes, in production. */
  readonly operationsUrl: string;
  /** Everything it has printed and logged so far. */
  readonly output: string;
  /** Resolves to the exit code; null after a signal. */
  readonly exit: Promise<number | null>;
}

/** Matches the line that is printed once it listens; the demo's has no port of the metrics. */
const LISTENING = /on port (\d+),.*Figures on port (\d+)|http:\/\/localhost:(\d+)/;

/** The folder of documents, which replicas share, inside that of the compiled gateway. */
export const DOCUMENTS = 'documents';

/** The variables of a gateway in production on free ports, without DATABASE_URL. */
export const productionEnv = (folder: string): Readonly<Record<string, string | undefined>> => ({
  PATH: process.env['PATH'],
  PORTICO_MODE: 'production',
  PUBLIC_URL: 'https://portal.example',
  SECRET: 'the signing secret shared by all replicas of a test',
  PORT: '0',
  INVEST_PORT: '0',
  METRICS_PORT: '0',
  DIST_FOLDER: path.join(ROOT, 'public'),
  DOCUMENTS_FOLDER: path.join(folder, DOCUMENTS),
});

/**
 * Starts a compiled gateway on free ports, in production mode by default.
 * @param env in production at least DATABASE_URL.
 * @param folder of the compiled gateway.
 * @returns once it listens.
 * @throws Error with its output if it exits before that.
 */
export async function startReplica(
  env: Readonly<Record<string, string>>,
  folder = path.join(ROOT, 'dist-gateway'),
): Promise<Replica> {
  const child = spawn(process.execPath, ['main.js'], {
    cwd: folder,
    env: { ...productionEnv(folder), ...env },
  });
  let output = '';
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [, port, metricsPort, demoPort] = await new Promise<RegExpExecArray>((resolve, reject) => {
    const onOutput = (chunk: Buffer) => {
      output += String(chunk);
      const match = LISTENING.exec(output);
      if (match) resolve(match);
    };
    child.stdout.on('data', onOutput);
    child.stderr.on('data', onOutput);
    void exit.then((code) => reject(new Error(`The gateway ended with ${String(code)}: ${output}`)));
  });
  return {
    child,
    exit,
    url: `http://127.0.0.1:${port ?? demoPort}`,
    operationsUrl: `http://127.0.0.1:${metricsPort}`,
    get output() {
      return output;
    },
  };
}
