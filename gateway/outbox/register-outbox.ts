import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/open-database';
import { gatewayFile } from '../kernel/gateway-file';
import { outboxPage } from './outbox-page';
import { readOutbox } from './read-outbox';

/**
 * The messages that have no provider, for development: `GET /__outbox` as a page, or as JSON with `?format=json` and
 * optionally `recipient`. Anybody who can reach it can read codes and password links.
 */
export async function registerOutbox(app: FastifyInstance, db: Database): Promise<void> {
  const styles = await readFile(gatewayFile('outbox/outbox.css'), 'utf8');
  app.get('/__outbox/outbox.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(styles),
  );
  app.get<{ Querystring: { format?: string; recipient?: string } }>(
    '/__outbox',
    async ({ query: { format, recipient } }, reply) => {
      const messages = await readOutbox(db, recipient);
      if (format === 'json') return messages;
      return reply.type('text/html; charset=utf-8').send(outboxPage(messages));
    },
  );
}
