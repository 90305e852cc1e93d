import { and, asc, eq } from 'drizzle-orm';
import { tellOpening } from '../api/services/opening/opening-receipts';
import { openingReference, openRequested, settled } from '../api/services/opening/opened-account';
import { Notices } from '../api/services/notices';
import { Quotas } from '../api/services/quotas';
import type { Clock } from '../api/services/time';
import { inTransaction, type Database } from '../db/open-database';
import { accountRequests, type AccountRequestRow } from '../db/tables/account-requests';
import { clients } from '../db/tables/clients';
import { auditEvents } from '../db/tables/operations';
import { ACCOUNT_DECISIONS, type Decision } from './decisions.table';

/** An account that waits for approval. */
export interface WaitingAccount {
  /** Its reference. */
  readonly mark: string;
  readonly email: string;
  readonly askedAt: Date;
  readonly asked: Pick<
    AccountRequestRow,
    'kind' | 'platform' | 'accountType' | 'server' | 'currency' | 'leverage' | 'marginMode' | 'swapFree'
  >;
}

/** The accounts that wait, oldest first. */
export async function waitingAccounts(db: Database): Promise<WaitingAccount[]> {
  const rows = await db
    .select({ asked: accountRequests, email: clients.email })
    .from(accountRequests)
    .innerJoin(clients, eq(clients.id, accountRequests.clientId))
    .where(eq(accountRequests.state, 'pending'))
    .orderBy(asc(accountRequests.createdAt), asc(accountRequests.number));
  return rows.map(({ asked, email }) => ({
    ...{ mark: openingReference(asked), email, askedAt: asked.createdAt, asked },
  }));
}

/**
 * Opens an account or refuses it, in one transaction with a message, a mail and a security event.
 * @param by who decided, for the security event.
 * @returns false if no request that waits has that mark.
 */
export function decideAccount(
  db: Database,
  clock: Clock,
  { decision, mark, by }: { decision: Decision; mark: string; by: string },
): Promise<boolean> {
  const number = Number(/^A-(\d{8,9})$/.exec(mark)?.[1] ?? 0);
  return inTransaction(db, async (own) => {
    const isIt = and(eq(accountRequests.number, number), eq(accountRequests.state, 'pending'));
    const [request] = await own.select().from(accountRequests).where(isIt).for('update');
    if (!request) return false;
    const at = clock();
    const { event, isTaken, message } = ACCOUNT_DECISIONS[decision];
    const row = isTaken
      ? await openRequested(own, request, at)
      : await settled(own, request, { state: 'refused' }, at);
    await tellOpening(own, new Notices(new Quotas(clock)), message, row, at);
    const { clientId } = request;
    await own
      .insert(auditEvents)
      .values({ at, kind: event, clientId, network: 'command line', requestId: `review by ${by}` });
    return true;
  });
}
