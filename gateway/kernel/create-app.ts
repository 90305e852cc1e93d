import { Readable } from 'node:stream';
import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { isAcceptableInput } from './acceptable-input';
import { ApiError } from './api-error';
import { registerErrorAnswers } from './error-answers';
import { registerOwnHosts, type IsOwnHost } from './own-hosts';

export interface AppOptions {
  /** Headers of every answer, also to a malformed request. */
  readonly headersOf: (request: FastifyRequest) => Readonly<Record<string, string>>;
  /** Limits the hosts under which the application answers; without it, it answers under any. */
  readonly isOwnHost?: IsOwnHost;
  readonly server?: Pick<FastifyServerOptions, 'genReqId' | 'logger' | 'trustProxy'>;
}

/**
 * Creates every Fastify application of the gateway: portal and API, framed pages, operators' port. Each answers errors in
 * the same way, without their cause, and refuses input that no route can use.
 */
export function createApp({ headersOf, isOwnHost, server }: AppOptions): FastifyInstance {
  const app: FastifyInstance = Fastify({
    ...server,
    // its lines contain the full address with its query
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 512 }, // host names are route parameters
    // Hooks don't run for a malformed address.
    frameworkErrors: (_error, request, reply: FastifyReply) => {
      reply.headers({ ...headersOf(request), 'cache-control': 'no-store' });
      void reply.code(400).type('text/plain; charset=utf-8').send('400 Bad Request\n');
    },
  });
  registerErrorAnswers(app);
  app.addHook('onRequest', async (request, reply) => void reply.headers(headersOf(request)));
  if (isOwnHost) registerOwnHosts(app, isOwnHost);
  app.addHook('preValidation', async ({ body, params, query }) => {
    if (![params, query, parsedBody(body)].every(isAcceptableInput)) throw new ApiError('invalid');
  });
  return app;
}

/** The body as plain values; a stream is read by its route. */
function parsedBody(body: unknown): unknown {
  if (body instanceof Readable) return undefined;
  return body instanceof URLSearchParams ? [...body] : body;
}
