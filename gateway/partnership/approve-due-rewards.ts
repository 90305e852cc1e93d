import Big from 'big.js';
import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { inTransaction, type Database } from '../db/open-database';
import { partnerRewards } from '../db/tables/partners';
import type { Clock } from '../kernel/time';
import { postEntries, type Entry } from '../money/ledger';
import { moneyDigits } from '../trading/money-digits';

type RewardRow = typeof partnerRewards.$inferSelect;

/** Rewards of one transaction, so that its locks are short. */
const MAX_ROWS = 500;

/**
 * Approves the rewards whose holding time is over: from then on the broker owes them. Replicas that do it at the same time
 * take different rewards.
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
    .set({ state: 'approved', decidedAt: now })
    .where(
      inArray(
        partnerRewards.id,
        rewards.map(({ id }) => id),
      ),
    );
  await postEntries(transaction, commissionEntries(rewards, now));
  return rewards.length;
}

/** The entries by which the broker owes rewards: one for each partner and currency. */
export function commissionEntries(
  rewards: readonly Pick<RewardRow, 'amount' | 'currency' | 'partnerId'>[],
  at: Date,
): Entry[] {
  const keyOf = ({ currency, partnerId }: (typeof rewards)[number]) => `${partnerId} ${currency}`;
  return [...new Set(rewards.map(keyOf))].flatMap((key) => {
    const group = rewards.filter((reward) => keyOf(reward) === key);
    const [first] = group;
    if (!first) return [];
    const { currency, partnerId } = first;
    const total = group.reduce((sum, { amount }) => sum.plus(amount), Big(0));
    const digits = moneyDigits(currency);
    return [
      {
        kind: 'commission',
        at,
        postings: [
          { account: { kind: 'partner', clientId: partnerId, currency }, amount: total.toFixed(digits) },
          { account: { kind: 'house', currency }, amount: total.neg().toFixed(digits) },
        ],
      } as const,
    ];
  });
}
