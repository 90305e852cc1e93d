import { isNotNull } from 'drizzle-orm';
import type { Database } from '../db/database';
import { news, newsRevisions } from '../db/tables/news';
import { CORRECTION } from './news-bodies.table';
import { newsFrom } from './news.table';
import type { DaysFromNow } from './seed-clients';

/** The news, one of them corrected and one withdrawn. */
export async function seedNews(db: Database, daysFromNow: DaysFromNow): Promise<void> {
  await db.insert(news).values(newsFrom(daysFromNow));
  const correctedItems = await db
    .select({ newsId: news.id, at: news.revisedAt })
    .from(news)
    .where(isNotNull(news.revisedAt));
  const revisions = correctedItems.flatMap(({ at, newsId }) =>
    at === null ? [] : [{ ...CORRECTION, newsId, at }],
  );
  await db.insert(newsRevisions).values(revisions);
}
