import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PROCESS = fileURLToPath(new URL('./stand-in-process.ts', import.meta.url));

/** A stand-in gateway on a port of its own, with the seed data and with failures on request. */
export interface RunningGateway {
  /** `http://127.0.0.1:…`. */
  readonly origin: string;
  /** Sends a command that only tests have: `/__faults` or `/__clock`. */
  command(method: 'POST' | 'DELETE', path: string, body?: unknown): Promise<void>;
  close(): Promise<void>;
}

/** Starts the stand-in gateway; takes some seconds, so once per test file. */
export async function startGateway(captcha: 'none' | 'altcha' = 'none'): Promise<RunningGateway> {
  const child = fork(PROCESS, [captcha], { execArgv: ['--import', 'tsx'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const { port } = await new Promise<{ port: number }>((resolve, reject) => {
    child.once('message', (message) => resolve(message as { port: number }));
    child.once('exit', (code) => reject(new Error(`The stand-in gateway ended at start with ${code}`)));
  });
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    async command(method, path, body) {
      const response = await fetch(origin + path, {
        method,
        ...(body === undefined
          ? {}
          : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      });
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    },
    async close() {
      child.disconnect();
      await ended;
    },
  };
}
