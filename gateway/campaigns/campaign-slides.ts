import { and, asc, desc, eq, gt, lte } from 'drizzle-orm';
import { campaignAddress } from '../../src/domain/campaigns/campaign';
import type { Database } from '../db/database';
import { campaigns } from '../db/tables/campaigns';
import { writeCampaign } from './campaign-texts';

/** Slides that the portal shows. */
const SLIDES = 2;

/** The first campaigns that have not ended, running ones first, as slides that link to their pages. */
export async function slidesOfCampaigns(db: Database, companyId: number, culture: string, now: Date) {
  const rows = await db
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.companyId, companyId), gt(campaigns.endsAt, now)))
    .orderBy(
      desc(lte(campaigns.startsAt, now)),
      desc(campaigns.priority),
      asc(campaigns.startsAt),
      asc(campaigns.id),
    )
    .limit(SLIDES);
  return rows.map((campaign) => {
    const { contentText, culture: textCulture, title } = writeCampaign(campaign, culture);
    const { id } = campaign;
    return {
      id,
      culture: textCulture,
      contentText,
      buttonText: title,
      image: null,
      url: campaignAddress(id),
    };
  });
}
