import type { Database } from '../../db/open-database';
import type { SecurityAlert } from '../../texts/gateway-texts';
import type { MessageValues } from '../../texts/message-values';
import { writeInstant } from '../../texts/texts-in';
import type { Device } from './device';
import type { Notices } from './notices';
import type { Origin } from './origin';
import { countriesOf } from './places';
import type { Clock } from './time';

/** Tells a client in the portal and by mail what happened to their sign-in, with time, device and country. */
export class SecurityAlerts {
  constructor(
    private readonly notices: Notices,
    private readonly clock: Clock,
  ) {}

  /** Part of the current transaction. */
  async tell(
    own: Database,
    alert: SecurityAlert,
    { id }: { readonly id: number },
    { device, ip }: Origin,
    values?: MessageValues,
  ): Promise<void> {
    const at = this.clock();
    await this.notices.tell(own, alert, id, {
      at,
      ...(values && { values }),
      mailLine: async (culture) => {
        const country = (await countriesOf(own, [ip])).get(ip);
        const place = country && new Intl.DisplayNames(culture, { type: 'region' }).of(country);
        return [writeInstant(at, culture), nameOf(device), place].filter(Boolean).join(' · ');
      },
    });
  }
}

function nameOf(device: Device | null): string {
  return [device?.browser, device?.system].filter(Boolean).join(', ');
}
