import type { Database } from '../db/open-database';
import type { Clock } from '../kernel/time';
import type { Notices } from '../notifications/notices';
import { approveDueRewards } from './approve-due-rewards';
import { payPartners } from './pay-partners';

/** Approves the rewards that are due, and then pays the partners whose pay day has come. */
export async function settleCommission(db: Database, notices: Notices, clock: Clock): Promise<void> {
  await approveDueRewards(db, clock);
  await payPartners(db, notices, clock);
}
