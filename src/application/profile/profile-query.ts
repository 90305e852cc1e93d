import type { Profile } from '../../domain/profile/profile';
import type { Profiles } from './ports/profiles';
import type { Queries } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';

/** Query of the client's data, shared by all stores. */
export function profileQuery(queries: Queries, profiles: Profiles): RemoteQuery<Profile> {
  return queries.query({ scope: 'client', call: 'profile', read: (signal) => profiles.current(signal) });
}
