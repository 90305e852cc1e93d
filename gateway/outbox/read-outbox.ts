import { and, desc, eq, ne } from 'drizzle-orm';
import { outbox } from '../db/tables/visits';
import type { Database } from '../db/open-database';

export type OutboxMessage = Pick<
  typeof outbox.$inferSelect,
  'id' | 'channel' | 'recipient' | 'body' | 'status' | 'createdAt'
>;

const MAX_MESSAGES = 200;

/** The latest messages, newest first, without suppressed ones. */
export async function readOutbox(db: Database, recipient?: string): Promise<OutboxMessage[]> {
  const isShown = ne(outbox.status, 'suppressed');
  const { id, channel, recipient: to, body, status, createdAt } = outbox;
  return db
    .select({ id, channel, recipient: to, body, status, createdAt })
    .from(outbox)
    .where(recipient === undefined ? isShown : and(isShown, eq(outbox.recipient, recipient)))
    .orderBy(desc(outbox.id))
    .limit(MAX_MESSAGES);
}
