import type { Database } from '../db/open-database';
import type { Clock } from '../kernel/time';
import type { Notices } from '../notifications/notices';
import { approveDueRewards } from './approve-due-rewards';
import { convertRewards } from './convert-rewards';
import { settleCpa } from './cpa/settle-cpa';
import { payPartners } from './pay-partners';

/**
 * Decides on clients on CPA, converts rewards that had no rate, approves those that are due, and then pays the partners
 * whose pay day has come.
 */
export async function settleCommission(db: Database, notices: Notices, clock: Clock): Promise<void> {
  await settleCpa(db, clock);
  await convertRewards(db, clock);
  await approveDueRewards(db, clock);
  await payPartners(db, notices, clock);
}
