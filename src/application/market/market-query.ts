import type { MarketData, Rates } from './ports/rates';
import type { Queries } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';

/** Older prices are fetched again when a page that uses them is opened. */
const FRESH_MS = 60_000;

/** Query of symbols and currency rates, shared by all calculations. */
export function marketQuery(queries: Queries, rates: Rates): RemoteQuery<MarketData> {
  return queries.query({
    scope: 'client',
    call: 'instruments',
    freshForMs: FRESH_MS,
    read: (signal) => rates.marketData(signal),
  });
}
