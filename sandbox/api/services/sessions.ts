import { and, eq, gt, isNull, lt, ne } from 'drizzle-orm';
import type { Database } from '../../db/open-database';
import { clients, sessions } from '../../db/tables/clients';
import { digest, newToken } from './secrets';
import { later } from './time';
import type { Clock } from './time';

/** Lifetime of a token in seconds, as the portal stores it (spec 9). */
const LIFETIME_SECONDS = 3_600;
/** However often it is renewed, a session ends this long after its sign-in. */
const LONGEST_SECONDS = 12 * 3_600;
/** Ended sessions are kept for a day, then dropped at the client's next sign-in. */
const KEPT_SECONDS = 24 * 3_600;

export type ClientRow = typeof clients.$inferSelect;

/** Who a valid token belongs to. */
export interface SignedInClient {
  readonly row: ClientRow;
  readonly tokenHash: string;
  readonly signedInAt: Date;
}

/** Bearer tokens: issued, found, prolonged and revoked (quality S1, S10). */
export class Sessions {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** Signs a client in; returns the token, which is kept as a hash only. */
  async issue(clientId: number, ip: string): Promise<string> {
    const now = this.clock();
    const token = newToken();
    const longGone = and(eq(sessions.clientId, clientId), lt(sessions.expiresAt, later(now, -KEPT_SECONDS)));
    await this.db.delete(sessions).where(longGone);
    await this.db.insert(sessions).values({
      tokenHash: digest(token),
      clientId,
      createdAt: now,
      expiresAt: later(now, LIFETIME_SECONDS),
      ip,
    });
    return token;
  }

  /** The token's client; undefined for an unknown, expired or revoked token. */
  async find(token: string): Promise<SignedInClient | undefined> {
    const tokenHash = digest(token);
    const [found] = await this.db
      .select({ row: clients, signedInAt: sessions.createdAt })
      .from(sessions)
      .innerJoin(clients, eq(clients.id, sessions.clientId))
      .where(and(eq(sessions.tokenHash, tokenHash), this.#isOpen()));
    return found && { ...found, tokenHash };
  }

  /** Prolongs a session; the token stays the same, so that other tabs go on undisturbed. */
  async renew(client: SignedInClient): Promise<void> {
    const wanted = later(this.clock(), LIFETIME_SECONDS);
    const latest = later(client.signedInAt, LONGEST_SECONDS);
    const expiresAt = wanted < latest ? wanted : latest;
    await this.db.update(sessions).set({ expiresAt }).where(eq(sessions.tokenHash, client.tokenHash));
  }

  async revoke(client: SignedInClient): Promise<void> {
    await this.#end(eq(sessions.tokenHash, client.tokenHash));
  }

  /** Ends every session of a client but the one given. */
  async revokeAll(clientId: number, but?: SignedInClient): Promise<void> {
    await this.#end(and(eq(sessions.clientId, clientId), but && ne(sessions.tokenHash, but.tokenHash)));
  }

  async #end(which: ReturnType<typeof and>): Promise<void> {
    await this.db
      .update(sessions)
      .set({ revokedAt: this.clock() })
      .where(and(which, isNull(sessions.revokedAt)));
  }

  #isOpen() {
    return and(isNull(sessions.revokedAt), gt(sessions.expiresAt, this.clock()));
  }
}
