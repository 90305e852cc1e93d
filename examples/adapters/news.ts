import {
  ERROR_CODE,
  PortalError,
  type Culture,
  type News,
  type NewsArticle,
  type NewsItem,
  type NewsList,
  type NewsQuery,
} from '@portico/portal';
import { type Editorial, isRecord, listOf, textOf } from './editorial';

const PAGE_SIZE = 2;

/** A list in pages: the news of Acme's editors, over HTTP. A cursor is a position in the list. */
export class EditorialNews implements News {
  readonly #editorial: Editorial;

  constructor(editorial: Editorial) {
    this.#editorial = editorial;
  }

  /** The editors' list cannot be filtered, so there are no categories, and the portal offers none. */
  async list({ culture, cursor }: NewsQuery, signal?: AbortSignal): Promise<NewsList> {
    const start = Number(cursor);
    const items = await this.#editorial.get('news', listOf(newsItem), signal);
    const readable = items.filter(({ language }) =>
      [culture.slice(0, 2), 'en'].includes(language?.slice(0, 2) ?? 'en'),
    );
    const end = start + PAGE_SIZE;
    return {
      items: readable.slice(start, end),
      next: end < readable.length ? String(end) : null,
      categories: null,
      asOf: Date.now(),
    };
  }

  /** The editors send no text beyond the summary. */
  async article(id: number, _culture: Culture, signal?: AbortSignal): Promise<NewsArticle> {
    const items = await this.#editorial.get('news', listOf(newsItem), signal);
    const item = items.find((candidate) => candidate.id === id);
    if (!item) throw PortalError.refused([ERROR_CODE.notFound], 404);
    return { ...item, body: [], revisions: [], since: [], positions: [], asOf: null };
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
    otherSymbols: [],
    touches: [],
    language: textOf(body['language']),
    kind: 'editorial',
    image: null,
    revisedAt: null,
    withdrawnAt: null,
    reason: null,
  };
}
