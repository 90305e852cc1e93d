import type { Database } from '../db/open-database';
import { auditEvents } from '../db/tables/operations';
import type { SecurityAlert } from '../texts/gateway-texts';
import type { MessageValues } from '../texts/message-values';
import { writeDateTime } from '../texts/write-date-time';
import type { AuditKind } from './audit-events.table';
import type { Device } from '../kernel/device';
import { networkOf } from '../kernel/network';
import type { Notices } from '../notifications/notices';
import type { CallOrigin } from '../kernel/origin';
import { countriesOf } from '../db/countries-of';
import type { Quotas } from '../db/quotas';
import { QUOTAS } from '../db/quotas.table';
import { newSecurityReference } from './security-reference';
import type { Clock } from '../kernel/time';

/**
 * Records events of a client's sign-in or data in the security history, and notifies them in the portal and by
 * mail, with time, device, country, and the same reference everywhere. Beyond the day's quota of a kind nothing is
 * written, and neither a change nor a sign-in fails because of the quota.
 */
export class SecurityAlerts {
  constructor(
    private readonly notices: Notices,
    private readonly clock: Clock,
    private readonly quotas: Quotas,
  ) {}

  /** Records and notifies as part of the current transaction. Resolves to the reference. */
  async notify(
    transaction: Database,
    alert: SecurityAlert,
    client: { readonly id: number },
    origin: CallOrigin,
    values?: MessageValues,
  ): Promise<string> {
    const { device, ip } = origin;
    const at = this.clock();
    const reference = newSecurityReference();
    if (!(await this.#write(transaction, alert, client, origin, reference))) return reference;
    await this.notices.notify(transaction, alert, client.id, {
      at,
      values: { ...values, reference },
      mailFooter: async (culture) => {
        const country = (await countriesOf(transaction, [ip])).get(ip);
        const place = country && new Intl.DisplayNames(culture, { type: 'region' }).of(country);
        return [writeDateTime(at, culture), deviceNameOf(device), place].filter(Boolean).join(' · ');
      },
    });
    return reference;
  }

  /** Records an event without notifying the client. */
  async record(
    transaction: Database,
    kind: AuditKind,
    client: { readonly id: number },
    origin: CallOrigin,
  ): Promise<string> {
    const reference = newSecurityReference();
    await this.#write(transaction, kind, client, origin, reference);
    return reference;
  }

  /** Resolves to true if the quota had room for the event. */
  async #write(
    transaction: Database,
    kind: AuditKind,
    { id }: { readonly id: number },
    { device, ip, requestId }: CallOrigin,
    reference: string,
  ): Promise<boolean> {
    if (!(await this.quotas.hasRoom(transaction, QUOTAS.eventsOfClient, kind, id))) return false;
    await transaction.insert(auditEvents).values({
      kind,
      clientId: id,
      network: networkOf(ip),
      device,
      requestId,
      reference,
      at: this.clock(),
    });
    return true;
  }
}

function deviceNameOf(device: Device | null): string {
  return [device?.browser, device?.system].filter(Boolean).join(', ');
}
