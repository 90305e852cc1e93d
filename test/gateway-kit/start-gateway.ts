import { forkProgram } from './program';

const PROGRAM = 'test/gateway-kit/gateway-process.ts';

/** A gateway on its own port, with seed data and fault injection. */
export interface RunningGateway {
  /** Such as `http://127.0.0.1:3090`. */
  readonly origin: string;
  /** Sends a test-only command: `/__faults` or `/__clock`. */
  command(method: 'POST' | 'DELETE', path: string, body?: unknown): Promise<void>;
  close(): Promise<void>;
}

/** Starts the gateway. It takes a few seconds, so do it once per test file. */
export async function startGateway(captcha: 'none' | 'altcha' = 'none'): Promise<RunningGateway> {
  const child = forkProgram(PROGRAM, [captcha]);
  const exit = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const { port } = await new Promise<{ port: number }>((resolve, reject) => {
    child.once('message', (message) => resolve(message as { port: number }));
    child.once('exit', (code) => reject(new Error(`The gateway ended at start with ${code}`)));
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
      await exit;
    },
  };
}
