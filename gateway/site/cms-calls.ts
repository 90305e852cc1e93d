import { and, asc, desc, eq, gt, lte } from 'drizzle-orm';
import { regionPopups } from '../db/tables/content';
import { languages, siteConfig } from '../db/tables/sites';
import { translateRow } from '../texts/translate-row';
import { RawAnswer } from '../http/call';
import type { Calls } from '../http/call';
import { contentScopeOf } from './content-scope';
import type { Clock } from '../kernel/time';
import type { Database } from '../db/open-database';
import type { Sites } from './sites';
import type { Translations } from './translations';

type CmsCalls = Calls<
  'getTranslations' | 'getRegionPopup' | 'getLanguages' | 'getSiteConfig' | 'getSiteDomain' | 'getCountries'
>;

interface CmsCallsDeps {
  readonly clock: Clock;
  readonly db: Database;
  readonly sites: Sites;
  readonly translations: Translations;
}

/** Sites, texts and content. */
export function cmsCalls({ clock, db, sites, translations }: CmsCallsDeps): CmsCalls {
  return {
    getTranslations: async ({ query, request }) => {
      const { body, etag } = await translations.getTexts(query.CompanyId, query.Culture ?? 'en-US');
      const isSame = request.headers['if-none-match'] === etag;
      return isSame
        ? new RawAnswer(304, '', { etag })
        : new RawAnswer(200, body, { etag, 'content-type': 'application/json; charset=utf-8' });
    },

    getRegionPopup: async ({ request, visitor }) => {
      const now = clock();
      const scope = await contentScopeOf({ db, sites }, visitor, request);
      const isCurrentPopup = and(
        eq(regionPopups.companyId, scope.companyId),
        lte(regionPopups.activeFrom, now),
        gt(regionPopups.activeUntil, now),
      );
      const [popup] = await db
        .select()
        .from(regionPopups)
        .where(isCurrentPopup)
        .orderBy(desc(regionPopups.activeFrom), asc(regionPopups.id))
        .limit(1);
      if (!popup) return null;
      const { id, culture, title, contentText, buttonText, url } = translateRow(popup, scope.culture);
      return { id, culture, title, contentText, buttonText, url };
    },

    getLanguages: async () => ({ items: await db.select().from(languages).orderBy(asc(languages.name)) }),

    getSiteConfig: async ({ path }) => {
      const { siteId } = await sites.findById(path.id);
      return db
        .select({ configKey: siteConfig.configKey, configValue: siteConfig.configValue })
        .from(siteConfig)
        .where(eq(siteConfig.siteId, siteId))
        .orderBy(asc(siteConfig.configKey));
    },

    getSiteDomain: async ({ path, request }) => {
      const { isActive, companyId, culture, siteId } = await sites.findByHost(path.host, request);
      return { isActive, companyId, culture, siteId };
    },

    getCountries: async ({ query }) => sites.countriesOf(await sites.findById(query.siteId)),
  };
}
