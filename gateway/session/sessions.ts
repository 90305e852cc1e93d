import { and, desc, eq, gt, inArray, isNull, lte, ne, notInArray, or, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database } from '../db/open-database';
import { clients, sessions } from '../db/tables/clients';
import { ApiError } from '../http/api-error';
import type { Origin } from '../kernel/origin';
import { digest, newToken } from '../kernel/secrets';
import type { SignInMethod } from '../db/values/sign-in-methods.table';
import { later } from '../kernel/time';
import type { Clock } from '../kernel/time';

/** Lifetime of a token in seconds; the portal stores the same (R9). */
const LIFETIME_SECONDS = 3_600;
/** A session ends this long after sign-in, however often it is renewed (seconds). */
const LONGEST_SECONDS = 12 * 3_600;
/** Most sessions stored per client, ended ones included; a new one evicts the oldest (G11). */
const MOST_OF_CLIENT = 100;
/** Precision of a session's last use, in seconds. */
const LAST_USE_SECONDS = 60;
/** Lifetime of a cached token lookup, in milliseconds. */
const CACHE_MS = 1_000;
const MOST_CACHED = 5_000;

export type ClientRow = typeof clients.$inferSelect;

/** The client a valid token belongs to; only data that never changes. */
export interface SignedInClient {
  readonly id: number;
  readonly companyId: number;
  readonly siteId: number;
  readonly tokenHash: string;
  readonly signedInAt: Date;
}

/**
 * Bearer tokens: issue, look up, renew and revoke (S1, S10). A lookup is cached for one second. When this
 * process ends a session it drops the cache at once; other processes on the same database follow within a
 * second.
 */
