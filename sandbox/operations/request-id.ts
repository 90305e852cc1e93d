import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** What is taken over into logs and answers: ids as proxies make them, and nothing that could be anything else. */
const ID = /^[\w.-]{8,64}$/;

/** The id by which a request is found in every log: the one that it brings, or a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const brought = headers['x-request-id'];
  return typeof brought === 'string' && ID.test(brought) ? brought : randomUUID();
}
