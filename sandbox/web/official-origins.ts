import type { FastifyRequest } from 'fastify';
import { isLoopback } from './loopback';

/** Where this portal is official, as the host of a request is answered. */
export type OfficialOrigins = (request: FastifyRequest) => readonly string[];

/**
 * The stand-in's own origins, for `publicOrigins` (D2-9): `PUBLIC_URL` where that is https; else, on this machine,
 * the address that was asked. Elsewhere nobody here knows it, since something in front may end TLS: none is named.
 */
export function ownOrigins(publicUrl: string | undefined): OfficialOrigins {
  return ({ hostname, host, protocol }) => {
    if (publicUrl?.startsWith('https:')) return [publicUrl];
    return isLoopback(hostname) ? [`${protocol}://${host}`] : [];
  };
}
