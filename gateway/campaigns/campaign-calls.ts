import { and, desc, eq } from 'drizzle-orm';
import { hasLiveAccount } from '../accounts/has-live-account';
import { inTransaction } from '../db/open-database';
import { campaignMembers, campaigns } from '../db/tables/campaigns';
import { ApiError } from '../kernel/api-error';
import { translateRow } from '../texts/translate-row';
import type { Calls } from '../http/call';
import { cultureOf } from '../kernel/culture-of';
import type { Services } from '../http/services';

/** Campaigns of the client's company (V11). */
export function campaignCalls({ clock, db }: Services): Calls<'getCampaigns' | 'joinCampaign'> {
  return {
    getCampaigns: async ({ client }) => {
      const culture = await cultureOf(db, client.id);
      const hasAccount = await hasLiveAccount(db, client.id);
      const membership = and(
        eq(campaignMembers.campaignId, campaigns.id),
        eq(campaignMembers.clientId, client.id),
      );
      const rows = await db
        .select({ campaign: campaigns, joinedAt: campaignMembers.joinedAt })
        .from(campaigns)
        .leftJoin(campaignMembers, membership)
        .where(eq(campaigns.companyId, client.companyId))
        .orderBy(desc(campaigns.endsAt), desc(campaigns.id));
      return rows.map(({ campaign: row, joinedAt }) => {
        const campaign = translateRow(row, culture);
        const isEligible = hasAccount || !campaign.needsLiveAccount;
        return {
          id: campaign.id,
          culture: campaign.culture,
          title: campaign.title,
          contentText: campaign.contentText,
          reward: campaign.reward,
          terms: campaign.terms,
          joinFrom: campaign.joinFrom.toISOString(),
          startsAt: campaign.startsAt.toISOString(),
          endsAt: campaign.endsAt.toISOString(),
          isEligible,
          reason: isEligible ? null : 'live-account',
          joinedAt: joinedAt?.toISOString() ?? null,
        };
      });
    },

    joinCampaign: ({ body, client }) =>
      inTransaction(db, async (transaction) => {
        // Locked, so that the conditions checked here still hold when the client joins.
        const [campaign] = await transaction
          .select()
          .from(campaigns)
          .where(and(eq(campaigns.id, body.campaignId), eq(campaigns.companyId, client.companyId)))
          .for('share');
        if (!campaign) throw new ApiError('notFound');
        const now = clock();
        if (now < campaign.joinFrom || now >= campaign.endsAt) throw new ApiError('refused');
        if (campaign.needsLiveAccount && !(await hasLiveAccount(transaction, client.id)))
          throw new ApiError('forbidden');
        await transaction
          .insert(campaignMembers)
          .values({ campaignId: campaign.id, clientId: client.id, joinedAt: now })
          .onConflictDoNothing();
      }),
  };
}
