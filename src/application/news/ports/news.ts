import type { Culture } from '../../../domain/culture/cultures.table';
import type { NewsItem } from '../../../domain/news/news-item';
import type { CursorPage } from '../../remote/pages';
import { port } from '../../kernel/port';

/** A page of the news, newest first; invalid items are left out (D4). */
export interface NewsList extends CursorPage<NewsItem> {
  /** Time of the gateway's answer, epoch milliseconds. */
  readonly asOf: number;
}

/** The broker's own news (V15). Rejects with `PortalError` only; a gateway without news refuses with 404. */
export interface News {
  /** News in the language of a culture and in English. `cursor` is "" for the newest, or a page's `next`. */
  list(culture: Culture, cursor: string, signal?: AbortSignal): Promise<NewsList>;
}
export const News = port<News>('News');
