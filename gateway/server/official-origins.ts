import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../../hosting/loopback';

/** The origins at which this portal is official, for the host of a request. */
export type OfficialOrigins = (request: FastifyRequest) => readonly string[];

/**
 * The gateway's own origins, for `publicOrigins` (D2-9): `PUBLIC_URL` if it is https; otherwise the requested address, if
 * it is local. In all other cases none, because a proxy in front may end TLS and the real address is unknown.
 */
export function ownOrigins(publicUrl: string | undefined): OfficialOrigins {
  return ({ hostname, host, protocol }) => {
    if (publicUrl?.startsWith('https:')) return [publicUrl];
    return isLoopback(hostname) ? [`${protocol}://${host}`] : [];
  };
}
