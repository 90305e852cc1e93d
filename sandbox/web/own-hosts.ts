import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerStatus } from './error-answers';
import { isLoopback } from './loopback';
import { pathOf } from './request-path';

/** Whether the portal is served under a host name (without port). */
export type IsOwnHost = (hostname: string) => boolean | Promise<boolean>;

/** What proxies add to a request that they pass on. */
const FORWARDED_BY = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'] as const;

/** Probes ask by the address of a machine. */
const PROBES: ReadonlySet<string> = new Set(['/healthz', '/livez', '/readyz']);

/** How long a name that the database knows is ours is not looked up again. */
const KNOWN_MS = 60_000;

/**
 * Refuses a request without a host by 400, and one for a host that is not ours by 421: whoever leads a name of their
 * own here, by DNS or by a proxy, gets nothing (G1). What only a developer may see is kept to this machine besides.
 */
export function registerOwnHosts(app: FastifyInstance, isOwnHost: IsOwnHost = () => true): void {
  const isOurs = remembered(isOwnHost);
  app.addHook('onRequest', async (request, reply) => {
    const { headers, hostname, raw } = request;
    const path = pathOf(raw.url);
    if (headers.host === undefined || headers.host === '') return answerStatus(request, reply, 400);
    if (path.startsWith('/__') && !isFromThisMachine(request)) return answerStatus(request, reply, 403);
    if (isLoopback(hostname) || PROBES.has(path) || (await isOurs(hostname))) return;
    return answerStatus(request, reply, 421);
  });
}

/** Names that are ours are few; of the others a stranger can think of any number, so they are not kept. */
function remembered(isOwnHost: IsOwnHost): IsOwnHost {
  const knownUntil = new Map<string, number>();
  return async (hostname) => {
    const now = performance.now();
    if ((knownUntil.get(hostname) ?? 0) > now) return true;
    const isOurs = await isOwnHost(hostname);
    if (isOurs) knownUntil.set(hostname, now + KNOWN_MS);
    return isOurs;
  };
}

/** A proxy on this machine is not this machine; one that adds no header may still speak the old HTTP/1.0. */
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
