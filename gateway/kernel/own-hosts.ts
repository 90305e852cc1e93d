import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { answerStatus } from './error-answers';
import { isLoopback } from '../../hosting/loopback';
import { pathOf } from './request-path';

/** Decides if the portal is served under a host name (without port). */
export type IsOwnHost = (hostname: string) => boolean | Promise<boolean>;

/** Headers that proxies add to requests they forward. */
const FORWARDED_BY = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'] as const;

/** Paths that probes request by IP address. */
const PROBES: ReadonlySet<string> = new Set(['/healthz', '/livez', '/readyz']);

/** Lifetime of a cached host name, in milliseconds. */
const CACHE_MS = 60_000;
const MAX_CACHED = 1_000;

/**
 * Refuses a request without a host with 400, and one for a host that is not ours with 421, so that foreign names
 * pointed here by DNS or a proxy get nothing (G1). Developer pages are also limited to this machine.
 */
export function registerOwnHosts(app: FastifyInstance, isOwnHost: IsOwnHost): void {
  const isCachedOwnHost = cacheOwnHosts(isOwnHost);
  app.addHook('onRequest', async (request, reply) => {
    const { headers, hostname, raw } = request;
    const path = pathOf(raw.url);
    if (headers.host === undefined || headers.host === '') return answerStatus(request, reply, 400);
    if (path.startsWith('/__') && !isFromThisMachine(request)) return answerStatus(request, reply, 403);
    if (isLoopback(hostname) || PROBES.has(path) || (await isCachedOwnHost(hostname))) return;
    return answerStatus(request, reply, 421);
  });
}

/** Our own names are few and can be cached; foreign ones are unlimited and are not. */
function cacheOwnHosts(isOwnHost: IsOwnHost): IsOwnHost {
  const ownHosts = new LRUCache<string, true>({ max: MAX_CACHED, ttl: CACHE_MS });
  return async (hostname) => {
    if (ownHosts.has(hostname)) return true;
    const isCachedOwnHost = await isOwnHost(hostname);
    if (isCachedOwnHost) ownHosts.set(hostname, true);
    return isCachedOwnHost;
  };
}

/**
 * A proxy on this machine does not count as this machine. One that adds no header is recognised by its HTTP/1.0
 * requests.
 */
function isFromThisMachine({ raw, headers, hostname, socket }: FastifyRequest): boolean {
  return (
    isLoopback(hostname) &&
    isLoopbackAddress(socket.remoteAddress) &&
    raw.httpVersion !== '1.0' &&
    FORWARDED_BY.every((name) => headers[name] === undefined)
  );
}

function isLoopbackAddress(address = ''): boolean {
  return address === '::1' || isLoopback(address.replace(/^::ffff:/i, ''));
}
