import type { QueryClient } from '@tanstack/query-core';
import type { RegistrationOptions } from '../../domain/registration/registration-options';
import type { Clock } from '../ports/clock';
import type { Registration } from '../ports/registration';
import { RemoteQuery } from '../remote/remote-query';
import type { SiteStore } from './site-store';

/** What a site lets new clients choose, asked once and shared by all forms of visitors. */
export function registrationOptionsQuery(
  { registration, cache, clock }: { registration: Registration; cache: QueryClient; clock: Clock },
  site: SiteStore,
): RemoteQuery<RegistrationOptions> {
  const siteId = site.domain?.siteId ?? 0;
  return new RemoteQuery(cache, clock, {
    scope: 'site',
    call: 'registrationOptions',
    args: [siteId],
    read: (signal) => registration.options(siteId, signal),
  });
}
