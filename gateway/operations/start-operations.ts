import { registerReviews, type ReviewServices } from '../review/register-reviews';
import { createApp } from '../kernel/create-app';
import { listen, type Listener } from '../kernel/listen';
import { registerProbes, type Health } from './health';
import type { Metrics } from './metrics';

const HEADERS = Object.freeze({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });

/**
 * Opens the port for operators, which clients cannot reach: `/metrics` for Prometheus, `/livez` and `/readyz` for
 * probes, and `/reviews` for reviewers if REVIEW_KEY is set.
 */
export async function startOperations(
  place: { host: string; port: number },
  health: Health,
  metrics: Metrics,
  reviewServices?: ReviewServices,
): Promise<Listener> {
  const app = createApp({ headersOf: () => HEADERS });
  registerProbes(app, health);
  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()));
  if (reviewServices) registerReviews(app, reviewServices);
  await app.ready();
  const listener = await listen(app, place, HEADERS);
  return {
    port: listener.port,
    async close() {
      await listener.close();
      await app.close();
    },
  };
}
