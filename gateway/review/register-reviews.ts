import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isInvalidInput } from '../kernel/query-errors';
import { ApiError } from '../kernel/api-error';
import { ATTEMPT_RULES } from '../db/attempt-rules.table';
import type { Attempts } from '../db/attempts';
import { networkOf } from '../kernel/network';
import type { ReviewedFile } from './review-kind';
import { MAX_NOTE_LENGTH, InvalidDecisionError } from './review-kind';
import type { ListedReview, Reviews } from './reviews';

/** A decision is a few words, with a note a few sentences. */
const MAX_BODY_BYTES = 4_096;

/** A client's file may not run scripts, and pages of other origins may not embed it. */
const FILE_HEADERS = Object.freeze({
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
});

export interface ReviewServices {
  readonly reviews: Reviews;
  /** The key that a reviewer sends; see REVIEW_KEY. */
  readonly key: string;
  readonly attempts: Attempts;
  /** The bytes of a document. */
  readonly readContent: (id: string) => Promise<Buffer>;
  readonly warn: (error: unknown) => void;
}

interface DecisionBody {
  readonly decision: string;
  readonly by: string;
  readonly reason?: string;
  readonly expires?: string;
  readonly note?: string;
}

const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength }) as const;
const DECISION = {
  type: 'object',
  required: ['decision', 'by'],
  additionalProperties: false,
  properties: {
    decision: text(32),
    by: text(64),
    reason: text(64),
    expires: text(10),
    note: text(MAX_NOTE_LENGTH),
  },
} as const;

/**
 * Registers reviews over HTTP, on the operators' port: `GET /reviews`, `POST /reviews/MARK`, `GET /reviews/MARK/file`.
 * Each request has the key as its bearer token. Wrong keys are counted, and a network with too many of them has to wait.
 */
export function registerReviews(app: FastifyInstance, services: ReviewServices): void {
  const { readContent, reviews } = services;
  void app.register((scope, _options, done) => {
    scope.addHook('onRequest', (request) => checkKey(request, services));
    scope.setErrorHandler((error, _request, reply) => answerReviewError(error, reply, services.warn));

    scope.get('/reviews', async () => ({ reviews: (await reviews.listOpenReviews()).map(toJson) }));

    scope.post<{ Params: { mark: string }; Body: DecisionBody }>(
      '/reviews/:mark',
      { bodyLimit: MAX_BODY_BYTES, schema: { body: DECISION } },
      async ({ body, ip, params }, reply) => {
        const { by, ...decision } = body;
        const event = await reviews.decide({ ...decision, ...params }, { name: by, network: networkOf(ip) });
        return event === undefined ? answerNoReview(reply) : { mark: params.mark, event };
      },
    );

    scope.get<{ Params: { mark: string } }>('/reviews/:mark/file', async ({ params }, reply) => {
      const file = await reviews.findFile(params.mark);
      if (!file) return answerNoReview(reply);
      return reply
        .headers({ ...FILE_HEADERS, 'content-disposition': dispositionOf(file) })
        .type(file.mediaType)
        .send(await readContent(file.id));
    });
    done();
  });
}

/** Compares digests, so that the duration reveals nothing about the key. */
async function checkKey({ headers, ip }: FastifyRequest, { attempts, key }: ReviewServices): Promise<void> {
  await attempts.checkWait(ATTEMPT_RULES.reviewKey, ip);
  const digest = (value: string) => createHash('sha256').update(value).digest();
  if (timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${key}`))) return;
  await attempts.countAttempt(ATTEMPT_RULES.reviewKey, ip);
  throw new ApiError('unauthorized');
}

const toJson = ({ email, kind, mark, request, requestedAt }: ListedReview) => ({
  kind: kind.name,
  mark,
  email,
  askedAt: requestedAt,
  asked: request,
  decisions: Object.fromEntries(
    Object.entries(kind.decisions).map(
      ([name, { argument, mayExpire = false, mayNote = false, reasons = [] }]) => [
        name,
        { reasons, mayExpire, mayNote, ...(argument !== undefined && { about: argument }) },
      ],
    ),
  ),
  file: kind.findFile ? `reviews/${mark}/file` : null,
});

const answerNoReview = (reply: FastifyReply) =>
  reply.code(404).send({ error: 'No review has that mark (any more): look at the list again.' });

/** The gateway's own names have letters, digits and hyphens only; other characters are removed. */
const dispositionOf = ({ fileName }: ReviewedFile): string =>
  `attachment; filename="${fileName.replaceAll(/[^\w.-]/g, '')}"`;

function answerReviewError(
  error: unknown,
  reply: FastifyReply,
  warn: (error: unknown) => void,
): FastifyReply {
  if (error instanceof InvalidDecisionError) return reply.code(400).send({ error: error.message });
  if (error instanceof ApiError) {
    const { retryAfterSeconds, status } = error;
    if (retryAfterSeconds !== undefined) void reply.header('retry-after', String(retryAfterSeconds));
    if (status === 401) void reply.header('www-authenticate', 'Bearer');
    return reply.code(status).send({ error: REFUSAL_MESSAGES[status] ?? 'Refused.' });
  }
  if (isInvalidInput(error)) return reply.code(400).send({ error: 'Refused.' });
  const { message, statusCode } = error as { message: string; statusCode?: number };
  if (statusCode !== undefined && statusCode < 500) return reply.code(statusCode).send({ error: message });
  warn(error);
  return reply.code(500).send({ error: 'The review failed; the log says why.' });
}

const REFUSAL_MESSAGES: Readonly<Record<number, string>> = Object.freeze({
  401: 'A reviewer shows REVIEW_KEY: Authorization: Bearer KEY.',
  429: 'Too many wrong keys came from this network: wait.',
});
