import type { Database } from '../../db/open-database';
import { outbox } from '../../db/tables/visits';

/** A message that a real gateway would hand to a mail or SMS service. */
export interface OutgoingMessage {
  channel: 'email' | 'sms' | 'whatsapp';
  recipient: string;
  body: string;
  /** A message that nobody is to get is written all the same, so that known and unknown addresses take the same work. */
  isSuppressed?: boolean;
}

export async function send(db: Database, message: OutgoingMessage, now: Date): Promise<void> {
  const { channel, recipient, body, isSuppressed = false } = message;
  const status = isSuppressed ? 'suppressed' : 'queued';
  await db.insert(outbox).values({ channel, recipient, body, status, createdAt: now });
}
