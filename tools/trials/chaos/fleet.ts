import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';
import { startNginx, type Nginx } from '../kit/nginx';
import { startPostgres, type Postgres } from '../kit/postgres';
import { DOCUMENTS, startReplica, type Replica } from '../kit/replica';

const REPLICAS = 3;
/** A gateway that takes longer to become ready counts as broken. */
const READY_WITHIN_MS = 60_000;

/** The built portal, which nginx serves. */
export const PORTAL = fileURLToPath(new URL('../../../dist', import.meta.url));

/** Requests go to a random gateway directly, or through nginx with the configuration of `deploy/nginx`. */
export type Balancer = 'random' | 'nginx';

/** A place of the balancer, with the gateway that is there now or was killed a moment ago. */
interface Place {
  readonly port: number;
  replica: Replica;
}

const placeName = ({ port }: Place): string => `127.0.0.1:${port}`;

/** Several gateways on one database, and the failures to inject. */
export class Fleet {
  /** The oldest gateway first. */
  readonly #places: Place[] = [];
  #nginx: Nginx | undefined;
  #variables: Readonly<Record<string, string>> = {};

  private constructor(
    readonly postgres: Postgres,
    private folder: string,
    private readonly documents: string,
  ) {}

  /**
   * @param folder of the compiled gateway.
   * @param documents folder of the documents, which the gateways of another build use too.
   */
  static async open(
    folder: string,
    balancer: Balancer = 'random',
    documents = path.join(folder, DOCUMENTS),
  ): Promise<Fleet> {
    const fleet = new Fleet(await startPostgres(), folder, documents);
    const ports = await Promise.all(Array.from({ length: REPLICAS }, () => getPort()));
    fleet.#places.push(
      ...(await Promise.all(ports.map(async (port) => ({ port, replica: await fleet.#start(port) })))),
    );
    if (balancer === 'nginx') fleet.#nginx = await startNginx(fleet.#places.map(placeName), PORTAL);
    return fleet;
  }

  /** Address for the next request. */
  nextUrl(): string {
    const place = this.#places[Math.floor(Math.random() * this.#places.length)];
    return this.#nginx?.url ?? place?.replica.url ?? '';
  }

  /** Gateways that start later run another build. */
  useBuild(folder: string): void {
    this.folder = folder;
  }

  /** Gateways that start later have these variables too, instead of the earlier ones. */
  useVariables(variables: Readonly<Record<string, string>>): void {
    this.#variables = variables;
  }

  /** Variables of each gateway, and of a program beside it. */
  get env(): Readonly<Record<string, string>> {
    return {
      DATABASE_URL: this.postgres.url,
      LOG_LEVEL: 'error',
      TRUST_PROXY: '127.0.0.1',
      PORTICO_CAPTCHA_PROVIDER: 'none',
      CODES_PER_DAY: '99999999',
      ...this.#variables,
    };
  }

  /** Stops one gateway, by SIGKILL as in a crash or by SIGTERM as in a deployment, and starts another in its place. */
  async replaceOne(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const place = this.#places.shift();
    if (!place) return;
    if (signal === 'SIGTERM') await this.#nginx?.use(this.#places.map(placeName));
    place.replica.child.kill(signal);
    // A load balancer learns of a crash through failing requests, but is notified of a deployment.
    if (signal === 'SIGKILL' && !this.#nginx) {
      this.#places.unshift(place);
      await sleep(500);
      this.#places.shift();
    }
    await place.replica.exit;
    place.replica = await this.#start(place.port);
    this.#places.push(place);
    if (signal === 'SIGTERM') await this.#nginx?.use(this.#places.map(placeName));
  }

  /** The lines of nginx's log about errors. */
  nginxErrors(): readonly string[] {
    return this.#nginx?.errorLines() ?? [];
  }

  /** Replaces all gateways one after another, each once the one before is ready. */
  async replaceAll(): Promise<void> {
    for (let count = 0; count < REPLICAS; count += 1) {
      await this.replaceOne('SIGTERM');
      await this.waitUntilReady();
    }
  }

  #start(port: number): Promise<Replica> {
    return startReplica({ ...this.env, DOCUMENTS_FOLDER: this.documents, PORT: String(port) }, this.folder);
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
    for (const {
      replica: { child, output, url },
    } of this.#places) {
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

  /** Ends all gateways; the database stays. */
  async endGateways(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    for (const { replica } of this.#places) replica.child.kill(signal);
    await Promise.all(this.#places.map(({ replica }) => replica.exit));
  }

  async close(): Promise<void> {
    await this.#nginx?.stop();
    await this.endGateways('SIGKILL');
    await this.postgres.stop();
  }
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`, { signal: AbortSignal.timeout(3_000) }).then(
    async (answer) => (await answer.text(), answer.ok),
    () => false,
  );
