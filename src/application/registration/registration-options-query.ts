import type { RegistrationOptions } from '../../domain/registration/registration-options';
import type { Registration } from './ports/registration';
import type { Queries, QueryFamily } from '../remote/queries';

/** What a site lets new clients choose, by its id; asked once and shared by all forms of visitors. */
export function registrationOptions(
  queries: Queries,
  registration: Registration,
): QueryFamily<RegistrationOptions, [siteId: number]> {
  return queries.family({
    scope: 'site',
    call: 'registrationOptions',
    read: (signal, siteId: number) => registration.options(siteId, signal),
  });
}
