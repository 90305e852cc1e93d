import type { FastifyInstance } from 'fastify';
import { securityHeaders } from '../../hosting/security-headers';
import type { PortalConfig } from '../../src/domain/site/config/portal-config';
import { startOperations } from '../operations/start-operations';
import { createReviewServices } from '../review/create-review-services';
import { listen, type Listener } from '../kernel/listen';
import type { GatewayParts } from './open-parts';

/** The gateway's open ports. */
export interface Ports {
  readonly main: Listener;
  readonly invest: Listener;
  /** For metrics, probes and reviews. */
  readonly operations: Listener | undefined;
}

export async function openPorts(
  parts: GatewayParts,
  app: FastifyInstance,
  config: PortalConfig,
  warn: (error: unknown) => void,
): Promise<Ports> {
  const { host, investPort, port } = parts.settings;
  const headers = securityHeaders(config, 'localhost', parts.portal.manifest);
  const main = await listen(app, { host, port }, headers);
  const invest = await listen(app, { host, port: investPort }, headers);
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
