import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../kernel/api-error';
import { ATTEMPT_RULES } from '../kernel/attempt-rules.table';
import type { Attempts } from '../kernel/attempts';
import { networkOf } from '../kernel/network';
import type { ReviewedFile } from './review-kind';
import { LONGEST_NOTE, WrongDecision } from './review-kind';
import type { ListedReview, Reviews } from './reviews';

/** A decision is a few words, with a note a few sentences. */
const LARGEST_BODY = 4_096;

/** No page may show a client's file, and it may not run anything. */
const FILE_HEADERS = Object.freeze({
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
});

export interface ReviewDesk {
  readonly reviews: Reviews;
  /** The key that a reviewer sends; see REVIEW_KEY. */
  readonly key: string;
  readonly attempts: Attempts;
  /** The bytes of a document. */
  readonly content: (id: string) => Promise<Buffer>;
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
    note: text(LONGEST_NOTE),
  },
} as const;

/**
 * Reviews over HTTP, on the operators' port: `GET /reviews`, `POST /reviews/MARK`, `GET /reviews/MARK/file`. Each
 * request shows the key as a bearer; a wrong one counts, and too many from one network make it wait.
 */
export function registerReviews(app: FastifyInstance, desk: ReviewDesk): void {
  const { content, reviews } = desk;
  void app.register((scope, _options, done) => {
    scope.addHook('onRequest', (request) => checkKey(request, desk));
    scope.setErrorHandler((error, _request, reply) => answerReviewError(error, reply, desk.warn));

    scope.get('/reviews', async () => ({ reviews: (await reviews.openReviews()).map(toJson) }));

    scope.post<{ Params: { mark: string }; Body: DecisionBody }>(
      '/reviews/:mark',
      { bodyLimit: LARGEST_BODY, schema: { body: DECISION } },
      async ({ body, ip, params }, reply) => {
        const { by, ...decision } = body;
        const event = await reviews.decide({ ...decision, ...params }, { name: by, network: networkOf(ip) });
        return event === undefined ? notWaiting(reply) : { mark: params.mark, event };
      },
    );

    scope.get<{ Params: { mark: string } }>('/reviews/:mark/file', async ({ params }, reply) => {
      const file = await reviews.file(params.mark);
      if (!file) return notWaiting(reply);
      return reply
        .headers({ ...FILE_HEADERS, 'content-disposition': dispositionOf(file) })
        .type(file.mediaType)
        .send(await content(file.id));
    });
    done();
  });
}

/** Compares digests, so that the duration reveals nothing about the key. */
async function checkKey({ headers, ip }: FastifyRequest, { attempts, key }: ReviewDesk): Promise<void> {
  await attempts.check(ATTEMPT_RULES.reviewKey, ip);
  const digest = (value: string) => createHash('sha256').update(value).digest();
  if (timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${key}`))) return;
  await attempts.take(ATTEMPT_RULES.reviewKey, ip);
  throw new ApiError('unauthorized');
}

const toJson = ({ asked, askedAt, email, kind, mark }: ListedReview) => ({
  kind: kind.name,
  mark,
  email,
  askedAt,
  asked,
  decisions: Object.fromEntries(
    Object.entries(kind.decisions).map(
      ([name, { about, mayExpire = false, mayNote = false, reasons = [] }]) => [
        name,
        { reasons, mayExpire, mayNote, ...(about !== undefined && { about }) },
      ],
    ),
  ),
  file: kind.file ? `reviews/${mark}/file` : null,
});

const notWaiting = (reply: FastifyReply) =>
  reply.code(404).send({ error: 'No review has that mark (any more): look at the list again.' });

/** Any name is kept, but as RFC 6266 writes it. */
function dispositionOf({ fileName }: ReviewedFile): string {
  const encodedName = encodeURIComponent(fileName).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename*=UTF-8''${encodedName}`;
}

function answerReviewError(
  error: unknown,
  reply: FastifyReply,
  warn: (error: unknown) => void,
): FastifyReply {
  if (error instanceof WrongDecision) return reply.code(400).send({ error: error.message });
  if (error instanceof ApiError) {
    const { retryAfterSeconds, status } = error;
    if (retryAfterSeconds !== undefined) void reply.header('retry-after', String(retryAfterSeconds));
    if (status === 401) void reply.header('www-authenticate', 'Bearer');
    return reply.code(status).send({ error: REFUSED[status] ?? 'Refused.' });
  }
  const { message, statusCode } = error as { message: string; statusCode?: number };
  if (statusCode !== undefined && statusCode < 500) return reply.code(statusCode).send({ error: message });
  warn(error);
  return reply.code(500).send({ error: 'The review failed; the log says why.' });
}

const REFUSED: Readonly<Record<number, string>> = Object.freeze({
  401: 'A reviewer shows REVIEW_KEY: Authorization: Bearer KEY.',
  429: 'Too many wrong keys came from this network: wait.',
});
