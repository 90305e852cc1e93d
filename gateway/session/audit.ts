import type { FastifyRequest } from 'fastify';
import type { Database } from '../db/open-database';
import { auditEvents } from '../db/tables/operations';
import type { AuditKind } from './audit-events.table';
import { normalizeEmail } from './client-by-email';
import { networkOf } from '../kernel/network';
import type { Quotas } from '../db/quotas';
import { originOf } from '../kernel/origin';
import { QUOTAS } from '../db/quotas.table';
import type { SignInMethod } from '../db/values/sign-in-methods.table';
import { digest } from '../kernel/secrets';
import { newSecurityReference } from './security-reference';
import type { Clock } from '../kernel/time';

/** Characters of a hash that are enough to distinguish addresses without revealing them. */
const SUBJECT_CHARACTERS = 16;

/** The hash of the email address that was typed, for an event without a client. */
export function subjectOf(email: string): string {
  return digest(normalizeEmail(email)).slice(0, SUBJECT_CHARACTERS);
}

/** Records security events in the audit table. */
export class Audit {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly quotas: Quotas,
  ) {}

  /**
   * Records one event, within the day's quota. An event that cannot be recorded is logged and does not fail
   * the call.
   */
  async recordEvent(
    kind: AuditKind,
    request: FastifyRequest,
    clientId: number | undefined,
    method?: SignInMethod,
  ): Promise<void> {
    const { email } = (request.body ?? {}) as { email?: unknown };
    const subject = typeof email === 'string' ? subjectOf(email) : null;
    const { device, ip } = originOf(request);
    const event = {
      kind,
      subject,
      clientId: clientId ?? null,
      network: networkOf(ip),
      device,
      method: method ?? null,
      reference: newSecurityReference(),
    };
    try {
      if (!(await this.#hasRoom(event))) return;
      await this.db.insert(auditEvents).values({ ...event, at: this.clock(), requestId: request.id });
    } catch (error) {
      request.log.error(
        { kind, clientId, cause: (error as Error).name },
        'a security event could not be recorded',
      );
    }
  }

  /** Refusals are free for the caller: without a quota, a flood of them would fill the disk. */
  #hasRoom({ clientId, kind, network }: { kind: AuditKind; clientId: number | null; network: string }) {
    return clientId === null
      ? this.quotas.hasRoom(this.db, QUOTAS.eventsOfNetwork, kind, network)
      : this.quotas.hasRoom(this.db, QUOTAS.eventsOfClient, kind, clientId);
  }
}
