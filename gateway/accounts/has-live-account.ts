import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { accounts } from '../db/tables/accounts';

/** True if a client has an active live account. */
export async function hasLiveAccount(db: Database, clientId: number): Promise<boolean> {
  const isLiveAccount = and(
    eq(accounts.clientId, clientId),
    eq(accounts.kind, 'live'),
    eq(accounts.status, 'active'),
  );
  const rows = await db.select({ login: accounts.login }).from(accounts).where(isLiveAccount).limit(1);
  return rows.length > 0;
}
