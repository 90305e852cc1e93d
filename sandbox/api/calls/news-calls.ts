import { and, desc, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import { news } from '../../db/tables/news';
import type { Calls } from '../http/call';
import type { Services } from '../services/services';

/** How many items one answer holds, the newest first. */
const AT_MOST = 100;

/** The portal's own news. */
export function newsCalls({ clock, db, sites }: Services): Calls<'getNews'> {
  return {
    getNews: async ({ query, request, visitor }) => {
      const companyId = visitor?.companyId ?? (await sites.ofRequest(request)).companyId;
      const rows = await db
        .select()
        .from(news)
        .where(
          and(
            or(isNull(news.companyId), eq(news.companyId, companyId)),
            // Few languages have news of their own; English is what all of them get.
            inArray(news.language, ['en', query.Culture.slice(0, 2).toLowerCase()]),
            lte(news.publishedAt, clock()),
          ),
        )
        .orderBy(desc(news.publishedAt), desc(news.id))
        .limit(AT_MOST);
      return rows.map(({ companyId: _company, publishedAt, ...item }) => ({
        ...item,
        publishedAt: publishedAt.toISOString(),
      }));
    },
  };
}
