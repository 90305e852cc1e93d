import { eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { terminalSessions } from '../db/tables/account-access';

/** Ends all terminal sessions of an account, in the transaction that changes what they were begun with. */
export async function endTerminalSessions(transaction: Database, login: number): Promise<void> {
  await transaction.delete(terminalSessions).where(eq(terminalSessions.login, login));
}
