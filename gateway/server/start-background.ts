import { startJobs } from '../jobs/start-jobs';
import { httpCarrier } from '../outbox/http-carrier';
import { startMessageForwarder } from '../outbox/message-forwarder';
import { smtpCarrier } from '../outbox/smtp-carrier';
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
  const stopJobs = startJobs({ db, clock, dealing, documents, notices, progress: moneyProgress, warn });
  return async () => {
    await stopJobs();
    await messages.close();
  };
}
