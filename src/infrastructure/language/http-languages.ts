import * as z from 'zod/mini';
import type { LanguageItem, Languages } from '../../application/language/ports/languages';
import { body, list, needed } from '../http/codecs';
import type { HttpClient } from '../http/http-client';

const language = z.object({ name: needed(z.string()), culture: needed(z.string()) });
const once = z.object({ result: z.object({ items: list(language) }) });
const answer = z.union([z.object({ Languages: once }), once]);

/** The language menu over HTTP; the body may be wrapped once more (D4). Sorted by name (R7). */
export class HttpLanguages implements Languages {
  constructor(private readonly http: HttpClient) {}

  async list(signal?: AbortSignal): Promise<readonly LanguageItem[]> {
    const sent = await this.http.call('language', { signal, read: body(answer) });
    const { items } = ('Languages' in sent ? sent.Languages : sent).result;
    return items.sort((a, b) => a.name.localeCompare(b.name));
  }
}
