import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { partnerRewards, referrals } from '../db/tables/partners';
import type { Notices } from '../notifications/notices';
import { sumByPartner } from './commission-entries';
import { takeBack } from './take-back';
import type { ReferralRow } from './referrals';

/** Why a person may refuse a referral: partner and client are one, or the trades were made for the reward. */
export const REFERRAL_REFUSALS = Object.freeze(['self', 'fraud'] as const);
export type ReferralRefusal = (typeof REFERRAL_REFUSALS)[number];

/** True while the rewards of a referral wait for a person's decision. */
export const isInReview = ({ reason, reviewedAt }: Pick<ReferralRow, 'reason' | 'reviewedAt'>): boolean =>
  reviewedAt === null && (reason === 'network' || reason === 'device');

/** Approves a referral: from then on its held rewards count like any other. */
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
  await takeBack(transaction, rewards, 'refused', at);
  for (const { amount, currency, partnerId } of sumByPartner(rewards))
    await notices.notify(transaction, 'reward-rejected', partnerId, {
      at,
      values: { reference: ref, amount, currency },
    });
}
