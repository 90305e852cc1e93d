import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../db/open-database';
import type { DemoSignIn } from '../seed/demo-sign-ins.table';
import { emailOf, hostOf } from '../seed/seed-companies';
import { describeError } from '../kernel/describe-error';
import type { Mode } from '../kernel/modes';
import { createGatewayServer } from './create-gateway-server';
import { configWithTerminal, startDemoFrames } from './demo-frames';
import type { Environment } from '../kernel/environment';
import { openParts, type GatewayParts } from './open-parts';
import { openPorts, type ListeningPorts } from './open-ports';
import { startBackground } from './start-background';

export interface StartedGateway {
  readonly mode: Mode;
  readonly port: number;
  readonly investPort: number;
  /** Port of metrics and probes, if there is one. */
  readonly metricsPort: number | undefined;
  /** The path prefix of the portal, without a slash at its end. */
  readonly base: string;
  /** The demo's sign-ins for the companies beside the four. */
  readonly signIns: readonly DemoSignIn[];
  /** The place of the data, for the banner. */
  readonly database: string;
  /** Finishes the requests in progress, then closes ports and database. */
  close(): Promise<void>;
}

/**
 * Starts the whole gateway: database with migrations and seed data, API, portal, both ports.
 * @param root the project's folder.
 * @param open opens the database; tests open a copy of one that is already seeded.
 * @throws SettingsError if the environment is invalid.
 */
export async function startGateway(
  env: Environment,
  root: string,
  open: typeof openDatabase = openDatabase,
): Promise<StartedGateway> {
  const parts = await openParts(env, root, open);
  const stopController = new AbortController();
  // The frames start before the server that logs, because its policy names their origin.
  let warn: (error: unknown) => void = () => undefined;
  const frames = await startDemoFrames(parts, stopController.signal, (error) => warn(error));
  const config = configWithTerminal(parts, frames);
  const app = await createGatewayServer(parts, config, frames, stopController.signal);
  warn = (error) => app.log.warn(describeError(error));
  const stopBackground = startBackground(parts, warn);
  const ports = await openPorts(parts, app, config, warn);
  return {
    ...describeGateway(parts, ports),
    async close() {
      parts.health.drain();
      stopController.abort();
      await sleep(parts.settings.drainSeconds * 1_000);
      await Promise.all([ports.main.close(), ports.invest.close(), frames?.close()]);
      await ports.operations?.close();
      await stopBackground();
      await app.close();
      await parts.data.close();
    },
  };
}

function describeGateway(parts: GatewayParts, ports: ListeningPorts): Omit<StartedGateway, 'close'> {
  const { portal, seedCompanies, settings } = parts;
  const { databaseUrl, dataFolder, mode } = settings;
  return {
    mode,
    port: ports.main.port,
    investPort: ports.invest.port,
    metricsPort: ports.operations?.port,
    base: portal.manifest.base,
    signIns: seedCompanies.map((company) => ({
      variant: company.key,
      host: hostOf(company),
      email: emailOf(company),
    })),
    database: databaseUrl === undefined ? (dataFolder ?? 'in memory') : 'PostgreSQL (DATABASE_URL)',
  };
}
