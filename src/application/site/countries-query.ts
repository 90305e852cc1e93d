import type { Countries, Country } from './ports/countries';
import type { Queries, QueryFamily } from '../remote/queries';

/** The countries that a site takes, for every form that asks for one. */
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
