import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONFIG_VARIABLES } from '../../sandbox/web/config-variables.table';

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A stand-in of a test's own, on a database in a file, which the test kills and starts again. */
export class OwnGateway {
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'portico-e2e-'));
  readonly #ports: readonly [number, number, number];
  #child: ChildProcess | undefined;

  private constructor(ports: readonly [number, number, number]) {
    this.#ports = ports;
  }

  static async start(): Promise<OwnGateway> {
    const gateway = new OwnGateway([await freePort(), await freePort(), await freePort()]);
    await gateway.start();
    return gateway;
  }

  get origin(): string {
    return `http://localhost:${this.#ports[0]}`;
  }

  /** Starts it at the addresses it had before; resolves when it is ready. */
  async start(): Promise<void> {
    const [port, investPort, framesPort] = this.#ports.map(String);
    const unset = Object.fromEntries(CONFIG_VARIABLES.map(({ name }) => [name, '']));
    const child = spawn(process.execPath, ['--import', 'tsx', 'sandbox/main.ts'], {
      stdio: 'ignore',
      env: {
        ...{ ...process.env, ...unset, DATABASE_URL: '', DATA_FOLDER: this.#folder, HOST: 'localhost' },
        ...{ PORT: port, INVEST_PORT: investPort, FRAMES_PORT: framesPort },
        DIST_FOLDER: process.env['E2E_DIST'] ?? '',
      },
    });
    this.#child = child;
    for (;;) {
      if (child.exitCode !== null) throw new Error(`The gateway ended with ${child.exitCode}.`);
      const answer = await fetch(`${this.origin}/healthz`).catch(() => undefined);
      if (answer?.ok) return;
      await new Promise((later) => setTimeout(later, 200));
    }
  }

  /** It is gone at once, whatever it was doing. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
