import type { Culture } from '../../../domain/culture/cultures.table';
import type { NewsItem } from '../../../domain/news/news-item';
import type { CursorPage } from '../../remote/pages';
import { port } from '../../kernel/port';

/** A page of the news, newest first; an item that could not be read is left out (D4). */
export interface NewsList extends CursorPage<NewsItem> {
  /** When the gateway answered, epoch milliseconds. */
  readonly asOf: number;
}

/** The portal's own news (V15), for their page. Rejects with `PortalError` only; a gateway without them refuses with 404. */
export interface News {
  /** News in the language of a culture and in English: the newest where `cursor` is "", or those from a page's `next` on. */
  list(culture: Culture, cursor: string, signal?: AbortSignal): Promise<NewsList>;
}
export const News = port<News>('News');
