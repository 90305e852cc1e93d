import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { jwtVerify, SignJWT } from 'jose';
import { fullNameOf } from '../../src/domain/kernel/identifiers/full-name';
import { inTransaction, type Database } from '../db/open-database';
import { clients } from '../db/tables/clients';
import { supportMessages } from '../db/tables/support';
import { ApiError } from '../kernel/api-error';
import type { Quotas } from '../db/quotas';
import { QUOTAS } from '../db/quotas.table';
import { keysFor, type Secrets } from '../kernel/secrets';
import { answerTo } from './support-answer';
import type { Clock } from '../kernel/time';

/** Lifetime of an identity token, in seconds (R9). */
const LIFETIME_SECONDS = 300;
/** The seconds for which the token's claims about the client are trusted. */
const CLAIMS_SECONDS = 60;
/** The most messages in one answer, which has the newest. */
const MAX_MESSAGES = 200;

type MessageRow = typeof supportMessages.$inferSelect;

/** The writer of a message: a client with an identity token, or a visitor with an id that the browser has chosen. */
export interface Speaker {
  identity?: string | null | undefined;
  visitor?: string | null | undefined;
}

/** A message, and the culture to answer it in. */
export interface ClientMessage {
  id: string;
  text: string;
  culture?: string | undefined;
}

/** The support chat: identity tokens, stored conversations, and a rule-based assistant. */
export class Support {
  readonly #keys: readonly [Buffer, ...Buffer[]];

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    secrets: Secrets,
    private readonly quotas: Quotas,
  ) {
    this.#keys = keysFor('chat', secrets);
  }

  /** Signs an identity token for a client (T2). */
  async issueIdentity(clientId: number): Promise<string> {
    const [client] = await this.db.select().from(clients).where(eq(clients.id, clientId));
    if (!client) throw new ApiError('unauthorized');
    const now = Math.floor(this.clock().getTime() / 1_000);
    return new SignJWT({
      scope: 'user',
      external_id: String(client.id),
      name: fullNameOf(client.firstName, client.lastName),
      email: client.email,
      email_verified: client.emailProvedAt !== null,
      claims_exp: now + CLAIMS_SECONDS,
    })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuedAt(now)
      .setExpirationTime(now + LIFETIME_SECONDS)
      .sign(this.#keys[0]);
  }

  /** The speaker's thread; throws `forbidden` if the token is not ours or has expired. */
  async threadOf({ identity, visitor }: Speaker): Promise<string> {
    if (!identity) {
      if (!visitor) throw new ApiError('invalid');
      return `visitor:${visitor.toLowerCase()}`;
    }
    const options = { algorithms: ['HS256'], currentDate: this.clock() };
    const tokens = await Promise.all(
      this.#keys.map((key) => jwtVerify(identity, key, options).catch(() => undefined)),
    );
    const id = tokens.find((token) => token !== undefined)?.payload['external_id'];
    if (typeof id !== 'string') throw new ApiError('forbidden');
    return `client:${id}`;
  }

  /** The messages of a thread, oldest first. */
  async getConversation(thread: string): Promise<MessageRow[]> {
    const rows = await this.db
      .select()
      .from(supportMessages)
      .where(eq(supportMessages.thread, thread))
      .orderBy(desc(supportMessages.position))
      .limit(MAX_MESSAGES);
    return rows.reverse();
  }

  /**
   * Stores a message and answers it; resolves to the conversation. A message that is already stored changes
   * nothing. Throws `tooManyTries` if the thread has reached its messages for the day.
   */
  async addMessage(thread: string, { id, text, culture }: ClientMessage): Promise<MessageRow[]> {
    const sentAt = this.clock();
    // One transaction: a message stored without its answer would never get one, because a retry finds it
    // stored.
    await inTransaction(this.db, async (db) => {
      const insertedRows = await db
        .insert(supportMessages)
        .values({ id, thread, sender: 'client', text, sentAt })
        .onConflictDoNothing()
        .returning({ id: supportMessages.id });
      if (insertedRows.length === 0) return;
      await db
        .insert(supportMessages)
        .values({ id: randomUUID(), thread, sender: 'assistant', text: answerTo(text, culture), sentAt });
      await this.quotas.checkQuota(db, QUOTAS.chatMessages, thread);
    });
    return this.getConversation(thread);
  }
}