export class Sessions {
  readonly #cache = new LRUCache<string, { client: SignedInClient; expiresAt: Date }>({
    max: MOST_CACHED,
    ttl: CACHE_MS,
  });
  #cacheClearedAt = -1;

  readonly #open: ReturnType<typeof openSession>;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {
    this.#open = openSession(db);
  }

  /**
   * Signs a client in, within a transaction if one is given; returns the token, of which only a hash is
   * stored.
   */
  async issue(
    clientId: number,
    { ip, device }: Origin,
    method: SignInMethod = 'password',
    db: Database = this.db,
  ): Promise<string> {
    const now = this.clock();
    const token = newToken();
    const recentSessions = db
      .select({ tokenHash: sessions.tokenHash })
      .from(sessions)
      .where(eq(sessions.clientId, clientId))
      .orderBy(desc(sessions.createdAt))
      .limit(MOST_OF_CLIENT - 1);
    const oldest = and(eq(sessions.clientId, clientId), notInArray(sessions.tokenHash, recentSessions));
    await db.delete(sessions).where(oldest);
    await db.insert(sessions).values({
      tokenHash: digest(token),
      clientId,
      createdAt: now,
      expiresAt: later(now, LIFETIME_SECONDS),
      lastSeenAt: now,
      ip,
      device,
      method,
    });
    return token;
  }

  /** The client of a token; undefined if it is unknown, expired or revoked. */
  async find(token: string): Promise<SignedInClient | undefined> {
    const tokenHash = digest(token);
    const cached = this.#cache.get(tokenHash);
    if (cached) return cached.expiresAt > this.clock() ? cached.client : undefined;
    const lookedUpAt = performance.now();
    const [row] = await this.#open.execute({ tokenHash, now: this.clock().toISOString() });
    if (!row) return undefined;
    const { expiresAt, lastSeenAt, ...client } = row;
    this.#cacheLookup(client, expiresAt, lookedUpAt);
    await this.#noteUse(tokenHash, lastSeenAt);
    return client;
  }

  /** The sessions of a client that are still open, the one used last first. */
  async openOf(clientId: number) {
    return this.db
      .select()
      .from(sessions)
      .where(this.#isOpenOf(clientId))
      .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt));
  }

  /** Which of these sessions are still open. Looking counts as no use of them. */
  async filterOpen(tokenHashes: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.db
      .select({ tokenHash: sessions.tokenHash })
      .from(sessions)
      .where(
        and(
          inArray(sessions.tokenHash, [...tokenHashes]),
          isNull(sessions.revokedAt),
          gt(sessions.expiresAt, this.clock()),
        ),
      );
    return new Set(rows.map(({ tokenHash }) => tokenHash));
  }

  /** Ends one of a client's own sessions by its id; throws `notFound` if the client has none of that id. */
  async revokeOne(clientId: number, id: string, db: Database = this.db): Promise<void> {
    const ended = await this.#end(and(this.#isOpenOf(clientId), sql`${sessions.id}::text = ${id}`), db);
    if (ended === 0) throw new ApiError('notFound');
  }

  /** Extends a session. The token stays the same, so other tabs are not disturbed. */
  async renew(client: SignedInClient): Promise<void> {
    const renewedUntil = later(this.clock(), LIFETIME_SECONDS);
    const latest = later(client.signedInAt, LONGEST_SECONDS);
    const expiresAt = renewedUntil < latest ? renewedUntil : latest;
    await this.db.update(sessions).set({ expiresAt }).where(eq(sessions.tokenHash, client.tokenHash));
    this.clearCache();
  }

  async revoke(client: SignedInClient): Promise<void> {
    await this.#end(eq(sessions.tokenHash, client.tokenHash));
  }

  /**
   * Ends every session of a client except `but`; resolves to how many. Inside a transaction, call `forgetFound` after
   * the commit: a token may have been looked up meanwhile.
   */
  async revokeAll(clientId: number, except?: SignedInClient, db: Database = this.db): Promise<number> {
    const others = and(eq(sessions.clientId, clientId), except && ne(sessions.tokenHash, except.tokenHash));
    return this.#end(others, db);
  }

  /** Drops the cache: the next lookup of every token queries the database. */
  clearCache(): void {
    this.#cache.clear();
    this.#cacheClearedAt = performance.now();
  }

  /** @returns how many sessions were ended. */
  async #end(which: ReturnType<typeof and>, db: Database = this.db): Promise<number> {
    const ended = await db
      .update(sessions)
      .set({ revokedAt: this.clock() })
      .where(and(which, isNull(sessions.revokedAt)))
      .returning({ id: sessions.id });
    this.clearCache();
    return ended.length;
  }

  #isOpenOf(clientId: number) {
    return and(
      eq(sessions.clientId, clientId),
      isNull(sessions.revokedAt),
      gt(sessions.expiresAt, this.clock()),
    );
  }

  /** Notes that a session is in use, at most once a minute, so that a busy page costs no writes. */
  async #noteUse(tokenHash: string, lastSeenAt: Date | null): Promise<void> {
    const now = this.clock();
    const stale = later(now, -LAST_USE_SECONDS);
    if (lastSeenAt !== null && lastSeenAt > stale) return;
    await this.db
      .update(sessions)
      .set({ lastSeenAt: now })
      .where(
        and(
          eq(sessions.tokenHash, tokenHash),
          or(isNull(sessions.lastSeenAt), lte(sessions.lastSeenAt, stale)),
        ),
      );
  }

  /** A token looked up before a session was last revoked may belong to that session, so it is not cached. */
  #cacheLookup(client: SignedInClient, expiresAt: Date, lookedUpAt: number): void {
    if (lookedUpAt <= this.#cacheClearedAt) return;
    this.#cache.set(client.tokenHash, { client, expiresAt }, { start: lookedUpAt });
  }
}

/** Prepares the query for an open session once. */
function openSession(db: Database) {
  return db
    .select({
      id: clients.id,
      companyId: clients.companyId,
      siteId: clients.siteId,
      tokenHash: sessions.tokenHash,
      signedInAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
      lastSeenAt: sessions.lastSeenAt,
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
