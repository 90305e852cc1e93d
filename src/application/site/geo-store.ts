import { SPECIAL_CONTINENT } from '../../domain/site/geo';
import type { Geo } from './ports/geo';
import type { Queries } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';

/** The visitor's location; fetched once, and only if it makes a difference. */
export class GeoStore {
  readonly #query: RemoteQuery<string | null>;

  constructor(geo: Geo, queries: Queries) {
    this.#query = queries.query({
      scope: 'site',
      call: 'country',
      read: (signal) => geo.continent(signal),
    });
  }

  /** The visitor's continent for a choice that depends on it; `null` if it is not known, or makes no difference. */
  async continentFor(choice: (continent: string | null) => string): Promise<string | null> {
    if (choice(SPECIAL_CONTINENT) === choice(null)) return null;
    return this.#query.load().catch(() => null);
  }
}
