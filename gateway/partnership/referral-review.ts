import Big from 'big.js';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { partnerRewards, referrals } from '../db/tables/partners';
import { postEntries } from '../money/ledger';
import type { Notices } from '../notifications/notices';
import { commissionEntries, sumByPartner } from './commission-entries';
import type { ReferralRow } from './referrals';

type RewardRow = typeof partnerRewards.$inferSelect;

/** Why a person may refuse a referral: partner and client are one, or the trades were made for the reward. */
export const REFERRAL_REFUSALS = Object.freeze(['self', 'fraud'] as const);
export type ReferralRefusal = (typeof REFERRAL_REFUSALS)[number];

/** True while the rewards of a referral wait for a person's decision. */
export const isInReview = ({ reason, reviewedAt }: Pick<ReferralRow, 'reason' | 'reviewedAt'>): boolean =>
  reviewedAt === null && (reason === 'network' || reason === 'device');

/** Approves a referral: rewards that were held count from then on like any other. */
export async function approveReferral(
  transaction: Database,
  { clientId }: ReferralRow,
  at: Date,
): Promise<void> {
  await transaction.update(referrals).set({ reviewedAt: at }).where(eq(referrals.clientId, clientId));
  await transaction
    .update(partnerRewards)
    .set({ state: 'accrued' })
    .where(and(eq(partnerRewards.clientId, clientId), eq(partnerRewards.state, 'held')));
}

/**
 * Refuses a referral, on all its levels. Rewards that are not paid are rejected; each paid one gets a row that takes its
 * amount back, since a paid row never changes. The partners are notified of their sums.
 */
export async function refuseReferral(
  transaction: Database,
  { clientId, ref }: ReferralRow,
  reason: ReferralRefusal,
  at: Date,
  notices: Notices,
): Promise<void> {
  await transaction
    .update(referrals)
    .set({ state: 'refused', reason, reviewedAt: at })
    .where(eq(referrals.clientId, clientId));
  const rewards = await transaction
    .select()
    .from(partnerRewards)
    .where(
      and(
        eq(partnerRewards.clientId, clientId),
        inArray(partnerRewards.state, ['accrued', 'held', 'approved', 'paid']),
      ),
    )
    .for('update');
  const unpaidIds = rewards.filter(({ state }) => state !== 'paid').map(({ id }) => id);
  if (unpaidIds.length > 0)
    await transaction
      .update(partnerRewards)
      .set({ state: 'rejected', reason: 'refused', rejectedAt: at })
      .where(inArray(partnerRewards.id, unpaidIds));
  const clawbacks = rewards.filter(({ state }) => state === 'paid').map((reward) => clawbackOf(reward, at));
  if (clawbacks.length > 0) await transaction.insert(partnerRewards).values(clawbacks);
  const owedRewards = rewards.filter(({ state }) => state === 'approved' || state === 'paid').map(negate);
  await postEntries(transaction, commissionEntries(owedRewards, at));
  for (const { amount, currency, partnerId } of sumByPartner(rewards))
    await notices.notify(transaction, 'reward-rejected', partnerId, {
      at,
      values: { reference: ref, amount, currency },
    });
}

const negate = <Row extends Pick<RewardRow, 'amount'>>(row: Row): Row => ({
  ...row,
  amount: Big(row.amount).neg().toFixed(),
});

function clawbackOf(reward: RewardRow, at: Date): typeof partnerRewards.$inferInsert {
  const { base, baseCurrency, clientId, currency, level, partnerId, rate, schemeId, source, working } =
    reward;
  const { amount } = negate(reward);
  const terms = { base, baseCurrency, currency, rate, schemeId, working };
  const row = { partnerId, clientId, level, source, ...terms, amount, earnedAt: at, dueAt: null } as const;
  return { ...row, kind: 'clawback', state: 'clawback', reason: 'refused' };
}
