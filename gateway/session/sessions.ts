import { and, desc, eq, gt, isNull, lte, ne, notInArray, or, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database } from '../db/open-database';
import { clients, sessions } from '../db/tables/clients';
import { ApiError } from '../kernel/api-error';
import type { CallOrigin } from '../kernel/origin';
import { digest, newToken } from '../kernel/secrets';
import type { SignInMethod } from '../db/values/sign-in-methods.table';
import { SESSION_LIFETIME_SECONDS } from '../../src/domain/session/session';
import { addSeconds } from '../kernel/time';
import type { Clock } from '../kernel/time';
import type { SignedInClient } from '../kernel/signed-in-client';

/** A session ends this long after sign-in, however often it is renewed (seconds). */
const MAX_AGE_SECONDS = 12 * 3_600;
/** Maximum number of sessions stored per client, including ended ones; a new one evicts the oldest (G11). */
const MAX_OF_CLIENT = 100;
/** Precision of a session's last use, in seconds. */
const LAST_USE_SECONDS = 60;
/** Lifetime of a cached token lookup, in milliseconds. */
const CACHE_MS = 1_000;
const MAX_CACHED = 5_000;

export type ClientRow = typeof clients.$inferSelect;

/**
 * Bearer tokens: issue, look up, renew and revoke (S1, S10). A lookup is cached for one second. When this
 * process ends a session it drops the cache at once; other processes on the same database follow within a
 * second.
 */
export class Sessions {
  readonly #cache = new LRUCache<string, { client: SignedInClient; expiresAt: Date }>({
    max: MAX_CACHED,
    ttl: CACHE_MS,
  });
  #cacheClearedAt = -1;

  readonly #openSessionQuery: ReturnType<typeof prepareOpenSessionQuery>;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {
    this.#openSessionQuery = prepareOpenSessionQuery(db);
  }

  /**
   * Signs a client in, within a transaction if one is given; returns the token, of which only a hash is
   * stored.
   */
  async issueToken(
    clientId: number,
    { ip, device }: CallOrigin,
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
      .limit(MAX_OF_CLIENT - 1);
    const isOldSession = and(eq(sessions.clientId, clientId), notInArray(sessions.tokenHash, recentSessions));
    await db.delete(sessions).where(isOldSession);
    await db.insert(sessions).values({
      tokenHash: digest(token),
      clientId,
      createdAt: now,
      expiresAt: addSeconds(now, SESSION_LIFETIME_SECONDS),
      lastSeenAt: now,
      ip,
      device,
      method,
    });
    return token;
  }

  /** The client of a token; undefined if it is unknown, expired or revoked. */
  async findClient(token: string): Promise<SignedInClient | undefined> {
    const tokenHash = digest(token);
    const cachedLookup = this.#cache.get(tokenHash);
    if (cachedLookup) return cachedLookup.expiresAt > this.clock() ? cachedLookup.client : undefined;
    const lookedUpAt = performance.now();
    const [row] = await this.#openSessionQuery.execute({ tokenHash, now: this.clock().toISOString() });
    if (!row) return undefined;
    const { expiresAt, lastSeenAt, ...client } = row;
    this.#cacheLookup(client, expiresAt, lookedUpAt);
    await this.#recordUse(tokenHash, lastSeenAt);
    return client;
  }

  /** The sessions of a client that are still open, the one used last first. */
  async listOpen(clientId: number) {
    return this.db
      .select()
      .from(sessions)
      .where(this.#isOpenOf(clientId))
      .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt));
  }

  /** The open ones of these sessions. The check does not count as use of a session. */
  async filterOpen(tokenHashes: readonly string[]): Promise<ReadonlySet<string>> {
    // One parameter: with one for each of 2,000 streams, reading the statement takes longer than the query. It is read once
    // by `unnest`, whereas `any` may read it again for each row.
    const hashes = `{${tokenHashes.join()}}`;
    const rows = await this.db
      .select({ tokenHash: sessions.tokenHash })
      .from(sessions)
      .where(
        and(
          sql`${sessions.tokenHash} in (select unnest(${hashes}::text::text[]))`,
          isNull(sessions.revokedAt),
          gt(sessions.expiresAt, this.clock()),
        ),
      );
    return new Set(rows.map(({ tokenHash }) => tokenHash));
  }

  /** Ends one of a client's own sessions by its id; throws `notFound` if the client does not have it. */
  async revokeOne(clientId: number, id: string, db: Database = this.db): Promise<void> {
    const endedCount = await this.#endSessions(
      and(this.#isOpenOf(clientId), sql`${sessions.id}::text = ${id}`),
      db,
    );
    if (endedCount === 0) throw new ApiError('notFound');
  }

  /** Extends a session. The token stays the same, so other tabs are not disturbed. */
  async renew(client: SignedInClient): Promise<void> {
    const renewedUntil = addSeconds(this.clock(), SESSION_LIFETIME_SECONDS);
    const latest = addSeconds(client.signedInAt, MAX_AGE_SECONDS);
    const expiresAt = renewedUntil < latest ? renewedUntil : latest;
    await this.db.update(sessions).set({ expiresAt }).where(eq(sessions.tokenHash, client.tokenHash));
    this.clearCache();
  }

  async revoke(client: SignedInClient): Promise<void> {
    await this.#endSessions(eq(sessions.tokenHash, client.tokenHash));
  }

  /**
   * Ends every session of a client but one; resolves to their number. Inside a transaction, call `clearCache` after the
   * commit: a token may have been looked up meanwhile.
   */
  async revokeAll(clientId: number, except?: SignedInClient, db: Database = this.db): Promise<number> {
    const isOtherSession = and(
      eq(sessions.clientId, clientId),
      except && ne(sessions.tokenHash, except.tokenHash),
    );
    return this.#endSessions(isOtherSession, db);
  }

  /** Drops the cache: the next lookup of every token queries the database. */
  clearCache(): void {
    this.#cache.clear();
    this.#cacheClearedAt = performance.now();
  }

  /** @returns the number of sessions that were ended. */
  async #endSessions(condition: ReturnType<typeof and>, db: Database = this.db): Promise<number> {
    const endedRows = await db
      .update(sessions)
      .set({ revokedAt: this.clock() })
      .where(and(condition, isNull(sessions.revokedAt)))
      .returning({ id: sessions.id });
    this.clearCache();
    return endedRows.length;
  }

  #isOpenOf(clientId: number) {
    return and(
      eq(sessions.clientId, clientId),
      isNull(sessions.revokedAt),
      gt(sessions.expiresAt, this.clock()),
    );
  }

  /** Notes that a session is in use, at most once a minute, so that a busy page costs no writes. */
  async #recordUse(tokenHash: string, lastSeenAt: Date | null): Promise<void> {
    const now = this.clock();
    const staleBefore = addSeconds(now, -LAST_USE_SECONDS);
    if (lastSeenAt !== null && lastSeenAt > staleBefore) return;
    await this.db
      .update(sessions)
      .set({ lastSeenAt: now })
      .where(
        and(
          eq(sessions.tokenHash, tokenHash),
          or(isNull(sessions.lastSeenAt), lte(sessions.lastSeenAt, staleBefore)),
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
function prepareOpenSessionQuery(db: Database) {
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
