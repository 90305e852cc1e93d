import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Companies } from '../../src/domain/site/companies';
import type { ContractOperation } from '../../contract/load-contract';
import { isCallAllowed } from './calls-by-screen.table';
import type { Sessions } from '../session/sessions';
import type { SignedInClient } from '../kernel/signed-in-client';
import { answerError } from '../http/answer-error';
import { requireClient } from '../http/require-client';
import { ApiError } from '../kernel/api-error';
import { bearerTokenOf } from '../kernel/bearer-token';
import { RawAnswer, StreamAnswer } from '../http/call';
import { PageAnswer } from '../kernel/page-answer';
import type { ApiOperationId, Call, CallContext } from '../http/call';

/** The only API version that this gateway supports. */
const API_VERSION = '1';

interface CallDeps {
  readonly companies: Companies;
  readonly sessions: Sessions;
}

/**
 * Routes one operation of the contract; token, variant, parameters and body are checked before `call` runs.
 */
export function registerCall(
  app: FastifyInstance,
  operation: ContractOperation,
  call: Call<ApiOperationId>,
  { companies, sessions }: CallDeps,
): void {
  app.route({
    method: operation.method,
    url: routeOf(operation.path),
    bodyLimit: 65_536,
    handler: async (request, reply) => {
      const visitor = await visitorOf(request, operation, sessions);
      if (visitor && !isCallAllowed(operation.id as ApiOperationId, companies.variantOf(visitor.companyId)))
        throw new ApiError('forbidden');
      checkRequest(operation, request);
      const answer = await call(contextOf(request, reply, visitor));
      if (answer instanceof RawAnswer)
        return reply.code(answer.status).headers(answer.headers).send(answer.body);
      if (answer instanceof StreamAnswer) {
        // A HEAD request has no reader, so the stream would not end by itself.
        reply.raw.once('close', () => answer.body.destroy());
        return reply.headers(answer.headers).send(answer.body);
      }
      if (answer instanceof PageAnswer) return { hasError: false, ...answer };
      return { hasError: false, result: answer ?? null };
    },
    errorHandler: (error, request, reply) => void answerError(error, request, reply, operation),
  });
}

/** `/api/client/v{ver}/SiteConfig/{id}` → `/api/client/v1/SiteConfig/:id`. */
function routeOf(path: string): string {
  return path.replace('v{ver}', `v${API_VERSION}`).replaceAll(/\{(\w+)\}/g, ':$1');
}

async function visitorOf(request: FastifyRequest, { token: rule }: ContractOperation, sessions: Sessions) {
  if (rule === 'ignored') return undefined;
  const token = bearerTokenOf(request);
  if (token === undefined && rule === 'optional') return undefined;
  return requireClient(request, sessions);
}

function checkRequest(operation: ContractOperation, request: FastifyRequest): void {
  const { path, query, header } = operation.checkParameters;
  const params = { ver: API_VERSION, ...(request.params as object) };
  if (!path(params)) throw new ApiError('invalid');
  request.params = params;
  if (!query(request.query) || !header(request.headers)) throw new ApiError('invalid');
  if (operation.checkBody && !operation.checkBody(request.body)) throw new ApiError('invalid');
}

function contextOf(request: FastifyRequest, reply: FastifyReply, visitor: SignedInClient | undefined) {
  return {
    request,
    reply,
    body: request.body,
    path: request.params,
    query: request.query,
    visitor,
    get client(): SignedInClient {
      if (!visitor) throw new ApiError('unauthorized');
      return visitor;
    },
  } as CallContext<ApiOperationId>;
}
