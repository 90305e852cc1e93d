import { and, desc, eq, gt, isNull, ne, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/open-database';
import { clients, sessions } from '../../db/tables/clients';
import { digest, newToken } from './secrets';
import { later } from './time';
import type { Clock } from './time';

/** Lifetime of a token in seconds, as the portal stores it (R9). */
const LIFETIME_SECONDS = 3_600;
/** However often it is renewed, a session ends this long after its sign-in. */
const LONGEST_SECONDS = 12 * 3_600;
/** Sessions that a client has at most, ended ones too; the oldest goes when another begins (G11). */
const MOST_OF_CLIENT = 100;
/** How long a token that was found is believed without asking the database again. */
const KEPT_MS = 1_000;
const MOST_KEPT = 5_000;

export type ClientRow = typeof clients.$inferSelect;

/** Whose a valid token is; only what never changes about a client. */
export interface SignedInClient {
  readonly id: number;
  readonly companyId: number;
  readonly siteId: number;
  readonly tokenHash: string;
  readonly signedInAt: Date;
}

/**
 * Bearer tokens: issued, found, prolonged and revoked (S1, S10). A token just found is not looked up again for
 * a second; this process forgets it at once when it ends a session, another process on the same database a second later.
 */
export class Sessions {
  readonly #found = new Map<string, { client: SignedInClient; expiresAt: Date; until: number }>();
  #forgottenAt = -1;

  readonly #open: ReturnType<typeof openSession>;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {
    this.#open = openSession(db);
  }

  /** Signs a client in, inside a transaction where one is given; returns the token, which is kept as a hash only. */
  async issue(clientId: number, ip: string, db: Database = this.db): Promise<string> {
    const now = this.clock();
    const token = newToken();
    const kept = db
      .select({ tokenHash: sessions.tokenHash })
      .from(sessions)
      .where(eq(sessions.clientId, clientId))
      .orderBy(desc(sessions.createdAt))
      .limit(MOST_OF_CLIENT - 1);
    const oldest = and(eq(sessions.clientId, clientId), notInArray(sessions.tokenHash, kept));
    await db.delete(sessions).where(oldest);
    await db.insert(sessions).values({
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
    const kept = this.#found.get(tokenHash);
    if (kept && kept.until > performance.now())
      return kept.expiresAt > this.clock() ? kept.client : undefined;
    const asked = performance.now();
    const [row] = await this.#open.execute({ tokenHash, now: this.clock().toISOString() });
    if (!row) return undefined;
    const { expiresAt, ...client } = row;
    this.#keep(client, expiresAt, asked);
    return client;
  }

  /** Prolongs a session; the token stays the same, so that other tabs go on undisturbed. */
  async renew(client: SignedInClient): Promise<void> {
    const wanted = later(this.clock(), LIFETIME_SECONDS);
    const latest = later(client.signedInAt, LONGEST_SECONDS);
    const expiresAt = wanted < latest ? wanted : latest;
    await this.db.update(sessions).set({ expiresAt }).where(eq(sessions.tokenHash, client.tokenHash));
    this.forgetFound();
  }

  async revoke(client: SignedInClient): Promise<void> {
    await this.#end(eq(sessions.tokenHash, client.tokenHash));
  }

  /**
   * Ends every session of a client but the one given. In a transaction, `forgetFound` follows once it holds: a token
   * may have been looked up meanwhile.
   */
  async revokeAll(clientId: number, but?: SignedInClient, db: Database = this.db): Promise<void> {
    const others = and(eq(sessions.clientId, clientId), but && ne(sessions.tokenHash, but.tokenHash));
    await this.#end(others, db);
  }

  /** The next lookup of every token asks the database. */
  forgetFound(): void {
    this.#found.clear();
    this.#forgottenAt = performance.now();
  }

  async #end(which: ReturnType<typeof and>, db: Database = this.db): Promise<void> {
    await db
      .update(sessions)
      .set({ revokedAt: this.clock() })
      .where(and(which, isNull(sessions.revokedAt)));
    this.forgetFound();
  }

  /** A token that was looked up before the last session ended may be that session's: it is not kept. */
  #keep(client: SignedInClient, expiresAt: Date, asked: number): void {
    if (asked <= this.#forgottenAt) return;
    if (this.#found.size >= MOST_KEPT) this.#found.clear();
    this.#found.set(client.tokenHash, { client, expiresAt, until: asked + KEPT_MS });
  }
}

/** The statement that finds an open session, put together once. */
function openSession(db: Database) {
  return db
    .select({
      id: clients.id,
      companyId: clients.companyId,
      siteId: clients.siteId,
      tokenHash: sessions.tokenHash,
      signedInAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .innerJoin(clients, eq(clients.id, sessions.clientId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('open_session');
}
