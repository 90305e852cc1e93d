import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable, isInvalidInput } from './query-errors';
import { ApiError } from './api-error';
import { describeError } from './describe-error';
import { pathOf } from './request-path';

/** Seconds after which a client should retry when the database is unavailable. */
const RETRY_AFTER_SECONDS = 2;

/** Error codes of the gateway by status (D4, "any other call fails with a 4xx/5xx"). */
function errorCode(status: number): number {
  if (status === 404) return 7;
  if (status === 403) return 8;
  return status < 500 ? 2 : 12;
}

/**
 * Answers with a status: in the gateway's envelope below `/api/`, otherwise as a line of plain text. It never echoes
 * input.
 */
export function answerStatus(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
  reply.code(status).header('cache-control', 'no-store');
  if (pathOf(request.raw.url).startsWith('/api/'))
    return reply.send({ errors: [{ errorCode: errorCode(status) }] });
  return reply.type('text/plain; charset=utf-8').send(`${status} ${STATUS_CODES[status] ?? ''}\n`);
}

export async function answerNotFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  return answerStatus(request, reply, 404);
}

function statusOf(error: FastifyError): number {
  if (error instanceof ApiError) return error.status;
  if (isInvalidInput(error)) return 400;
  if (error.statusCode !== undefined && error.statusCode >= 400) return error.statusCode;
  return isDatabaseUnavailable(error) ? 503 : 500;
}

/** Clients learn nothing about the cause of an error; for 5xx it is logged. */
export function registerErrorAnswers(app: FastifyInstance): void {
  app.setNotFoundHandler(answerNotFound);
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const status = statusOf(error);
    if (status >= 500)
      request.log.error({ ...describeError(error), path: pathOf(request.raw.url) }, 'failed');
    const seconds = error instanceof ApiError ? error.retryAfterSeconds : undefined;
    if (status === 503 || seconds !== undefined) reply.header('retry-after', seconds ?? RETRY_AFTER_SECONDS);
    return answerStatus(request, reply, status);
  });
}
