import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { inTransaction, type Database } from '../db/open-database';
import { partnerRewards } from '../db/tables/partners';
import type { Clock } from '../kernel/time';
import { postEntries } from '../ledger/ledger';
import { commissionEntries } from './commission-entries';

/** Rewards of one transaction, so that its locks are short. */
const MAX_ROWS = 500;

/**
 * Approves the rewards whose holding time is over: from then on the broker owes them. Replicas that run it at the same
 * time process different rewards.
 * @returns the number of approved rewards.
 */
export async function approveDueRewards(db: Database, clock: Clock): Promise<number> {
  let approvedCount = 0;
  for (;;) {
    const count = await inTransaction(db, (transaction) => approveSome(transaction, clock()));
    approvedCount += count;
    if (count < MAX_ROWS) return approvedCount;
  }
}

async function approveSome(transaction: Database, now: Date): Promise<number> {
  const rewards = await transaction
    .select()
    .from(partnerRewards)
    .where(and(eq(partnerRewards.state, 'accrued'), lte(partnerRewards.dueAt, now)))
    .orderBy(asc(partnerRewards.dueAt), asc(partnerRewards.id))
    .limit(MAX_ROWS)
    .for('update', { skipLocked: true });
  if (rewards.length === 0) return 0;
  await transaction
    .update(partnerRewards)
    .set({ state: 'approved', approvedAt: now })
    .where(
      inArray(
        partnerRewards.id,
        rewards.map(({ id }) => id),
      ),
    );
  await postEntries(transaction, commissionEntries(rewards, now));
  return rewards.length;
}
