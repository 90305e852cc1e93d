import type { Database } from '../db/open-database';
import { claimRun } from './claim-run';
import type { Clock } from '../kernel/time';
import type { Notices } from '../notifications/notices';
import { approveDueRewards } from '../partnership/approve-due-rewards';
import { convertRewards } from '../partnership/convert-rewards';
import { settleCpa } from '../partnership/cpa/settle-cpa';
import { payPartners } from '../partnership/pay-partners';

/** Clients on CPA are decided on at the end of a day, and new rates come with a release: rare rounds lose nothing. */
const EVERY_SECONDS = 600;

/**
 * Decides on clients on CPA, recalculates rewards that had no rate, approves those that are due, and then pays the
 * partners whose pay day has come.
 */
export async function settleCommission(db: Database, notices: Notices, clock: Clock): Promise<void> {
  if (await claimRun(db, 'commission', EVERY_SECONDS, clock())) {
    await settleCpa(db, clock());
    await convertRewards(db);
  }
  await approveDueRewards(db, clock);
  await payPartners(db, notices, clock);
}
