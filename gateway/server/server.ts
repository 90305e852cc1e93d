import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Writable } from 'node:stream';
import type { PortalManifest } from '../../hosting/portal-manifest';
import type { Companies } from '../../src/domain/site/companies';
import type { PortalConfig } from '../../src/domain/site/config/portal-config';
import type { Database } from '../db/open-database';
import { registerProbes, type Health } from '../operations/health';
import type { Metrics } from '../operations/metrics';
import { requestIdOf } from '../operations/request-id';
import { registerOutbox } from '../outbox/register-outbox';
import type { AdjustableClock } from './adjustable-clock';
import { createApp } from '../kernel/create-app';
import type { IsOwnHost } from '../kernel/own-hosts';
import { registerCors } from './register-cors';
import { registerFaults } from './register-faults';
import { registerTrades } from './register-trades';
import type { Dealing } from '../dealing/dealing';
import { registerPortal } from './register-portal';
import { pathOf } from '../kernel/request-path';
import { compileSecurityHeaders } from '../../hosting/security-headers';
import type { TextsOf } from './boot-data';
import type { SiteOf } from './host-site';
import type { OfficialOrigins } from './official-origins';
import type { LogLevel } from './settings-variables';

export interface ServerOptions {
  /** The answer of `/config.json`; the content security policy is compiled from it. */
  config: PortalConfig;
  /** The built portal's extensions; the security policy allows their providers' hosts. */
  manifest?: PortalManifest;
  /** The built portal's companies; the built-in ones by default. */
  companies?: Companies;
  /** Absolute path of the built portal's folder. */
  distFolder: string;
  /** Finds a host's site; if given, the sign-in page is sent pre-rendered, before the bundle has loaded. */
  siteOf?: SiteOf;
  /** True if pages include data this server has, which saves them requests. */
  hasBootData?: boolean;
  /** Finds the texts of a company, which are a part of it. */
  textsOf?: TextsOf;
  /** Set if `publicOrigins` depends on the request's host. */
  officialOrigins?: OfficialOrigins;
  /** The address of the web terminal of a company; replaces the configured one. */
  terminalOf?: ((companyId: number) => string) | undefined;
  /** True if a non-loopback host belongs to the portal; without it, every host does. */
  isOwnHost?: IsOwnHost;
  /** Proxies whose `X-Forwarded-*` headers are trusted for client address, host and protocol (G2). */
  trustProxy?: readonly string[];
  /** Other origins that may call the API. */
  corsOrigins: readonly string[];
  /** The clock that `/__clock` moves forward; if given, faults can be injected. */
  faultClock?: AdjustableClock;
  /** Settles commission and contests that are due, when the clock has been moved. */
  settleDue?: () => Promise<void>;
  /** If given, `/__trades` makes trades; given in development only, beside the clock. */
  dealing?: Pick<Dealing, 'record' | 'close'>;
  /** The database whose outgoing messages `/__outbox` shows; given in development only. */
  outbox?: Database;
  logLevel: LogLevel;
  /** Stream of log lines; standard output by default. */
  logStream?: Writable;
  /** Set if probes may ask whether the replica is ready. */
  health?: Health;
  /** Set if answers are counted. */
  metrics?: Pick<Metrics, 'observe'>;
  /** Registers every route below `/api/`. */
  registerApi(app: FastifyInstance): Promise<void>;
}

/**
 * The gateway as one application: API, built portal, `/config.json`, probes, and security headers on every answer.
 * It does not listen yet.
 */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const headersOf = compileSecurityHeaders(options.config, options.manifest);
  const app = createApp({
    headersOf: (request) => ({
      ...headersOf(request.hostname),
      'x-request-id': request.id,
      ...(options.health?.isDraining && { connection: 'close' }),
      'cache-control': 'no-store', // the default; routes with cacheable answers override it
    }),
    isOwnHost: options.isOwnHost ?? (() => true),
    server: {
      logger: { level: options.logLevel, ...(options.logStream && { stream: options.logStream }) },
      genReqId: requestIdOf,
      trustProxy: [...(options.trustProxy ?? [])],
    },
  });
  app.addHook('onResponse', async (request, reply) => {
    logAnswer(request.log, request.method, request.raw.url, reply);
    options.metrics?.observe(request, reply);
  });

  await registerCors(app, options.corsOrigins);
  if (options.faultClock !== undefined) registerFaults(app, options.faultClock, options.settleDue);
  if (options.dealing !== undefined) registerTrades(app, options.dealing);
  if (options.outbox !== undefined) await registerOutbox(app, options.outbox);
  app.get('/healthz', async (_request, reply) => reply.type('text/plain; charset=utf-8').send('ok\n'));
  if (options.health) registerProbes(app, options.health);
  await app.register(async (scope) => options.registerApi(scope));
  await registerPortal(app, options);
  await app.ready();
  return app;
}

function logAnswer(
  log: FastifyBaseLogger,
  method: string,
  url: string | undefined,
  { statusCode, elapsedTime }: { statusCode: number; elapsedTime: number },
): void {
  log.info({ method, path: pathOf(url), status: statusCode, ms: Math.round(elapsedTime) }, 'answered');
}
