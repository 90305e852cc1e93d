import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { accountAccess } from '../db/tables/account-access';
import { accountRequests, type AccountRequestRow } from '../db/tables/account-requests';
import { accounts } from '../db/tables/accounts';
import { marginLimitsOf } from '../accounts/margin-limits.table';
import { assertDefined } from '../kernel/assert-defined';
import { clientReference } from '../kernel/client-reference';
import { openingEntry, postEntries } from '../ledger/ledger';

const NAMES = { live: 'Trading account', demo: 'Practice account' } as const;

/**
 * Opens the requested account in the caller's transaction: the account, its passwords, and the practice money of a demo
 * account, which the broker's `house` account pays.
 * @returns the settled request.
 */
export async function openAccount(
  transaction: Database,
  request: AccountRequestRow,
  now: Date,
): Promise<AccountRequestRow & { readonly login: number }> {
  const { balance, clientId, currency, kind, platform, readOnlyHash, tradingHash } = request;
  const { accountType, leverage, marginMode, nickname, server, swapFree } = request;
  const [account] = await transaction
    .insert(accounts)
    .values({
      login: sql<number>`nextval('account_logins')::integer` as unknown as number,
      clientId,
      platform,
      kind,
      name: NAMES[kind],
      nickname,
      accountType,
      server,
      currency,
      leverage,
      swapFree,
      marginMode,
      status: 'active',
      rights: 'full',
      ...marginLimitsOf(platform),
      openedAt: now,
    })
    .returning({ login: accounts.login });
  const { login } = assertDefined(account, 'the account');
  await transaction.insert(accountAccess).values({
    login,
    clientId,
    tradingHash,
    tradingPasswordChangedAt: now,
    ...(readOnlyHash !== null && { readOnlyHash, readOnlyPasswordChangedAt: now }),
  });
  if (kind === 'demo' && balance !== null)
    await postEntries(transaction, [openingEntry(login, currency, balance, now)]);
  return { ...(await settleRequest(transaction, request, { state: 'opened', login }, now)), login };
}

/** Stores the decision on a request, or its cancellation, and deletes its passwords. */
export async function settleRequest(
  transaction: Database,
  { id }: Pick<AccountRequestRow, 'id'>,
  outcome: Partial<Pick<AccountRequestRow, 'login'>> & Pick<AccountRequestRow, 'state'>,
  now: Date,
): Promise<AccountRequestRow> {
  const [row] = await transaction
    .update(accountRequests)
    .set({ ...outcome, tradingHash: null, readOnlyHash: null, decidedAt: now })
    .where(eq(accountRequests.id, id))
    .returning();
  return assertDefined(row, 'the request');
}

/** The reference that a client quotes in questions about a request. */
export const openingReference = ({ number }: Pick<AccountRequestRow, 'number'>): string =>
  clientReference('A', number);
