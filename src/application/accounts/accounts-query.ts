import type { AccountList, Accounts } from './ports/accounts';
import type { Queries } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';

/** Query of the client's accounts, shared by all pages. */
export function accountsQuery(queries: Queries, accounts: Accounts): RemoteQuery<AccountList> {
  return queries.query({ scope: 'client', call: 'accounts', read: (signal) => accounts.list(signal) });
}
