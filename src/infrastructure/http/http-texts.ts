import * as z from 'zod/mini';
import type { TextMap, Texts } from '../../application/ports/texts';
import { CONSTANTS } from '../../domain/constants.table';
import { atMost } from './at-most';
import { readItems, result } from './codecs';
import type { HttpClient } from './http-client';

const pages = z.array(z.unknown());
const page = z.object({ pageName: z.string(), data: z.array(z.unknown()) });
const pair = z.object({ key: z.string(), value: z.string() });

/** Shipped texts and the gateway's over HTTP, both flattened to `page.key`. */
export class HttpTexts implements Texts {
  private readonly inTurn = atMost(CONSTANTS.translationReadsAtOnce);

  constructor(private readonly http: HttpClient) {}

  shipped(folder: string, signal?: AbortSignal): Promise<TextMap> {
    const version = __LOCALE_VERSIONS__[folder];
    return this.inTurn(() =>
      this.http.call('locales', {
        path: { folder },
        query: version === undefined ? {} : { v: version },
        signal,
        read: (json) => flatten(z.record(z.string(), z.unknown()).parse(json), '', emptyMap()),
      }),
    );
  }

  overlay(culture: string, companyId: number, signal?: AbortSignal): Promise<TextMap> {
    return this.http.call('contentTranslation', {
      query: { Culture: culture, CompanyId: companyId },
      signal,
      read: (json) => {
        const texts = emptyMap();
        for (const { pageName, data } of readItems(result(pages)(json), page).good) {
          for (const { key, value } of readItems(data, pair).good) texts[`${pageName}.${key}`] = value;
        }
        return texts;
      },
    });
  }
}

/** Without a prototype, so that a key named `__proto__` is a key like any other (quality X2). */
function emptyMap(): Record<string, string> {
  return Object.create(null) as Record<string, string>;
}

function flatten(
  tree: Readonly<Record<string, unknown>>,
  path: string,
  into: Record<string, string>,
): TextMap {
  for (const [key, value] of Object.entries(tree)) {
    const name = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'string') into[name] = value;
    else if (typeof value === 'object' && value !== null)
      flatten(value as Record<string, unknown>, name, into);
  }
  return into;
}
