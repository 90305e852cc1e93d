import { and, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database';
import { clients } from '../db/tables/clients';
import { auditEvents } from '../db/tables/operations';
import { networkOf } from '../kernel/network';
import { addSeconds, type Clock } from '../kernel/time';
import { SIGN_IN_EVENTS, SIGN_IN_HISTORY_SECONDS } from './sign-in-history.table';

/**
 * The subject by which a client's attempts to sign in, to the portal or to a trading account, or to prove a second
 * factor, are counted. A network from which the client has signed in has a separate count: wrong passwords and codes from
 * elsewhere can't lock the owner out, and give nobody more tries than before.
 */
export class AttemptSubjects {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** @param address a normalized e-mail address, of a client or unknown. */
  async ofAddress(address: string, ip: string): Promise<string> {
    return this.#subjectIn(address, eq(sql`lower(${clients.email})`, address), ip);
  }

  async ofClient(clientId: number, ip: string): Promise<string> {
    return this.#subjectIn(String(clientId), eq(clients.id, clientId), ip);
  }

  /** @param login of a trading account, or of none. */
  async ofLogin(login: number, ip: string): Promise<string> {
    const isOwner = sql`${clients.id} = (select client_id from accounts where login = ${login})`;
    return this.#subjectIn(String(login), isOwner, ip);
  }

  async #subjectIn(subject: string, isClient: SQL, ip: string): Promise<string> {
    const network = networkOf(ip);
    const [signIn] = await this.db
      .select({ id: auditEvents.id })
      .from(auditEvents)
      .innerJoin(clients, eq(clients.id, auditEvents.clientId))
      .where(
        and(
          isClient,
          inArray(auditEvents.kind, [...SIGN_IN_EVENTS]),
          eq(auditEvents.network, network),
          gt(auditEvents.at, addSeconds(this.clock(), -SIGN_IN_HISTORY_SECONDS)),
        ),
      )
      .limit(1);
    return signIn ? `${subject} ${network}` : subject;
  }
}
