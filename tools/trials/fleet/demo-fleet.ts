import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Listener } from '../../../gateway/kernel/listen';
import { PORTAL } from '../chaos/fleet';
import { startNginx, type Nginx } from '../kit/nginx';
import { startReplica, type Replica } from '../kit/replica';
import { startFaultProxy, startProxy } from './fault-proxy';

/** Each gateway has an address of its own, so that all can have the same ports, which are part of addresses that they answer. */
const ADDRESSES = ['127.0.0.2', '127.0.0.3', '127.0.0.4'];

/** The configuration of the portal's files; the gateway's own needs no such file. */
const CONFIG = { captcha: { provider: 'altcha' } };

export interface DemoFleetOptions {
  /** Folder of the compiled gateway. */
  readonly folder: string;
  readonly databaseUrl: string;
  /** The port of all sites; the next one is that of the invest site, and further ones are those of frames and of reviews. */
  readonly port: number;
  readonly framesPort: number;
  readonly metricsPort: number;
  readonly env?: Readonly<Record<string, string>>;
}

/** Three gateways of the demo behind nginx, at the addresses where the browser tests expect one. */
export class DemoFleet {
  readonly #documents = mkdtempSync(path.join(tmpdir(), 'portico-documents-'));
  readonly #replicas: Replica[] = [];
  readonly #servers: Nginx[] = [];
  readonly #proxies: Listener[] = [];

  private constructor(private readonly options: DemoFleetOptions) {}

  static async open(options: DemoFleetOptions): Promise<DemoFleet> {
    const fleet = new DemoFleet(options);
    try {
      // The first one writes the demo's data; the others would only wait for it.
      await fleet.#startGateway(ADDRESSES[0] ?? '');
      await Promise.all(ADDRESSES.slice(1).map((address) => fleet.#startGateway(address)));
      for (const port of [options.port, options.port + 1]) await fleet.#startBalancer(port);
      for (const port of [options.framesPort, options.metricsPort])
        fleet.#proxies.push(await startProxy(port, inTurn(gatewaysAt(port))));
      return fleet;
    } catch (error) {
      await fleet.close();
      throw error;
    }
  }

  async #startGateway(host: string): Promise<void> {
    const { databaseUrl, folder, framesPort, metricsPort, port, env } = this.options;
    const variables = {
      PORTICO_MODE: 'demo',
      PUBLIC_URL: '',
      SECRET: '',
      HOST: host,
      PORT: String(port),
      INVEST_PORT: String(port + 1),
      FRAMES_PORT: String(framesPort),
      METRICS_PORT: String(metricsPort),
      TRUST_PROXY: '127.0.0.1',
      DATABASE_URL: databaseUrl,
      DIST_FOLDER: PORTAL,
      DOCUMENTS_FOLDER: this.#documents,
      OUTBOX: 'on',
      FAULTS: 'on',
      LOG_LEVEL: 'error',
      ...env,
    };
    this.#replicas.push(await startReplica(variables, folder));
  }

  async #startBalancer(port: number): Promise<void> {
    const nginx = await startNginx(placesAt(port), PORTAL, CONFIG);
    this.#servers.push(nginx);
    const gateways = gatewaysAt(port);
    const nextGateway = inTurn(gateways);
    this.#proxies.push(await startFaultProxy({ port, nextGateway, gateways, balancer: nginx.url }));
  }

  /** Number of requests that nginx passed to each gateway, by its place. */
  requestCounts(): readonly (readonly [place: string, count: number])[] {
    return this.#servers.flatMap((nginx) => [...nginx.requestCounts()]).sort();
  }

  /** The lines of nginx's logs about errors. */
  nginxErrors(): readonly string[] {
    return this.#servers.flatMap((nginx) => nginx.errorLines());
  }

  async close(): Promise<void> {
    for (const { child } of this.#replicas) child.kill('SIGKILL');
    await Promise.all(this.#proxies.map((proxy) => proxy.close()));
    for (const nginx of this.#servers) await nginx.stop();
    rmSync(this.#documents, { recursive: true });
  }
}

const placesAt = (port: number): readonly string[] => ADDRESSES.map((address) => `${address}:${port}`);
const gatewaysAt = (port: number): readonly string[] => placesAt(port).map((place) => `http://${place}`);

/** One after another. */
function inTurn(places: readonly string[]): () => string {
  let turn = 0;
  return () => places[(turn += 1) % places.length] ?? '';
}
