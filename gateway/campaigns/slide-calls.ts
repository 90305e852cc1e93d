import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { campaignSlides } from '../db/tables/content';
import type { Calls } from '../http/call';
import type { Clock } from '../kernel/time';
import { contentScopeOf } from '../site/content-scope';
import type { Sites } from '../site/sites';
import { translateRow } from '../texts/translate-row';
import { slidesOfCampaigns } from './campaign-slides';

interface SlideCallsDeps {
  readonly clock: Clock;
  readonly db: Database;
  readonly sites: Sites;
}

/** The slides of a company's pages: its own, otherwise those of its campaigns. */
export function slideCalls({ clock, db, sites }: SlideCallsDeps): Calls<'getCampaignSlides'> {
  return {
    getCampaignSlides: async ({ request, visitor }) => {
      const scope = await contentScopeOf({ db, sites }, visitor, request);
      const rows = await db
        .select()
        .from(campaignSlides)
        .where(eq(campaignSlides.companyId, scope.companyId))
        .orderBy(asc(campaignSlides.position));
      const ownSlides = rows.map((row) => {
        const { id, culture, contentText, buttonText, image, url } = translateRow(row, scope.culture);
        return { id, culture, contentText, buttonText, image, url };
      });
      return ownSlides.length > 0
        ? ownSlides
        : slidesOfCampaigns(db, scope.companyId, scope.culture, clock());
    },
  };
}
