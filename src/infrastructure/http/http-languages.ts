import * as z from 'zod/mini';
import type { LanguageItem, Languages } from '../../application/ports/languages';
import { readItems, resultOf } from './codecs';
import type { HttpClient } from './http-client';

const list = z.object({ items: z.array(z.unknown()) });
const wrapped = z.object({ Languages: z.object({ result: list }) });
const item = z.object({ name: z.string(), culture: z.string() });

/** The language menu over HTTP; the body may be wrapped once more (decisions 4). Sorted by name (specification 7). */
export class HttpLanguages implements Languages {
  constructor(private readonly http: HttpClient) {}

  list(signal?: AbortSignal): Promise<readonly LanguageItem[]> {
    return this.http.call('language', {
      signal,
      read: (json) => {
        const again = wrapped.safeParse(json);
        const { items } = again.success ? again.data.Languages.result : list.parse(resultOf(json));
        return readItems(items, item).good.sort((a, b) => a.name.localeCompare(b.name));
      },
    });
  }
}
