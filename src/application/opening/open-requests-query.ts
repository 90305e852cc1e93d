import type { OpeningRequest } from '../../domain/opening/opening';
import type { AccountOpenings } from './ports/account-openings';
import type { Queries } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';

/** Query of the client's account requests, shared by all pages. */
export function openRequestsQuery(
  queries: Queries,
  openings: AccountOpenings,
): RemoteQuery<readonly OpeningRequest[]> {
  return queries.query({
    scope: 'client',
    call: 'openRequests',
    freshForMs: 0,
    read: (signal) => openings.requests(signal),
  });
}
