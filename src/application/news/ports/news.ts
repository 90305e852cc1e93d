import type { Culture } from '../../../domain/culture/cultures.table';
import type { NewsArticle } from '../../../domain/news/news-article';
import type { NewsFilter } from '../../../domain/news/news-filter';
import type { NewsItem } from '../../../domain/news/news-item';
import type { CursorPage } from '../../remote/pages';
import { port } from '../../kernel/port';

/** A page of the news, newest first; invalid items are left out (D4). */
export interface NewsList extends CursorPage<NewsItem> {
  /**
   * On the first page, the categories of all news that the client may read. `null` if the gateway has neither the filter
   * nor articles: then the list is all there is.
   */
  readonly categories: readonly string[] | null;
  /** Time of the gateway's answer, epoch milliseconds. */
  readonly asOf: number;
}

/** A page of the list. */
export interface NewsQuery {
  /** News in the language of this culture and in English. */
  readonly culture: Culture;
  readonly filter: NewsFilter;
  /** "" for the newest, or a page's `next`. */
  readonly cursor: string;
}

/** The broker's own news (V15). Rejects with `PortalError` only; a gateway without news refuses with 404. */
export interface News {
  list(query: NewsQuery, signal?: AbortSignal): Promise<NewsList>;
  /** A piece of news with its text, in the language in which it was written. Refuses an unknown id as not found. */
  article(id: number, culture: Culture, signal?: AbortSignal): Promise<NewsArticle>;
}
export const News = port<News>('News');
