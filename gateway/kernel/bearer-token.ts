import type { FastifyRequest } from 'fastify';

/** The token of an `Authorization: Bearer` header; undefined if there is none. */
export function bearerTokenOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer +([\x21-\x7e]{1,8192})$/i.exec(headers.authorization ?? '')?.[1];
}
