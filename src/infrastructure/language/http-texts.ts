import * as z from 'zod/mini';
import type { TextMap, Texts } from '../../application/language/ports/texts';
import { CONSTANTS } from '../../domain/kernel/constants.table';
import { limitConcurrency } from '../http/limit-concurrency';
import { rawBody, fields, list, result } from '../http/codecs';
import type { HttpClient } from '../http/http-client';

const pair = z.object({ key: z.string(), value: z.string() });
const page = z.object({ pageName: z.string(), data: list(pair) });

/** Shipped texts and the gateway's over HTTP, both flattened to `page.key`. */
export class HttpTexts implements Texts {
  private readonly limitReads = limitConcurrency(CONSTANTS.translationReadsAtOnce);

  constructor(private readonly http: HttpClient) {}

  loadFile(folder: string, file: string, signal?: AbortSignal): Promise<TextMap> {
    const version = __LOCALE_VERSIONS__[folder];
    return this.limitReads(async () => {
      const tree = await this.http.call('locales', {
        path: { lng: folder, ns: file },
        query: version === undefined ? {} : { v: version },
        signal,
        read: rawBody(fields),
      });
      return flatten(tree, '', emptyMap());
    });
  }

  async overlay(culture: string, companyId: number, signal?: AbortSignal): Promise<TextMap> {
    const pages = await this.http.call('contentTranslation', {
      query: { Culture: culture, CompanyId: companyId },
      signal,
      read: result(list(page)),
    });
    const texts = emptyMap();
    for (const { pageName, data } of pages) {
      for (const { key, value } of data) texts[`${pageName}.${key}`] = value;
    }
    return texts;
  }
}

/** Without a prototype, so that a key named `__proto__` is a key like any other (X2). */
function emptyMap(): Record<string, string> {
  const map: Record<string, string> = Object.create(null);
  return map;
}

function flatten(tree: object, path: string, into: Record<string, string>): TextMap {
  const entries: [string, unknown][] = Object.entries(tree);
  for (const [key, value] of entries) {
    const name = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'string') into[name] = value;
    else if (typeof value === 'object' && value !== null) flatten(value, name, into);
  }
  return into;
}
