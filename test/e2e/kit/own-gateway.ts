import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { test } from '@playwright/test';
import { createTemporaryDatabase } from '../../../tools/scripts/temporary-database.mjs';
import { CONFIG_VARIABLES } from '../../../gateway/server/config-variables.table';
import { GATEWAY_PROGRAM } from './gateway-program';

/** Making an embedded database takes 25 s of a processor, and up to four gateways start at once on two. */
const START_LIMIT_MS = 240_000;

/**
 * A gateway for one test file, which may kill and restart it. Its database is in a file, or is created on the server of
 * DATABASE_URL, as a copy of the database E2E_TEMPLATE if there is one.
 */
export class PrivateGateway {
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'portico-e2e-'));
  #child: ChildProcess | undefined;

  private constructor(
    private readonly ports: readonly [number, number, number],
    private readonly database: { readonly url: string; readonly drop: () => Promise<void> } | undefined,
    private readonly env: Readonly<Record<string, string>>,
  ) {}

  /**
   * Starts one in a `beforeAll`, whose limit of time it extends.
   * @param env variables besides addresses and database, as in `.env.example`.
   */
  static async start(env: Readonly<Record<string, string>> = {}): Promise<PrivateGateway> {
    test.setTimeout(START_LIMIT_MS);
    const ports = [await getPort(), await getPort(), await getPort()] as const;
    const server = process.env['DATABASE_URL'];
    const template = process.env['E2E_TEMPLATE'];
    const database = server
      ? await createTemporaryDatabase(server, template === undefined ? {} : { template })
      : undefined;
    const gateway = new PrivateGateway(ports, database, env);
    await gateway.start();
    return gateway;
  }

  get origin(): string {
    return `http://localhost:${this.ports[0]}`;
  }

  /** The origin of one of its sites, for browsers, which resolve any name under `localhost`. */
  site(name: string): string {
    return `http://${name}.localhost:${this.ports[0]}`;
  }

  /** Starts it at the same addresses as before; resolves when it is ready. */
  async start(): Promise<void> {
    const [port, investPort, framesPort] = this.ports.map(String);
    const emptyConfig = Object.fromEntries(CONFIG_VARIABLES.map(({ name }) => [name, '']));
    const child = spawn(process.execPath, GATEWAY_PROGRAM, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ...emptyConfig,
        DATA_FOLDER: this.#folder,
        HOST: 'localhost',
        BOOT_DATA: 'off',
        ...this.env,
        DATABASE_URL: this.database?.url ?? '',
        PORT: port,
        INVEST_PORT: investPort,
        FRAMES_PORT: framesPort,
        DIST_FOLDER: process.env['E2E_DIST'] ?? '',
      },
    });
    this.#child = child;
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    for (;;) {
      if (child.exitCode !== null) throw new Error(`The gateway ended with ${child.exitCode}: ${output}`);
      const answer = await fetch(`${this.origin}/healthz`).catch(() => undefined);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }

  /** Kills it at once, without a shutdown. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exit = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await exit;
  }

  async stop(): Promise<void> {
    await this.kill();
    await this.database?.drop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
