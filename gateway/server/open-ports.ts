import type { FastifyInstance } from 'fastify';
import { securityHeaders } from '../../hosting/security-headers';
import type { PortalConfig } from '../../src/domain/site/config/portal-config';
import { startOperations } from '../operations/start-operations';
import { createReviewServices } from '../review/create-review-services';
import { listen, type Listener } from '../kernel/listen';
import type { GatewayParts } from './open-parts';

/** The network ports on which the gateway listens. */
export interface ListeningPorts {
  /** The port of all sites. */
  readonly main: Listener;
  /** The port on which an unlisted host, such as plain `localhost`, is the invest site. */
  readonly invest: Listener;
  /** For metrics, health probes, and the broker's staff who decide clients' requests. */
  readonly operations: Listener | undefined;
}

export async function openPorts(
  parts: GatewayParts,
  app: FastifyInstance,
  config: PortalConfig,
  warn: (error: unknown) => void,
): Promise<ListeningPorts> {
  const { host, investPort, port } = parts.settings;
  // Only for answers to requests that are not valid HTTP, so that no host is known.
  const rejectionHeaders = securityHeaders(config, 'localhost', parts.portal.manifest);
  const main = await listen(app, { host, port }, rejectionHeaders);
  const invest = await listen(app, { host, port: investPort }, rejectionHeaders);
  return { main, invest, operations: await openOperations(parts, warn) };
}

async function openOperations(
  parts: GatewayParts,
  warn: (error: unknown) => void,
): Promise<Listener | undefined> {
  const { clock, data, documents, health, metrics, portal, settings } = parts;
  const { host, metricsPort, reviewKey } = settings;
  if (metricsPort === undefined) return undefined;
  const deps = {
    db: data.db,
    clock: clock.now,
    servedCompanies: portal.servedCompanies,
    store: documents,
    warn,
  };
  const reviewServices = reviewKey === undefined ? undefined : createReviewServices(reviewKey, deps);
  return startOperations({ host, port: metricsPort }, health, metrics, reviewServices);
}
