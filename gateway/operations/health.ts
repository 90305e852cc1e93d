import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/open-database';

/** Well below the two seconds a probe waits (G7). */
const ANSWER_WITHIN_MS = 1_000;

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

  async #queryDatabase(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>(
      (resolve) => (timer = setTimeout(() => resolve(false), ANSWER_WITHIN_MS)),
    );
    const databaseAnswer = this.db.execute(sql`select 1`).then(
      () => true,
      () => false,
    );
    return Promise.race([databaseAnswer, late]).finally(() => clearTimeout(timer));
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
