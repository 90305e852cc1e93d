import { Uploads } from '../documents/uploads';
import { startJobs } from '../jobs/start-jobs';
import { Quotas } from '../db/quotas';
import { httpCarrier } from '../outbox/http-carrier';
import { startMessageForwarder } from '../outbox/message-forwarder';
import { smtpCarrier } from '../outbox/smtp-carrier';
import { Robots } from '../robots/robots';
import type { GatewayParts } from './open-parts';

/** Starts sending messages and the repeated jobs; the function it returns stops them. */
export function startBackground(parts: GatewayParts, warn: (error: unknown) => void): () => Promise<void> {
  const { data, dealing, documents, moneyProgress, notices, settings } = parts;
  const carriers = [
    ...(settings.mail ? [smtpCarrier(settings.mail)] : []),
    ...(settings.sms ? [httpCarrier(settings.sms)] : []),
  ];
  const { db } = data;
  const clock = parts.clock.now;
  const messages = startMessageForwarder({ db, clock, carriers, warn });
  // Tests have the accounts of clients to themselves.
  const accounts = settings.hasFaults ? 'strategies' : 'all';
  const robots = new Robots({ db, clock, dealing, accounts });
  const stopJobs = startJobs({
    db,
    clock,
    dealing,
    documents,
    notices,
    progress: moneyProgress,
    robots,
    uploads: new Uploads({ db, clock, quotas: new Quotas(clock), store: documents, warn }),
    warn,
  });
  return async () => {
    await stopJobs();
    await messages.close();
  };
}
