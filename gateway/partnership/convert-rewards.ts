import { and, asc, eq, gt } from 'drizzle-orm';
import { inTransaction, type Database } from '../db/open-database';
import { partnerRewards, partnerSchemes, referrals } from '../db/tables/partners';
import { DAY_SECONDS, addSeconds } from '../kernel/time';
import { rewardAmount } from './deal-figures';
import { isInReview } from './referral-review';

/** Rewards of one transaction, so that its locks are short. */
const MAX_ROWS = 200;

/**
 * Recalculates rewards that had no rate to the partner's currency, if a rate now exists: once, at the rate of the deal's
 * time (growth.md 3.2). After that each is a normal reward.
 */
export async function convertRewards(db: Database): Promise<void> {
  for (let lastId: number | undefined = 0; lastId !== undefined;) {
    const after: number = lastId;
    lastId = await inTransaction(db, (transaction) => convertSome(transaction, after));
  }
}

/** @returns the last id of the rewards that were looked at; undefined after the last of all. */
async function convertSome(transaction: Database, lastId: number): Promise<number | undefined> {
  const rows = await transaction
    .select({ reward: partnerRewards, scheme: partnerSchemes, referral: referrals })
    .from(partnerRewards)
    .innerJoin(partnerSchemes, eq(partnerSchemes.id, partnerRewards.schemeId))
    .innerJoin(referrals, eq(referrals.clientId, partnerRewards.clientId))
    .where(and(eq(partnerRewards.reason, 'no-rate'), gt(partnerRewards.id, lastId)))
    .orderBy(asc(partnerRewards.id))
    .limit(MAX_ROWS)
    .for('update', { of: partnerRewards });
  for (const { referral, reward, scheme } of rows) {
    const percent = scheme.levels[reward.level - 1] ?? 0;
    const base = { amount: reward.base, currency: reward.baseCurrency };
    const { amount, conversion, rate } = rewardAmount(base, percent, reward.currency, reward.earnedAt);
    if (amount === null) continue;
    const isNone = Number(amount) === 0;
    await transaction
      .update(partnerRewards)
      .set({
        amount,
        rate,
        working: [...reward.working, ...conversion],
        ...(isNone
          ? { reason: 'below-unit' }
          : {
              reason: null,
              state: isInReview(referral) ? 'held' : 'accrued',
              dueAt: addSeconds(reward.earnedAt, scheme.holdDays * DAY_SECONDS),
            }),
      })
      .where(eq(partnerRewards.id, reward.id));
  }
  return rows.at(-1)?.reward.id;
}
