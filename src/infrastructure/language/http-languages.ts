import * as z from 'zod/mini';
import type { LanguageItem, Languages } from '../../application/language/ports/languages';
import { rawBody, list, required } from '../http/codecs';
import type { HttpClient } from '../http/http-client';

const language = z.object({ name: required(z.string()), culture: required(z.string()) });
const wrappedList = z.object({ result: z.object({ items: list(language) }) });
const answer = z.union([z.object({ Languages: wrappedList }), wrappedList]);

/** The language menu over HTTP; the body may be wrapped once more (D4). Sorted by name (R7). */
export class HttpLanguages implements Languages {
  constructor(private readonly http: HttpClient) {}

  async list(signal?: AbortSignal): Promise<readonly LanguageItem[]> {
    const body = await this.http.call('language', { signal, read: rawBody(answer) });
    const { items } = ('Languages' in body ? body.Languages : body).result;
    return items.sort((a, b) => a.name.localeCompare(b.name));
  }
}
