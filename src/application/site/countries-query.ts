import type { Countries, Country } from './ports/countries';
import type { Queries, QueryFamily } from '../remote/queries';

/** Query of the countries that a site accepts, shared by all forms. */
export function countriesQuery(
  queries: Queries,
  countries: Countries,
): QueryFamily<readonly Country[], [siteId: number]> {
  return queries.family({
    scope: 'site',
    call: 'siteCountry',
    read: (signal, siteId: number) => countries.list(siteId, signal),
  });
}
