import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/open-database';
import { outbox } from '../../db/tables/visits';
import { later } from './time';

/** A message that a mail or SMS service carries. */
export interface OutgoingMessage {
  channel: 'email' | 'sms' | 'whatsapp';
  kind: 'password-link' | 'code' | 'payout-address';
  recipient: string;
  body: string;
  /** How long the message is of use. */
  lifetimeSeconds: number;
  /**
   * A message that nobody is to get leaves a row without its body all the same, so that known and unknown addresses take
   * the same work.
   */
  isSuppressed?: boolean;
}

/** Hands a message to whoever carries it, once the transaction that it is part of holds; resolves to its id. */
export async function send(db: Database, message: OutgoingMessage, now: Date): Promise<number | null> {
  const { isSuppressed = false, lifetimeSeconds, ...written } = message;
  const [row] = await db
    .insert(outbox)
    .values({
      ...written,
      body: isSuppressed ? '' : written.body,
      status: isSuppressed ? 'suppressed' : 'queued',
      createdAt: now,
      expiresAt: later(now, lifetimeSeconds),
    })
    .returning({ id: outbox.id });
  return row?.id ?? null;
}

/** Removes the secret from messages whose code or link has been used. */
export async function blank(db: Database, ids: readonly (number | null)[]): Promise<void> {
  const known = ids.filter((id) => id !== null);
  if (known.length === 0) return;
  await db.update(outbox).set({ body: '' }).where(inArray(outbox.id, known));
}
