import { countries as LIST } from 'countries-list';
import type { countries } from '../db/tables/sites';

/** Every ISO 3166-1 country with its dial code and continent. */
export const COUNTRIES: (typeof countries.$inferInsert)[] = Object.entries(LIST).map(([code, country]) => ({
  code,
  name: country.name,
  dialCode: `+${String(country.phone[0] ?? '')}`,
  continent: country.continent,
}));

/**
 * Locations by IP range, as far as a machine without a geo service can know them: private networks, and the three ranges
 * reserved for documentation, which represent distant places behind a proxy.
 */
export const GEO_RANGES = [
  { network: '127.0.0.0/8',     countryCode: 'DE' },
  { network: '10.0.0.0/8',      countryCode: 'DE' },
  { network: '172.16.0.0/12',   countryCode: 'DE' },
  { network: '192.168.0.0/16',  countryCode: 'DE' },
  { network: '::/64',           countryCode: 'DE' },
  { network: 'fc00::/7',        countryCode: 'DE' },
  { network: '203.0.113.0/24',  countryCode: 'KE' },
  { network: '198.51.100.0/24', countryCode: 'ID' },
  { network: '192.0.2.0/24',    countryCode: 'AF' },
];
