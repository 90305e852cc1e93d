import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { accounts } from '../db/tables/accounts';
import { news, newsRevisions } from '../db/tables/news';
import { positions } from '../db/tables/trading';
import { ApiError } from '../kernel/api-error';
import { afterCursorCondition, pageOf } from '../kernel/cursor';
import {
  filterCondition,
  publishedCondition,
  readableCondition,
  type NewsFilter,
  type NewsReader,
} from './news-filter';
import { toNewsItem, tradedSymbols } from './news-items';
import { movesSince } from './price-moves';

/** Items per page. */
const PAGE_SIZE = 100;

/** A page that is requested of the list. */
export interface NewsListRequest {
  readonly filter: Omit<NewsFilter, 'symbols'>;
  /** Only items about symbols of the client's open positions. */
  readonly isMine: boolean;
  readonly cursor: string | undefined;
}

/** The portal's own news. */
export class NewsDesk {
  constructor(private readonly db: Database) {}

  /** A page of the list, newest first; the first page has the categories that the reader can choose from. */
  async listItems(
    reader: NewsReader,
    clientId: number | undefined,
    { cursor, filter, isMine }: NewsListRequest,
  ) {
    const ownSymbols = new Set((await this.#positionsOf(clientId)).map(({ symbol }) => symbol));
    const rows = await this.db
      .select()
      .from(news)
      .where(
        and(
          readableCondition(reader),
          filterCondition(isMine ? { ...filter, symbols: [...ownSymbols] } : filter),
          afterCursorCondition(cursor, news.publishedAt, news.id),
        ),
      )
      .orderBy(desc(news.publishedAt), desc(news.id))
      .limit(PAGE_SIZE + 1);
    return pageOf(
      rows,
      PAGE_SIZE,
      ({ id, publishedAt }) => ({ at: publishedAt, id }),
      (row) => toNewsItem(row, ownSymbols),
      cursor === undefined ? { categories: await this.#categoriesOf(reader) } : null,
    );
  }

  /**
   * An article, in the language in which it was written. Throws `notFound` for an article of another company, or with a
   * future date.
   */
  async findArticle(
    id: number,
    { companyId, now }: Omit<NewsReader, 'languages'>,
    clientId: number | undefined,
  ) {
    const [row] = await this.db
      .select()
      .from(news)
      .where(and(eq(news.id, id), publishedCondition({ companyId, now })));
    if (!row) throw new ApiError('notFound');
    const symbols = tradedSymbols(row);
    const openPositions = await this.#positionsOf(clientId);
    const item = toNewsItem(row, new Set(openPositions.map(({ symbol }) => symbol)));
    const asOf = now.toISOString();
    if (row.withdrawnAt !== null) return { ...item, body: [], revisions: [], since: [], positions: [], asOf };
    const revisions = await this.db
      .select({
        at: newsRevisions.at,
        note: newsRevisions.note,
        title: newsRevisions.title,
        body: newsRevisions.body,
      })
      .from(newsRevisions)
      .where(eq(newsRevisions.newsId, id))
      .orderBy(desc(newsRevisions.at), desc(newsRevisions.id));
    return {
      ...item,
      body: row.body,
      revisions: revisions.map(({ at, ...revision }) => ({ at: at.toISOString(), ...revision })),
      since: movesSince(symbols, row.publishedAt, now),
      positions: openPositions.filter(({ symbol }) => symbols.includes(symbol)),
      asOf,
    };
  }

  async #categoriesOf(reader: NewsReader): Promise<string[]> {
    const rows = await this.db
      .selectDistinct({ category: news.category })
      .from(news)
      .where(readableCondition(reader))
      .orderBy(news.category);
    return rows.map(({ category }) => category);
  }

  /** The client's open positions in all accounts; none for a visitor. */
  async #positionsOf(clientId: number | undefined) {
    if (clientId === undefined) return [];
    const { login, lots, side, symbol, ticket } = positions;
    return this.db
      .select({ login, ticket, symbol, side, lots })
      .from(positions)
      .innerJoin(accounts, eq(accounts.login, positions.login))
      .where(eq(accounts.clientId, clientId))
      .orderBy(positions.openedAt, positions.ticket);
  }
}
