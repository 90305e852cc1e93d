import { and, asc, eq } from 'drizzle-orm';
import { payAward, refuseAward, AWARD_REFUSALS } from '../campaigns/campaign-awards';
import { campaignAwards, campaigns } from '../db/tables/campaigns';
import { clients } from '../db/tables/clients';
import { clientReference } from '../kernel/client-reference';
import type { ReviewKind } from './review-kind';

/** Prizes of contests that have ended. A mark is `T-`, the campaign's id and the client's. */
export const CONTEST_REVIEWS: ReviewKind = Object.freeze<ReviewKind>({
  name: 'contest',
  markPattern: /^T-\d{8,9}-\d{1,9}$/,
  decisions: Object.freeze({
    approve: { event: 'prize-approved' },
    refuse: { event: 'prize-refused', reasons: AWARD_REFUSALS },
  }),

  async listOpenReviews(db) {
    const rows = await db
      .select({ award: campaignAwards, email: clients.email, campaign: campaigns })
      .from(campaignAwards)
      .innerJoin(clients, eq(clients.id, campaignAwards.clientId))
      .innerJoin(campaigns, eq(campaigns.id, campaignAwards.campaignId))
      .where(eq(campaignAwards.state, 'review'))
      .orderBy(asc(campaigns.endsAt), asc(campaignAwards.campaignId), asc(campaignAwards.place));
    return rows.map(({ award, campaign, email }) => ({
      mark: `${clientReference('T', award.campaignId)}-${award.clientId}`,
      email,
      requestedAt: campaign.endsAt,
      request: {
        campaign: campaign.title,
        place: award.place,
        amount: award.amount,
        currency: award.currency,
      },
      lines: [
        `${campaign.title}: place ${award.place}, ${award.currency} ${award.amount} into ${award.login}`,
      ],
    }));
  },

  async decide({ decision, mark, reason }, { at, notices, transaction }) {
    const [campaignId, clientId] = mark.slice(2).split('-').map(Number);
    if (campaignId === undefined || clientId === undefined) return undefined;
    const [award] = await transaction
      .select()
      .from(campaignAwards)
      .where(
        and(
          eq(campaignAwards.campaignId, campaignId),
          eq(campaignAwards.clientId, clientId),
          eq(campaignAwards.state, 'review'),
        ),
      )
      .for('update');
    if (!award) return undefined;
    if (decision === 'approve') await payAward(transaction, award, notices, at);
    else await refuseAward(transaction, award, reason ?? 'other', at);
    return clientId;
  },
});
