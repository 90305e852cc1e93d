import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { countries, geoRanges } from '../db/tables/sites';

/** A country by the address ranges that the gateway knows. */
export interface Place {
  readonly code: string;
  readonly name: string;
  readonly continent: string;
}

/** The place of the narrowest known address range that contains an IP address. */
export async function placeOf(db: Database, ip: string): Promise<Place | undefined> {
  const [place] = await db
    .select({ code: countries.code, name: countries.name, continent: countries.continent })
    .from(geoRanges)
    .innerJoin(countries, eq(countries.code, geoRanges.countryCode))
    .where(sql`${geoRanges.network} >>= ${ip.replace(/^::ffff:/i, '')}::inet`)
    .orderBy(sql`masklen(${geoRanges.network}) desc`)
    .limit(1);
  return place;
}
