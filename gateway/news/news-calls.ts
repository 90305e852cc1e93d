import { and, desc, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import { news } from '../db/tables/news';
import { getLocaleFolder } from '../texts/cultures';
import type { Calls } from '../http/call';
import { isAfterCursor, pageOf } from '../kernel/cursor';
import type { Services } from '../http/services';

/** Items per page. */
const PAGE = 100;

/** The portal's own news. */
export function newsCalls({ clock, db, sites }: Services): Calls<'getNews'> {
  return {
    getNews: async ({ query, request, visitor }) => {
      const companyId = visitor?.companyId ?? (await sites.findByRequest(request)).companyId;
      const rows = await db
        .select()
        .from(news)
        .where(
          and(
            or(isNull(news.companyId), eq(news.companyId, companyId)),
            // Few languages have news of their own; everybody gets the English items too.
            inArray(news.language, ['en', getLocaleFolder(query.Culture)]),
            lte(news.publishedAt, clock()),
            isAfterCursor(query.Cursor, news.publishedAt, news.id),
          ),
        )
        .orderBy(desc(news.publishedAt), desc(news.id))
        .limit(PAGE + 1);
      return pageOf(
        rows,
        PAGE,
        ({ id, publishedAt }) => ({ at: publishedAt, id }),
        ({ companyId: _company, publishedAt, ...item }) => ({
          ...item,
          publishedAt: publishedAt.toISOString(),
        }),
      );
    },
  };
}
