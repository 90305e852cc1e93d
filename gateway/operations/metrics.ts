import { eq, min } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { resolveWithin } from '../kernel/resolve-within';
import type { Passwords } from '../session/passwords';
import type { Clock } from '../kernel/time';
import type { OpenedDatabase } from '../db/opened-database';
import { outbox } from '../db/tables/visits';

/** Time limit, so that an unreadable outbox does not delay the other metrics. */
const OUTBOX_TIMEOUT_MS = 1_000;

export interface Metrics {
  /** Records an answer. */
  observe(request: FastifyRequest, reply: FastifyReply): void;
  /** All metrics in Prometheus text format. */
  text(): Promise<string>;
  readonly contentType: string;
}

/**
 * The metrics of this replica: requests, connections, sign-in queue, event loop, memory, outbox.
 * @param hasReader without one the process itself is not measured: the event loop's timer runs a hundred times a second.
 */
export function createMetrics(
  { db, connections, readReplica }: OpenedDatabase,
  passwords: Passwords,
  clock: Clock,
  hasReader = true,
): Metrics {
  const registry = new Registry();
  const registers = [registry];
  if (hasReader) collectDefaultMetrics({ register: registry }); // including nodejs_eventloop_lag_*
  const answers = new Counter({
    name: 'portico_http_requests_total',
    help: 'Answers by method, route and status',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'portico_http_request_duration_seconds',
    help: 'Time to answer by route',
    labelNames: ['route'],
    buckets: [0.005, 0.025, 0.1, 0.25, 1, 2.5, 10],
    registers,
  });
  new Gauge({
    name: 'portico_database_connections',
    help: 'Connections of the pool; "waiting" are requests for one',
    labelNames: ['state'],
    registers,
    collect() {
      const { idle = 0, total = 0, waiting = 0 } = connections?.() ?? {};
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'busy' }, total - idle);
      this.set({ state: 'waiting' }, waiting);
    },
  });
  new Gauge({
    name: 'portico_replica_lag_seconds',
    help: 'Time that the replica of the database is behind; absent if there is none, or while it does not answer',
    registers,
    collect() {
      const lag = readReplica?.lagSeconds();
      if (lag === undefined) this.remove();
      else this.set(lag);
    },
  });
  new Gauge({
    name: 'portico_password_hashes',
    help: 'Passwords being hashed, and those waiting for their turn',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'running' }, passwords.queue.running);
      this.set({ state: 'waiting' }, passwords.queue.waiting);
    },
  });
  new Gauge({
    name: 'portico_outbox_oldest_seconds',
    help: 'Age of the oldest message that waits to be sent; absent while the database is away',
    registers,
    async collect() {
      const age = await resolveWithin(oldestAge(), OUTBOX_TIMEOUT_MS, undefined);
      if (age === undefined) this.remove();
      else this.set(age);
    },
  });

  const oldestAge = async (): Promise<number> => {
    const [row] = await db
      .select({ since: min(outbox.createdAt) })
      .from(outbox)
      .where(eq(outbox.status, 'queued'));
    return row?.since ? Math.max(0, (clock().getTime() - row.since.getTime()) / 1_000) : 0;
  };

  return {
    observe({ method, routeOptions }, { statusCode, elapsedTime }) {
      // the route, not the address: made-up addresses would create any number of labels
      const route = routeOptions.url ?? 'none';
      answers.inc({ method, route, status: statusCode });
      seconds.observe({ route }, elapsedTime / 1_000);
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
