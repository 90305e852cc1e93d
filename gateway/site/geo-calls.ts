import { eq, sql } from 'drizzle-orm';
import { countries, geoRanges } from '../db/tables/sites';
import { ApiError } from '../kernel/api-error';
import type { Calls } from '../http/call';
import type { Services } from '../http/services';

/** Locates the caller by the narrowest known address range that contains their IP. */
export function geoCalls({ db }: Services): Calls<'getIp' | 'getCountryInfo'> {
  return {
    getIp: ({ request }) => Promise.resolve({ ip: request.ip }),

    getCountryInfo: async ({ request }) => {
      const [place] = await db
        .select({ code: countries.code, name: countries.name, continent: countries.continent })
        .from(geoRanges)
        .innerJoin(countries, eq(countries.code, geoRanges.countryCode))
        .where(sql`${geoRanges.network} >>= ${request.ip.replace(/^::ffff:/i, '')}::inet`)
        .orderBy(sql`masklen(${geoRanges.network}) desc`)
        .limit(1);
      if (!place) throw new ApiError('notFound');
      return { country: { code: place.code, name: place.name }, continent: { code: place.continent } };
    },
  };
}
