import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { EVENT_STREAM_HEADERS } from '../accounts/event-stream';
import { DealingRefusal } from '../dealing/dealing-refusal';
import { isDatabaseUnavailable, isInvalidInput } from '../kernel/query-errors';
import { ERROR_CODE } from '../../src/domain/kernel/error-codes.table';
import { ApiError } from '../kernel/api-error';
import { bearerTokenOf } from '../kernel/bearer-token';
import { describeError } from '../kernel/describe-error';
import type { Terminal } from '../terminal/create-terminal';
import type { TerminalSession } from '../terminal/terminal-sessions';
import { HISTORY_QUERY, TERMINAL_INPUTS, type TerminalInput } from '../terminal/terminal-wire';

const BODY_LIMIT = 2_048;
/** Seconds after which a page should retry when the database is unavailable. */
const RETRY_AFTER_SECONDS = 2;

type InputName = keyof typeof TERMINAL_INPUTS;

/**
 * Registers the calls of the web terminal's page, `/Terminal/…`, in its own origin. Every call but the sign-in needs the
 * token in its header, so that no other page can make one.
 */
export async function registerTerminal(app: FastifyInstance, terminal: Terminal): Promise<void> {
  await app.register(async (scope) => registerCalls(scope, terminal), { prefix: '/Terminal' });
}

function registerCalls(app: FastifyInstance, { books, live, readings, sessions, trades }: Terminal): void {
  app.setErrorHandler(answerRefusal);

  const sessionOf = async (request: FastifyRequest): Promise<TerminalSession> => {
    const token = bearerTokenOf(request);
    const session = token === undefined ? undefined : await sessions.findSession(token);
    if (!session) throw new ApiError('unauthorized');
    return session;
  };
  const get = (path: string, read: (session: TerminalSession, request: FastifyRequest) => unknown) =>
    app.get(path, async (request) => read(await sessionOf(request), request));
  const post = <Name extends InputName>(
    name: Name,
    call: (session: TerminalSession, input: TerminalInput<Name>) => Promise<object | void>,
  ) =>
    app.post(`/${name}`, { bodyLimit: BODY_LIMIT }, async (request) => {
      const session = await sessionOf(request);
      return (await call(session, parseBody(name, request.body))) ?? {};
    });

  app.post('/sign-in', { bodyLimit: BODY_LIMIT }, async (request) =>
    sessions.signIn(parseBody('sign-in', request.body), request),
  );
  app.post('/sign-out', { bodyLimit: BODY_LIMIT }, async (request) => {
    await sessions.signOut(await sessionOf(request), request);
    return {};
  });

  get('/instruments', () => ({ instruments: books.listInstruments() }));
  get('/positions', ({ login }) => readings.readAccount(login));
  get('/orders', (session) => books.listOrders(session));
  get('/history', (session, { query }) => books.listDeals(session, parse(HISTORY_QUERY, query).cursor));
  get('/ended-orders', (session, { query }) =>
    books.listEndedOrders(session, parse(HISTORY_QUERY, query).cursor),
  );

  post('quote', (session, input) => trades.quote(session, input));
  post('order', (session, input) => trades.order(session, input));
  post('change', (session, input) => trades.change(session, input));
  post('cancel', (session, input) => trades.cancel(session, input));
  post('close', (session, input) => trades.close(session, input));

  app.get('/events', async (request, reply) => {
    const { login, tokenHash } = await sessionOf(request);
    const stream = live.openStream({ id: login, tokenHash }, undefined);
    // A HEAD request has no reader, so the stream would not end by itself.
    reply.raw.once('close', () => stream.destroy());
    return reply.headers(EVENT_STREAM_HEADERS).send(stream);
  });
}

const parseBody = <Name extends InputName>(name: Name, body: unknown) =>
  parse(TERMINAL_INPUTS[name], body) as TerminalInput<Name>;

function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input);
  if (!result.success) throw new ApiError('invalid');
  return result.data;
}

/** Answers with `{code, message}`, or with the reason and the figures of a refused trade. It never echoes input. */
function answerRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof DealingRefusal) {
    const code = error.status === 404 ? ERROR_CODE.notFound : ERROR_CODE.refused;
    return reply.code(error.status).send({ code, ...error.details });
  }
  const { code, message, retryAfterSeconds, status } = refusalOf(error);
  if (status >= 500) request.log.error(describeError(error), 'failed');
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', String(retryAfterSeconds));
  if (status === 401) void reply.header('www-authenticate', 'Bearer');
  return reply.code(status).send({ code, message });
}

function refusalOf(error: unknown): Pick<ApiError, 'code' | 'message' | 'retryAfterSeconds' | 'status'> {
  if (error instanceof ApiError) return error;
  if (isInvalidInput(error)) return new ApiError('invalid');
  if (isDatabaseUnavailable(error)) return new ApiError('busy', RETRY_AFTER_SECONDS);
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  // Fastify's own errors: malformed JSON, a body that is too large, a wrong media type.
  if (typeof status !== 'number' || status < 400 || status > 499) return new ApiError('failed');
  const { code, message } = new ApiError('invalid');
  return { code, message, status, retryAfterSeconds: undefined };
}
