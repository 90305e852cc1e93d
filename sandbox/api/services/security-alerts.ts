import type { Database } from '../../db/open-database';
import { notifications } from '../../db/tables/notifications';
import { messageOf } from '../../texts/messages';
import type { SecurityAlert } from '../../texts/security-alerts.table';
import { writeInstant } from '../../texts/texts-in';
import type { Device } from './device';
import type { Origin } from './origin';
import { send } from './outbox';
import { countriesOf } from './places';
import type { Quotas } from './quotas';
import { QUOTAS } from './quotas.table';
import type { ClientRow } from './sessions';
import type { Clock } from './time';

const MAIL_SECONDS = 24 * 3_600;

interface SecurityAlertsDeps {
  readonly clock: Clock;
  readonly quotas: Quotas;
}

/** Tells a client in the portal and by mail what happened to their sign-in, with time, device and country. */
export class SecurityAlerts {
  constructor(private readonly deps: SecurityAlertsDeps) {}

  /**
   * Part of the current transaction. Beyond the day's quota the mail is left out: a warning must not keep
   * the client from signing in, nor from turning a second factor off.
   */
  async tell(
    db: Database,
    alert: SecurityAlert,
    { culture, email, id }: Pick<ClientRow, 'id' | 'email' | 'culture'>,
    { device, ip }: Origin,
  ): Promise<void> {
    const { clock, quotas } = this.deps;
    const now = clock();
    await db.insert(notifications).values({ clientId: id, createdAt: now, ...messageOf(alert) });
    if (!(await quotas.hasRoom(db, QUOTAS.alertMails, email, alert))) return;
    const country = (await countriesOf(db, [ip])).get(ip);
    const place = country && new Intl.DisplayNames(culture, { type: 'region' }).of(country);
    const body = [writeInstant(now, culture), nameOf(device), place].filter(Boolean).join(' · ');
    const message = { channel: 'email', kind: alert, recipient: email, culture, body } as const;
    await send(db, { ...message, lifetimeSeconds: MAIL_SECONDS }, now);
  }
}

function nameOf(device: Device | null): string {
  return [device?.browser, device?.system].filter(Boolean).join(', ');
}
