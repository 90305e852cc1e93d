import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { auditEvents } from '../db/tables/operations';
import { assertDefined } from '../kernel/assert-defined';
import type { AuditKind } from './audit-events.table';
import { afterCursorCondition, pageOf } from '../kernel/cursor';
import { maskAddress } from '../kernel/network';
import { countriesOf } from '../db/countries-of';
import { SECURITY_EVENTS } from './security-events.table';

const PAGE_SIZE = 20;

/** Events of reviewers, whose location is not shown to the client. */
const REVIEWER_EVENTS: readonly string[] = ['profile-change-approved', 'profile-change-refused'];

/** Events of a client's sign-in and data, for the client. */
export class SecurityHistory {
  constructor(private readonly db: Database) {}

  /** Newest first, in pages. */
  async listEvents(clientId: number, cursor: string | undefined) {
    const rows = await this.db
      .select()
      .from(auditEvents)
      .where(
        and(
          eq(auditEvents.clientId, clientId),
          inArray(auditEvents.kind, Object.keys(SECURITY_EVENTS)),
          afterCursorCondition(cursor, auditEvents.at, auditEvents.id),
        ),
      )
      .orderBy(desc(auditEvents.at), desc(auditEvents.id))
      .limit(PAGE_SIZE + 1);
    const places = await countriesOf(
      this.db,
      rows.map(({ network }) => network),
    );
    return pageOf(
      rows,
      PAGE_SIZE,
      ({ at, id }) => ({ at, id }),
      ({ at, device, id, kind, network, reference }) => ({
        id,
        device,
        reference,
        kind: assertDefined(SECURITY_EVENTS[kind as AuditKind], kind),
        at: at.toISOString(),
        ...(REVIEWER_EVENTS.includes(kind)
          ? { country: null, network: null }
          : { country: places.get(network) ?? null, network: maskAddress(network) }),
      }),
    );
  }
}
