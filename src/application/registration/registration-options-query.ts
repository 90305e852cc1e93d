import type { RegistrationOptions } from '../../domain/registration/registration-options';
import type { Registration } from './ports/registration';
import type { Queries, QueryFamily } from '../remote/queries';

/** Query of a site's options for new clients, shared by all forms of visitors. */
export function registrationOptionsQuery(
  queries: Queries,
  registration: Registration,
): QueryFamily<RegistrationOptions, [siteId: number]> {
  return queries.family({
    scope: 'site',
    call: 'registrationOptions',
    read: (signal, siteId: number) => registration.options(siteId, signal),
  });
}
