import { and, eq, gt, isNull, type SQL } from 'drizzle-orm';
import { DEFAULT_CULTURE } from '../../src/domain/culture/cultures.table';
import { inTransaction, type Database } from '../db/open-database';
import { clients } from '../db/tables/clients';
import { passwordResets } from '../db/tables/visits';
import { findClientByEmail, normalizeEmail } from './client-by-email';
import { eraseBodies, queueMessage } from '../db/outbox';
import { digest, newToken } from '../kernel/secrets';
import { addSeconds } from '../kernel/time';
import type { Clock } from '../kernel/time';

const LIFETIME_SECONDS = 3_600;

export type PasswordLinkState = 'valid' | 'expired' | 'used' | 'unknown';

/** Password links: single use, valid for 60 minutes (O5). */
export class PasswordLinks {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Sends a link to a page of a portal. For an unknown address the same row is written, but nothing is
   * sent.
   * @param portalOf finds the address of the client's portal; without a client, any.
   */
  async sendLink(
    email: string,
    portalOf: (client: typeof clients.$inferSelect | undefined) => Promise<string>,
  ): Promise<void> {
    const now = this.clock();
    const client = await findClientByEmail(this.db, email);
    const portal = await portalOf(client);
    const token = newToken();
    const message = {
      channel: 'email' as const,
      kind: 'password-link' as const,
      lifetimeSeconds: LIFETIME_SECONDS,
      body: `${portal}/new-password?resetToken=${token}`,
      recipient: client?.email ?? normalizeEmail(email),
      culture: client?.culture ?? DEFAULT_CULTURE,
      isSuppressed: !client,
    };
    await inTransaction(this.db, async (db) => {
      const messageId = await queueMessage(db, message, now);
      await db.insert(passwordResets).values({
        tokenHash: digest(token),
        clientId: client?.id ?? null,
        messageId,
        createdAt: now,
        expiresAt: addSeconds(now, LIFETIME_SECONDS),
      });
    });
  }

  /** The client whose password this link can still set; undefined if it is wrong, used or expired. */
  async findOwner(token: string): Promise<typeof clients.$inferSelect | undefined> {
    const [row] = await this.db
      .select({ client: clients })
      .from(passwordResets)
      .innerJoin(clients, eq(clients.id, passwordResets.clientId))
      .where(this.#isOpen(token));
    return row?.client;
  }

  /** True if a link can still be used; `unknown` also if the address has no client. */
  async getState(token: string): Promise<PasswordLinkState> {
    const [row] = await this.db
      .select()
      .from(passwordResets)
      .where(eq(passwordResets.tokenHash, digest(token)));
    if (!row || row.clientId === null) return 'unknown';
    if (row.usedAt !== null) return 'used';
    return row.expiresAt > this.clock() ? 'valid' : 'expired';
  }

  /** Marks a link as used, within the caller's transaction; false if it was used meanwhile. */
  async useLink(token: string, db: Database): Promise<boolean> {
    return (await this.#useLinks(db, this.#isOpen(token))) > 0;
  }

  /** Invalidates all other links of a client whose password has just changed. */
  async invalidateLinks(clientId: number, db: Database): Promise<void> {
    await this.#useLinks(db, and(eq(passwordResets.clientId, clientId), isNull(passwordResets.usedAt)));
  }

  async #useLinks(db: Database, condition: SQL | undefined): Promise<number> {
    const usedRows = await db
      .update(passwordResets)
      .set({ usedAt: this.clock() })
      .where(condition)
      .returning({ messageId: passwordResets.messageId });
    await eraseBodies(
      db,
      usedRows.map(({ messageId }) => messageId),
    );
    return usedRows.length;
  }

  #isOpen(token: string) {
    return and(
      eq(passwordResets.tokenHash, digest(token)),
      isNull(passwordResets.usedAt),
      gt(passwordResets.expiresAt, this.clock()),
    );
  }
}
