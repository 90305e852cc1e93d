import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/open-database';
import { resolveWithin } from '../kernel/resolve-within';

/** Well below the two seconds a probe waits (G7). */
const TIMEOUT_MS = 1_000;

/** Liveness and readiness of this replica. */
export class Health {
  #isDraining = false;
  #query: Promise<boolean> | undefined;

  constructor(private readonly db: Database) {}

  get isDraining(): boolean {
    return this.#isDraining;
  }

  /** Reports "not ready" from now on; requests that still arrive are answered. */
  drain(): void {
    this.#isDraining = true;
  }

  /** Queries the database; simultaneous probes share one query, so that they don't use up the connections. */
  async isReady(): Promise<boolean> {
    if (this.#isDraining) return false;
    this.#query ??= this.#queryDatabase().finally(() => (this.#query = undefined));
    return this.#query;
  }

  #queryDatabase(): Promise<boolean> {
    const query = this.db.execute(sql`select 1`).then(() => true);
    return resolveWithin(query, TIMEOUT_MS, false);
  }
}

/** `GET /livez`: the process responds. `GET /readyz`: it can serve requests, otherwise 503. */
export function registerProbes(app: FastifyInstance, health: Health): void {
  app.get('/livez', async (_request, reply) => reply.type('text/plain; charset=utf-8').send('ok\n'));
  app.get('/readyz', async (_request, reply) => {
    const isReady = await health.isReady();
    return reply
      .code(isReady ? 200 : 503)
      .type('text/plain; charset=utf-8')
      .send(isReady ? 'ok\n' : 'not ready\n');
  });
}
