import { inArray } from 'drizzle-orm';
import type { Database } from './open-database';
import { outbox } from './tables/visits';
import { addSeconds } from '../kernel/time';

/** A message for the mail or SMS provider. */
export interface OutgoingMessage {
  channel: 'email' | 'sms' | 'whatsapp';
  kind: (typeof outbox.$inferInsert)['kind'] & string;
  recipient: string;
  /** Culture of the message. */
  culture: string;
  body: string;
  /** Seconds for which the message is useful. */
  lifetimeSeconds: number;
  /**
   * A suppressed message is written without its body and never sent: known and unknown addresses then cost
   * the same work.
   */
  isSuppressed?: boolean;
}

/** Queues a message as part of the current transaction; it is sent once that commits. Resolves to its id. */
export async function queueMessage(
  db: Database,
  message: OutgoingMessage,
  now: Date,
): Promise<number | null> {
  const { isSuppressed = false, lifetimeSeconds, ...columns } = message;
  const [row] = await db
    .insert(outbox)
    .values({
      ...columns,
      body: isSuppressed ? '' : columns.body,
      status: isSuppressed ? 'suppressed' : 'queued',
      createdAt: now,
      expiresAt: addSeconds(now, lifetimeSeconds),
    })
    .returning({ id: outbox.id });
  return row?.id ?? null;
}

/** Erases the body of messages whose code or link has been used. */
export async function eraseBodies(db: Database, ids: readonly (number | null)[]): Promise<void> {
  const messageIds = ids.filter((id) => id !== null);
  if (messageIds.length === 0) return;
  await db.update(outbox).set({ body: '' }).where(inArray(outbox.id, messageIds));
}
