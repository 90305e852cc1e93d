import { and, asc, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import { inTransaction, type Database } from '../db/open-database';
import { outbox } from '../db/tables/visits';
import { CarryError, type Carrier } from './carrier';

const EVERY_MS = 2_000;
/** For so long a message is its taker's alone; if that one ends meanwhile, another tries. */
const CLAIM_MS = 120_000;
const FIRST_WAIT_MS = 15_000;
const LONGEST_WAIT_MS = 15 * 60_000;

export interface MessageForwarder {
  /** Sends what is due now. */
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
 * Takes the outbox's messages to those who carry them, every other second. Any number of replicas may: each message is
 * claimed by one, tried again after waits that double, given up when its service refuses it for good or it is of no use
 * any more, and blanked either way (G9, G10).
 */
export function startMessageForwarder({ db, clock, carriers, warn }: ForwarderDeps): MessageForwarder {
  const forward = async () => {
    for (const carrier of carriers) {
      let claimed = await claim(db, carrier, clock());
      while (claimed) {
        await carryOne(claimed, carrier);
        claimed = await claim(db, carrier, clock());
      }
    }
  };

  const carryOne = async (message: MessageRow, carrier: Carrier) => {
    const isUseless = message.expiresAt !== null && message.expiresAt <= clock();
    const error = isUseless
      ? new CarryError('too late', true)
      : await carrier.carry(message).then(
          () => undefined,
          (thrown: unknown) => (thrown instanceof CarryError ? thrown : new CarryError('unknown', false)),
        );
    if (error) warn(error);
    const outcome =
      error && !error.isFinal
        ? { nextTryAt: new Date(clock().getTime() + waitAfter(message.tries)) }
        : { status: error ? ('failed' as const) : ('sent' as const), body: '', nextTryAt: null };
    // Whoever took so long that another claimed the message has no say any more.
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

/** The oldest message that is due, now nobody else's; those that others are claiming are stepped over. */
async function claim(db: Database, { channels }: Carrier, now: Date): Promise<MessageRow | undefined> {
  return inTransaction(db, async (own) => {
    const isDue = and(
      eq(outbox.status, 'queued'),
      inArray(outbox.channel, [...channels]),
      or(isNull(outbox.nextTryAt), lte(outbox.nextTryAt, now)),
    );
    const [due] = await own
      .select()
      .from(outbox)
      .where(isDue)
      .orderBy(asc(outbox.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return undefined;
    const [claimed] = await own
      .update(outbox)
      .set({ tries: due.tries + 1, nextTryAt: new Date(now.getTime() + CLAIM_MS) })
      .where(eq(outbox.id, due.id))
      .returning();
    return claimed;
  });
}

function waitAfter(tries: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS);
}
