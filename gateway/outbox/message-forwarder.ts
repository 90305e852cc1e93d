import { and, asc, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import { inTransaction, type Database } from '../db/open-database';
import { outbox } from '../db/tables/visits';
import { DeliveryError, type Carrier } from './carrier';

const EVERY_MS = 2_000;
/** A message belongs to the replica that claimed it for this long; if that replica dies, another one tries. */
const CLAIM_MS = 120_000;
const FIRST_WAIT_MS = 15_000;
const LONGEST_WAIT_MS = 15 * 60_000;

export interface MessageForwarder {
  /** Sends the messages that are due now. */
  forward(): Promise<void>;
  close(): Promise<void>;
}

interface ForwarderDeps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly carriers: readonly Carrier[];
  readonly warn: (error: unknown) => void;
}

/**
 * Passes the messages in the outbox to their providers every two seconds. Several replicas can run it: each message
 * is claimed by one of them. Failures are retried after waits that double. A message that was sent, refused for good
 * or has expired is erased (G9, G10).
 */
export function startMessageForwarder({ db, clock, carriers, warn }: ForwarderDeps): MessageForwarder {
  const forward = async () => {
    for (const carrier of carriers) {
      let message = await claimMessage(db, carrier, clock());
      while (message) {
        await deliverMessage(message, carrier);
        message = await claimMessage(db, carrier, clock());
      }
    }
  };

  const deliverMessage = async (message: MessageRow, carrier: Carrier) => {
    const isUseless = message.expiresAt !== null && message.expiresAt <= clock();
    const error = isUseless
      ? new DeliveryError('too late', true)
      : await carrier.deliver(message).then(
          () => undefined,
          (problem: unknown) =>
            problem instanceof DeliveryError ? problem : new DeliveryError('unknown', false),
        );
    if (error) warn(error);
    const outcome =
      error && !error.isFinal
        ? { nextTryAt: new Date(clock().getTime() + waitAfter(message.tries)) }
        : { status: error ? ('failed' as const) : ('sent' as const), body: '', nextTryAt: null };
    // A replica that took so long that another one claimed the message must not record its result.
    const isStillOurs = and(eq(outbox.id, message.id), eq(outbox.tries, message.tries));
    await db.update(outbox).set(outcome).where(isStillOurs);
  };

  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(forward).catch(warn);
  }, EVERY_MS);
  return {
    forward,
    async close() {
      clearInterval(timer);
      await running;
      for (const carrier of carriers) carrier.close();
    },
  };
}

type MessageRow = typeof outbox.$inferSelect;

/** Claims the oldest message that is due; messages being claimed by others are skipped. */
async function claimMessage(db: Database, { channels }: Carrier, now: Date): Promise<MessageRow | undefined> {
  return inTransaction(db, async (transaction) => {
    const isDue = and(
      eq(outbox.status, 'queued'),
      inArray(outbox.channel, [...channels]),
      or(isNull(outbox.nextTryAt), lte(outbox.nextTryAt, now)),
    );
    const [dueMessage] = await transaction
      .select()
      .from(outbox)
      .where(isDue)
      .orderBy(asc(outbox.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!dueMessage) return undefined;
    const [claimedMessage] = await transaction
      .update(outbox)
      .set({ tries: dueMessage.tries + 1, nextTryAt: new Date(now.getTime() + CLAIM_MS) })
      .where(eq(outbox.id, dueMessage.id))
      .returning();
    return claimedMessage;
  });
}

function waitAfter(tries: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS);
}
