import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
} from 'fastify';
import type { Writable } from 'node:stream';
import type { PortalConfig } from '../src/domain/config/portal-config';
import type { Database } from './db/open-database';
import { registerProbes, type Health } from './operations/health';
import type { Metrics } from './operations/metrics';
import { requestIdOf } from './operations/request-id';
import { registerOutbox } from './outbox/register-outbox';
import type { AdjustableClock } from './web/adjustable-clock';
import { registerErrorAnswers } from './web/error-answers';
import { registerOwnHosts, type IsOwnHost } from './web/own-hosts';
import { registerCors } from './web/register-cors';
import { registerFaults } from './web/register-faults';
import { registerPortal } from './web/register-portal';
import { pathOf } from './web/request-path';
import { compileSecurityHeaders } from './web/security-headers';
import type { SiteOf } from './web/first-paint';
import type { OfficialOrigins } from './web/official-origins';
import type { LogLevel } from './web/settings';

export interface ServerOptions {
  /** Answer of `/config.json`; the security policy is compiled from it. */
  config: PortalConfig;
  /** Absolute folder of the built portal. */
  distFolder: string;
  /** Given where a host's site is known: its sign-in page is then drawn before the bundle is there. */
  siteOf?: SiteOf;
  /** Whether pages hold what this server knows, so that they need not ask. */
  bootData?: boolean;
  /** Given where `publicOrigins` is the host's own. */
  officialOrigins?: OfficialOrigins;
  /** Whether a host that is no name of this machine is one of the portal's; without it every host is. */
  isOwnHost?: IsOwnHost;
  /** Proxies whose `X-Forwarded-*` say who asked, for which host and how; nobody else's count (G2). */
  trustProxy?: readonly string[];
  /** Other origins that may call the API. */
  corsOrigins: readonly string[];
  /** Given where failures may be asked for: the clock that `/__clock` puts forward. */
  faultClock?: AdjustableClock;
  /** Given in development: the database whose outgoing messages `/__outbox` shows. */
  outbox?: Database;
  logLevel: LogLevel;
  /** Where log lines go; standard output without it. */
  logStream?: Writable;
  /** Given where probes may ask whether the replica is ready. */
  health?: Health;
  /** Given where answers are counted. */
  metrics?: Pick<Metrics, 'observe'>;
  /** Registers every route below `/api/`. */
  registerApi(app: FastifyInstance): Promise<void>;
}

/**
 * The stand-in as one application: API, built portal, `/config.json`, probes, security headers on every answer.
 * It listens nowhere.
 */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const headersOf = compileSecurityHeaders(options.config);
  const app: FastifyInstance = Fastify({
    logger: { level: options.logLevel, ...(options.logStream && { stream: options.logStream }) },
    logController: new LogController({ disableRequestLogging: true }), // its lines hold the whole address
    genReqId: requestIdOf,
    trustProxy: [...(options.trustProxy ?? [])],
    routerOptions: { maxParamLength: 512 }, // host names are parameters
    // An address that cannot be read reaches no hook.
    frameworkErrors: (_error, request, reply: FastifyReply) => {
      reply.headers({ ...headersOf(request.hostname), 'cache-control': 'no-store' });
      void reply.code(400).type('text/plain; charset=utf-8').send('400 Bad Request\n');
    },
  });

  registerErrorAnswers(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headersOf(request.hostname));
    reply.header('x-request-id', request.id);
    if (options.health?.isDraining) reply.header('connection', 'close');
    reply.header('cache-control', 'no-store'); // routes with something to keep say so
  });
  app.addHook('onResponse', async (request, reply) => {
    logAnswer(request.log, request.method, request.raw.url, reply);
    options.metrics?.observe(request, reply);
  });

  registerOwnHosts(app, options.isOwnHost);
  await registerCors(app, options.corsOrigins);
  if (options.faultClock !== undefined) registerFaults(app, options.faultClock);
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
