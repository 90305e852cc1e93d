import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Request ids accepted from a proxy; nothing else may reach logs and answers. */
const ID = /^[\w.-]{8,64}$/;

/** The id that identifies a request in every log: the one of its header, or a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const header = headers['x-request-id'];
  return typeof header === 'string' && ID.test(header) ? header : randomUUID();
}
