import * as z from 'zod/mini';
import type { News, NewsList } from '../../application/news/ports/news';
import type { Culture } from '../../domain/culture/cultures.table';
import { id, instantOrNull, list, nonEmptyText, orElse, page, textOrNull } from '../http/codecs';
import type { HttpClient } from '../http/http-client';

const item = z.object({
  id,
  title: nonEmptyText,
  summary: textOrNull,
  source: textOrNull,
  publishedAt: instantOrNull,
  category: textOrNull,
  instruments: orElse(z.array(z.string()), []),
  language: textOrNull,
});

/** The portal's own news over HTTP. */
export class HttpNews implements News {
  constructor(private readonly http: HttpClient) {}

  async list(culture: Culture, cursor: string, signal?: AbortSignal): Promise<NewsList> {
    const { value, asOf } = await this.http.callWithTime('news', {
      query: { Culture: culture, ...(cursor !== '' && { Cursor: cursor }) },
      signal,
      read: page(list(item)),
    });
    return { ...value, asOf };
  }
}
