import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../db/open-database';
import { clients } from '../../db/tables/clients';
import { passwordResets } from '../../db/tables/visits';
import { clientByEmail } from './client-by-email';
import { send } from './outbox';
import { digest, newToken } from './secrets';
import { later } from './time';
import type { Clock } from './time';

const LIFETIME_SECONDS = 3_600;
const KEPT_SECONDS = 24 * 3_600;

export type PasswordLinkState = 'valid' | 'expired' | 'used' | 'unknown';

/** Password links: single use, sixty minutes (O5). */
export class PasswordLinks {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Sends a link to a page of `origin`; for an address that nobody has the same is written, but goes to nobody.
   */
  async send(email: string, origin: string): Promise<void> {
    const now = this.clock();
    const client = await clientByEmail(this.db, email);
    const token = newToken();
    await this.db.delete(passwordResets).where(lt(passwordResets.expiresAt, later(now, -KEPT_SECONDS)));
    await this.db.insert(passwordResets).values({
      tokenHash: digest(token),
      clientId: client?.id ?? null,
      createdAt: now,
      expiresAt: later(now, LIFETIME_SECONDS),
    });
    const body = `${origin}/new-password?resetToken=${token}`;
    const recipient = client?.email ?? email.trim();
    await send(this.db, { channel: 'email', recipient, body, isSuppressed: !client }, now);
  }

  /** The client whose password a link may set now; undefined for a wrong, used or expired link. */
  async owner(token: string): Promise<typeof clients.$inferSelect | undefined> {
    const [found] = await this.db
      .select({ client: clients })
      .from(passwordResets)
      .innerJoin(clients, eq(clients.id, passwordResets.clientId))
      .where(this.#isOpen(token));
    return found?.client;
  }

  /** What a link is still good for; `unknown` too where the address has no client. */
  async state(token: string): Promise<PasswordLinkState> {
    const [row] = await this.db
      .select()
      .from(passwordResets)
      .where(eq(passwordResets.tokenHash, digest(token)));
    if (!row || row.clientId === null) return 'unknown';
    if (row.usedAt !== null) return 'used';
    return row.expiresAt > this.clock() ? 'valid' : 'expired';
  }

  /** Uses a link up; false if somebody was quicker. */
  async use(token: string): Promise<boolean> {
    const used = await this.db
      .update(passwordResets)
      .set({ usedAt: this.clock() })
      .where(this.#isOpen(token))
      .returning({ tokenHash: passwordResets.tokenHash });
    return used.length > 0;
  }

  /** Uses up every other link of a client whose password has just changed. */
  async useAll(clientId: number): Promise<void> {
    await this.db
      .update(passwordResets)
      .set({ usedAt: this.clock() })
      .where(and(eq(passwordResets.clientId, clientId), isNull(passwordResets.usedAt)));
  }

  #isOpen(token: string) {
    return and(
      eq(passwordResets.tokenHash, digest(token)),
      isNull(passwordResets.usedAt),
      gt(passwordResets.expiresAt, this.clock()),
    );
  }
}
