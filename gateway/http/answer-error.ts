import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable, isInvalidInput } from '../kernel/query-errors';
import { describeError } from '../kernel/describe-error';
import type { ContractOperation } from '../../contract/load-contract';
import { ApiError } from '../kernel/api-error';

/** Statuses sent as they are, even by calls that otherwise fail inside the envelope. */
const SENT_AS_STATUS: ReadonlySet<number> = new Set([404, 413, 415, 503]);

/** Seconds after which a client should retry when the database is unavailable. */
const RETRY_AFTER_SECONDS = 2;

/**
 * Answers a refusal in the form D4 prescribes. An unexpected error is logged and answered with code 12,
 * without its message.
 */
export function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  operation?: ContractOperation,
): FastifyReply {
  const refusal = asRefusal(error);
  if (!refusal) request.log.error(describeError(error), 'failed');
  const { errors, status, retryAfterSeconds } = refusal ?? new ApiError('failed');
  const asEnvelope = operation?.failsInEnvelope === true && status < 500 && !SENT_AS_STATUS.has(status);
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', String(retryAfterSeconds));
  if (asEnvelope) return reply.code(200).send({ hasError: true, errors });
  if (status === 401) void reply.header('www-authenticate', 'Bearer');
  return reply.code(status).send({ errors });
}

interface Refusal {
  errors: object[];
  status: number;
  retryAfterSeconds?: number | undefined;
}

/** Fastify's own 4xx errors (malformed JSON, body too large, wrong media type) count as invalid requests. */
function asRefusal(error: unknown): Refusal | undefined {
  if (error instanceof ApiError) return error;
  if (isInvalidInput(error)) return new ApiError('invalid');
  if (isDatabaseUnavailable(error)) return new ApiError('busy', RETRY_AFTER_SECONDS);
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  if (typeof status !== 'number' || status < 400 || status > 499) return undefined;
  return { errors: new ApiError('invalid').errors, status };
}
