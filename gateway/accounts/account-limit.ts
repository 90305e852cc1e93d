import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { accountRequests, type AccountRequestRow } from '../db/tables/account-requests';
import { accounts } from '../db/tables/accounts';
import { COPY_ACCOUNT_TYPE } from './account-rules.table';
import { ApiError } from '../kernel/api-error';
import { MAX_ACCOUNTS } from './account-rules.table';

type Kind = AccountRequestRow['kind'];

/** The number of accounts of a kind that a client has or has requested; archived ones and copies don't count. */
export async function countAccounts(db: Database, clientId: number, kind: Kind): Promise<number> {
  const isOpenAccount = and(
    eq(accounts.clientId, clientId),
    eq(accounts.kind, kind),
    ne(accounts.status, 'archived'),
    ne(accounts.accountType, COPY_ACCOUNT_TYPE),
  );
  const isPendingRequest = and(
    eq(accountRequests.clientId, clientId),
    eq(accountRequests.kind, kind),
    eq(accountRequests.state, 'pending'),
  );
  return (await db.$count(accounts, isOpenAccount)) + (await db.$count(accountRequests, isPendingRequest));
}

/**
 * The one check before an account is added, by opening or by restoring. It is valid only in a transaction that has locked
 * the client. Throws `refused` if the client has the maximum.
 */
export async function checkAccountLimit(db: Database, clientId: number, kind: Kind): Promise<void> {
  const maxAccounts = MAX_ACCOUNTS[kind];
  if ((await countAccounts(db, clientId, kind)) >= maxAccounts)
    throw new ApiError('refused', undefined, { field: 'kind', reason: 'limit', most: maxAccounts });
}
