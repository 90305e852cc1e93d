import { ApiError } from '../kernel/api-error';
import type { Calls } from '../http/call';
import type { Database } from '../db/open-database';
import { placeOf } from './place-of';

interface GeoCallsDeps {
  readonly db: Database;
}

/** Locates the caller by the narrowest known address range that contains their IP. */
export function geoCalls({ db }: GeoCallsDeps): Calls<'getIp' | 'getCountryInfo'> {
  return {
    getIp: ({ request }) => Promise.resolve({ ip: request.ip }),

    getCountryInfo: async ({ request }) => {
      const place = await placeOf(db, request.ip);
      if (!place) throw new ApiError('notFound');
      return { country: { code: place.code, name: place.name }, continent: { code: place.continent } };
    },
  };
}
