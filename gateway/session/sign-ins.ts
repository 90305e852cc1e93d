import { and, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { inTransaction, type Database } from '../db/open-database';
import { auditEvents } from '../db/tables/operations';
import type { SecurityAlert } from '../texts/gateway-texts';
import { subjectOf, type Audit } from './audit';
import type { AuditKind } from './audit-events.table';
import { originOf, type CallOrigin } from '../kernel/origin';
import { countriesOf } from '../db/countries-of';
import { lockProvedClient } from './credentials';
import { SIGN_IN_EVENTS, SIGN_IN_HISTORY_SECONDS } from './sign-in-history.table';
import type { SecurityAlerts } from './security-alerts';
import type { ClientRow, Sessions } from './sessions';
import type { SignInMethod } from '../db/values/sign-in-methods.table';
import { addSeconds, type Clock } from '../kernel/time';

const MAX_ENTRIES = 100;
/** Most networks of earlier sign-ins that are compared with a new one's. */
const MAX_NETWORKS = 500;

/** The outcome of an attempt to sign in. */
export type SignInResult = 'signedIn' | 'wrongPassword' | 'wrongCode' | 'locked';

const RESULTS: Readonly<Partial<Record<AuditKind, SignInResult>>> = Object.freeze({
  registered: 'signedIn',
  'sign-in': 'signedIn',
  'sign-in-failed': 'wrongPassword',
  'sign-in-locked': 'locked',
  'second-factor-failed': 'wrongCode',
  'terminal-sign-in': 'signedIn',
  'terminal-sign-in-failed': 'wrongPassword',
  'terminal-sign-in-locked': 'locked',
});

/** Kinds of the attempts that were made at the web terminal, with an account's own password. */
const TERMINAL_KINDS: readonly string[] = Object.keys(RESULTS).filter((kind) => kind.startsWith('terminal-'));

interface SignInsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly alerts: SecurityAlerts;
  readonly audit: Audit;
  readonly sessions: Sessions;
}

/** Begins sessions, and reads the history of sign-ins. */
export class SignIns {
  constructor(private readonly deps: SignInsDeps) {}

  /**
   * Begins a session for a client who has proved who they are; resolves to the token. On a device or in a country
   * without a sign-in in the history the client is notified. Throws `wrongCredentials` if a credential has changed since
   * the proof.
   */
  async completeSignIn(client: ClientRow, method: SignInMethod, request: FastifyRequest): Promise<string> {
    const token = await inTransaction(this.deps.db, async (transaction) => {
      await lockProvedClient(transaction, client, 'wrongCredentials');
      return this.beginSession(transaction, client, method, request);
    });
    await this.recordSignIn(client, method, request);
    return token;
  }

  /** Begins the session as part of a transaction that has locked the client; call `recordSignIn` after the commit. */
  async beginSession(
    transaction: Database,
    client: ClientRow,
    method: SignInMethod,
    request: FastifyRequest,
  ): Promise<string> {
    const { alerts, sessions } = this.deps;
    const origin = originOf(request);
    const alert = await this.#findUnusual(transaction, client.id, origin);
    if (alert) await alerts.notify(transaction, alert, client, origin);
    return sessions.issueToken(client.id, origin, method, transaction);
  }

  /** Writes a sign-in into the history. */
  async recordSignIn(client: ClientRow, method: SignInMethod, request: FastifyRequest): Promise<void> {
    await this.deps.audit.recordEvent('sign-in', request, client.id, method);
  }

  /**
   * Attempts to sign in as a client, newest first: successes, and failures for the client's address; in the portal, and
   * to the client's accounts in the web terminal.
   */
  async listHistory({ email, id }: Pick<ClientRow, 'id' | 'email'>) {
    const { clock, db } = this.deps;
    const rows = await db
      .select()
      .from(auditEvents)
      .where(
        and(
          inArray(auditEvents.kind, Object.keys(RESULTS)),
          or(
            eq(auditEvents.clientId, id),
            and(isNull(auditEvents.clientId), eq(auditEvents.subject, subjectOf(email))),
          ),
          gt(auditEvents.at, addSeconds(clock(), -SIGN_IN_HISTORY_SECONDS)),
        ),
      )
      .orderBy(desc(auditEvents.at), desc(auditEvents.id))
      .limit(MAX_ENTRIES);
    return rows.flatMap(({ kind, ...row }) => {
      const result = RESULTS[kind as AuditKind];
      const method = TERMINAL_KINDS.includes(kind) ? ('terminal' as const) : row.method;
      return result ? [{ ...row, method, result }] : [];
    });
  }

  /** The unusual part of a sign-in of a returning client: the device, else the country. */
  async #findUnusual(
    db: Database,
    clientId: number,
    { device, ip }: CallOrigin,
  ): Promise<SecurityAlert | undefined> {
    const isSignInOfClient = and(
      eq(auditEvents.clientId, clientId),
      inArray(auditEvents.kind, [...SIGN_IN_EVENTS]),
    );
    const [counts] = await db
      .select({
        total: sql<number>`count(*)::int`,
        ofDevice: sql<number>`count(*) filter (where ${auditEvents.device} is not distinct from ${device && JSON.stringify(device)}::jsonb)::int`,
      })
      .from(auditEvents)
      .where(isSignInOfClient);
    if (!counts || counts.total === 0) return undefined;
    if (counts.ofDevice === 0) return 'new-device';
    const rows = await db
      .selectDistinct({ network: auditEvents.network })
      .from(auditEvents)
      .where(isSignInOfClient)
      .limit(MAX_NETWORKS);
    const places = await countriesOf(db, [ip, ...rows.map(({ network }) => network)]);
    const country = places.get(ip);
    const earlierCountries = rows.flatMap(({ network }) => places.get(network) ?? []);
    return country === undefined || earlierCountries.length === 0 || earlierCountries.includes(country)
      ? undefined
      : 'new-place';
  }
}
