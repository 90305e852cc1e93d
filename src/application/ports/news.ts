import type { Culture } from '../../domain/language/cultures.table';
import type { NewsItem } from '../../domain/news/news-item';
import { port } from './port';

export interface NewsList {
  /** As the gateway ordered them; an item that could not be read is left out (D4). */
  items: readonly NewsItem[];
  /** When the gateway answered, epoch milliseconds. */
  asOf: number;
}

/** The portal's own news (V15). Rejects with `PortalError` only; a gateway without them refuses with 404. */
export interface News {
  /** News in the language of a culture and in English. */
  list(culture: Culture, signal?: AbortSignal): Promise<NewsList>;
}
export const News = port<News>('News');
