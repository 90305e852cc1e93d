import type { AccountList, Accounts } from './ports/accounts';
import type { Queries } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';

/** The client's accounts, asked once and shared by all pages that show some of them. */
export function accountsQuery(queries: Queries, accounts: Accounts): RemoteQuery<AccountList> {
  return queries.query({ scope: 'client', call: 'accounts', read: (signal) => accounts.list(signal) });
}
