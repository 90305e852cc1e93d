import type { Culture, News, NewsItem, NewsList } from '@portico/portal';
import { type Editorial, isRecord, listOf, textOf } from './editorial';

const PAGE_SIZE = 2;

/** A list in pages: the news of Acme's editors, over HTTP. A cursor is a position in the list. */
export class EditorialNews implements News {
  readonly #editorial: Editorial;

  constructor(editorial: Editorial) {
    this.#editorial = editorial;
  }

  async list(culture: Culture, cursor: string, signal?: AbortSignal): Promise<NewsList> {
    const start = Number(cursor);
    const items = await this.#editorial.get('news', listOf(newsItem), signal);
    const readable = items.filter(({ language }) =>
      [culture.slice(0, 2), 'en'].includes(language?.slice(0, 2) ?? 'en'),
    );
    const end = start + PAGE_SIZE;
    return {
      items: readable.slice(start, end),
      next: end < readable.length ? String(end) : null,
      asOf: Date.now(),
    };
  }
}

function newsItem(body: unknown): NewsItem | undefined {
  if (!isRecord(body) || typeof body['id'] !== 'number') return undefined;
  return {
    id: body['id'],
    title: textOf(body['title']) ?? '',
    summary: textOf(body['summary']),
    source: 'Acme',
    publishedAt: textOf(body['publishedAt']),
    category: null,
    instruments: [],
    language: textOf(body['language']),
  };
}
