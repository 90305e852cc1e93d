import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres, type Postgres } from '../kit/postgres';
import { startReplica, type Replica } from '../kit/replica';

const REPLICAS = 3;
/** A gateway that takes longer to become ready counts as broken. */
const READY_WITHIN_MS = 60_000;

/** Several gateways on one database, and the failures to inject. */
export class Fleet {
  /** The gateways a load balancer would send requests to, including one that was killed a moment ago. */
  readonly #replicas: Replica[] = [];

  private constructor(
    readonly postgres: Postgres,
    private readonly start: () => Promise<Replica>,
  ) {}

  /** @param folder of the compiled gateway. */
  static async open(folder: string): Promise<Fleet> {
    const postgres = await startPostgres();
    const env = {
      DATABASE_URL: postgres.url,
      LOG_LEVEL: 'error',
      TRUST_PROXY: '127.0.0.1',
      PORTICO_CAPTCHA_PROVIDER: 'none',
      CODES_PER_DAY: '99999999',
    };
    const fleet = new Fleet(postgres, () => startReplica(env, folder));
    fleet.#replicas.push(...(await Promise.all(Array.from({ length: REPLICAS }, fleet.start))));
    return fleet;
  }

  randomUrl(): string {
    return this.#replicas[Math.floor(Math.random() * this.#replicas.length)]?.url ?? '';
  }

  /** Stops one gateway, by SIGKILL as in a crash or by SIGTERM as in a deployment, and starts another in its place. */
  async replaceOne(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const [oldest] = this.#replicas;
    if (!oldest) return;
    oldest.child.kill(signal);
    // A load balancer learns of a crash through failing requests, but is notified of a deployment.
    if (signal === 'SIGKILL') await sleep(500);
    this.#replicas.shift();
    await oldest.exit;
    this.#replicas.push(await this.start());
  }

  /** Freezes the database for a while: connections stay open but do not respond. */
  async freezeDatabase(ms: number): Promise<void> {
    this.postgres.freeze();
    try {
      await sleep(ms);
    } finally {
      this.postgres.thaw();
    }
  }

  /** Kills the database as in a crash, and restarts it after a while. */
  async killDatabase(ms: number): Promise<void> {
    await this.postgres.kill();
    await sleep(ms);
    await this.postgres.start();
  }

  /** Waits until every gateway is ready; resolves to the time taken, in milliseconds. Throws if one is too late. */
  async waitUntilReady(): Promise<number> {
    const startedAt = performance.now();
    for (const { child, output, url } of this.#replicas) {
      while (!(await isReady(url))) {
        const hasEnded = child.exitCode !== null || child.signalCode !== null;
        if (hasEnded) throw new Error(`A gateway has exited on its own: ${output}`);
        if (performance.now() - startedAt > READY_WITHIN_MS)
          throw new Error(`A gateway is not ready after ${READY_WITHIN_MS / 1_000} s: ${output}`);
        await sleep(50);
      }
    }
    return performance.now() - startedAt;
  }

  async close(): Promise<void> {
    for (const { child } of this.#replicas) child.kill('SIGKILL');
    await Promise.all(this.#replicas.map(({ exit }) => exit));
    await this.postgres.stop();
  }
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`, { signal: AbortSignal.timeout(3_000) }).then(
    async (answer) => (await answer.text(), answer.ok),
    () => false,
  );
