import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ENCODINGS, type CachedPage } from './page-cache';

/** Sends a cached page in the best encoding the browser accepts. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
): Promise<FastifyReply> {
  reply.headers({ ...page.headers, vary: 'accept-encoding' }).type('text/html; charset=utf-8');
  if (page.etag !== undefined) {
    reply.header('etag', page.etag);
    if (namesOf(request.headers['if-none-match']).includes(page.etag)) return reply.code(304).send();
  }
  const encoding = negotiate(request.headers['accept-encoding'] ?? '', [...ENCODINGS]) ?? 'identity';
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await page.body(encoding));
}

const namesOf = (list = ''): string[] => list.split(',').map((name) => name.trim());
