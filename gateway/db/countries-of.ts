import { sql } from 'drizzle-orm';
import ipaddr from 'ipaddr.js';
import type { Database } from './open-database';
import { rowsOf } from './rows-of';
import { networkOf } from '../kernel/network';

/**
 * The country of each address or network in a known range, by the narrowest range; other addresses are missing. An
 * address counts as the network under which it is stored, so that a session and its history entry name one country.
 */
export async function countriesOf(
  db: Database,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const uniqueAddresses = [...new Set(addresses)].filter(isAddress);
  if (uniqueAddresses.length === 0) return new Map();
  const list = sql.join(
    uniqueAddresses.map((address) => sql`(${address}, ${networkOf(address)})`),
    sql`, `,
  );
  const rows = await rowsOf<{ address: string; country: string | null }>(
    db,
    sql`
    select input.address, (
      select country_code from geo_ranges
      where network >>= input.network::inet
      order by masklen(network) desc limit 1
    ) as country
    from (values ${list}) as input (address, network)`,
  );
  return new Map(rows.flatMap(({ address, country }) => (country === null ? [] : [[address, country]])));
}

/** An address, or the network of one: `2001:db8::/64`. */
function isAddress(text: string): boolean {
  return ipaddr.isValid(text) || ipaddr.isValidCIDR(text);
}
