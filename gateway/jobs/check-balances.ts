import type { Database } from '../db/open-database';
import { DAY_SECONDS, type Clock } from '../kernel/time';
import { compareBalances } from '../ledger/compare-balances';
import { claimRun } from './claim-run';

/**
 * Compares all balances of clients with the ledger, once a day and on one replica.
 * @throws Error with the number of those that differ. A log has no accounts: `check-balances` names them.
 */
export async function checkBalances(db: Database, clock: Clock): Promise<void> {
  if (!(await claimRun(db, 'check-balances', DAY_SECONDS, clock()))) return;
  const { length: count } = await compareBalances(db);
  if (count > 0) throw new Error(`Balances that differ from their postings: ${count}. Run check-balances`);
}
