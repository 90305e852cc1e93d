import type { FastifyRequest } from 'fastify';
import { loadContract } from '../../contract/load-contract';
import type { Calls } from '../http/call';
import { ApiError } from '../kernel/api-error';
import { pathOf } from '../kernel/request-path';
import { OVERVIEW_READS } from './overview-reads.table';

/** Headers of the request that belong to its own body and connection. */
const OWN_HEADERS: readonly string[] = [
  'accept-encoding',
  'connection',
  'content-length',
  'content-type',
  'transfer-encoding',
  'x-request-id',
];

/** Reads of a page's start, answered at once by the handlers of those calls, so that each fails alone. */
export function overviewCalls(_services: object): Calls<'getOverview'> {
  const paths = loadContract()
    .filter(({ id }) => OVERVIEW_READS.has(id))
    .map(({ path }) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`));
  const isRead = (url: string) => paths.some((path) => path.test(pathOf(url)));
  return {
    getOverview: async ({ body, request }) => {
      if (!body.reads.every(isRead)) throw new ApiError('invalid');
      return Promise.all(body.reads.map((url) => answerRead(request, url)));
    },
  };
}

/** Answers a read as if it had been requested alone. */
async function answerRead(request: FastifyRequest, url: string) {
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => !OWN_HEADERS.includes(name)),
  );
  const answer = await request.server.inject({
    method: 'GET',
    url,
    headers,
    remoteAddress: request.socket.remoteAddress ?? request.ip,
  });
  return {
    status: answer.statusCode,
    text: answer.payload,
    retryAfter: headerOf(answer.headers['retry-after']),
    clientState: headerOf(answer.headers['client-state']),
  };
}

const headerOf = (value: number | string | string[] | undefined): string | null =>
  value === undefined ? null : String(value);
