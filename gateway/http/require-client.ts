import type { FastifyRequest } from 'fastify';
import { ApiError } from '../kernel/api-error';
import { bearerTokenOf } from '../kernel/bearer-token';
import type { SignedInClient } from '../kernel/signed-in-client';

/** Finds the client of a token. */
export interface TokenReader {
  findClient(token: string): Promise<SignedInClient | undefined>;
}

/** The client of a request's token; throws `unauthorized` without a valid token. */
export async function requireClient(request: FastifyRequest, sessions: TokenReader): Promise<SignedInClient> {
  const token = bearerTokenOf(request);
  const client = token === undefined ? undefined : await sessions.findClient(token);
  if (!client) throw new ApiError('unauthorized');
  return client;
}
