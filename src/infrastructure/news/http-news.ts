import * as z from 'zod/mini';
import type { News, NewsList, NewsQuery } from '../../application/news/ports/news';
import type { Culture } from '../../domain/culture/cultures.table';
import type { NewsArticle } from '../../domain/news/news-article';
import {
  decimal,
  id,
  instantOrNull,
  list,
  nonEmptyText,
  orElse,
  pageWithTotals,
  positiveDecimal,
  result,
  textOrNull,
} from '../http/codecs';
import type { HttpClient } from '../http/http-client';

const symbols = orElse(z.array(z.string()), []);

const item = z.object({
  id,
  title: nonEmptyText,
  summary: textOrNull,
  source: textOrNull,
  publishedAt: instantOrNull,
  category: textOrNull,
  instruments: symbols,
  otherSymbols: symbols,
  touches: symbols,
  language: textOrNull,
  kind: orElse(z.enum(['editorial', 'house']), null),
  image: textOrNull,
  revisedAt: instantOrNull,
  withdrawnAt: instantOrNull,
  reason: textOrNull,
});

const texts = z.array(z.string());
const body = orElse(
  list(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('paragraph'), text: z.string() }),
      z.object({ kind: z.literal('list'), items: texts }),
      z.object({ kind: z.literal('quote'), text: z.string(), by: textOrNull }),
      z.object({ kind: z.literal('table'), caption: textOrNull, head: texts, rows: z.array(texts) }),
      z.object({ kind: z.literal('figure'), image: z.string(), alt: z.string(), caption: textOrNull }),
    ]),
  ),
  [],
);

const article = z.extend(item, {
  body,
  revisions: orElse(list(z.object({ at: instantOrNull, note: z.string(), title: nonEmptyText, body })), []),
  since: orElse(
    list(
      z.object({
        symbol: nonEmptyText,
        then: positiveDecimal,
        now: positiveDecimal,
        percent: decimal,
        at: instantOrNull,
      }),
    ),
    [],
  ),
  positions: orElse(
    list(
      z.object({
        login: id,
        ticket: id,
        symbol: nonEmptyText,
        side: z.enum(['buy', 'sell']),
        lots: positiveDecimal,
      }),
    ),
    [],
  ),
  asOf: instantOrNull,
});

/** The portal's own news over HTTP. */
export class HttpNews implements News {
  constructor(private readonly http: HttpClient) {}

  async list({ culture, cursor, filter }: NewsQuery, signal?: AbortSignal): Promise<NewsList> {
    const { value, asOf } = await this.http.callWithTime('news', {
      query: {
        Culture: culture,
        ...(filter.category !== undefined && { Category: filter.category }),
        ...(filter.symbol !== undefined && { Symbol: filter.symbol }),
        ...(filter.q !== undefined && { Search: filter.q }),
        ...(filter.mine !== undefined && { Mine: 'true' }),
        ...(cursor !== '' && { Cursor: cursor }),
      },
      signal,
      read: pageWithTotals(list(item), z.object({ categories: z.array(nonEmptyText) })),
    });
    const { items, next, totals } = value;
    return { items, next, categories: totals?.categories ?? null, asOf };
  }

  article(articleId: number, culture: Culture, signal?: AbortSignal): Promise<NewsArticle> {
    return this.http.call('newsArticle', {
      query: { id: articleId, Culture: culture },
      signal,
      read: result(article),
    });
  }
}
