import { createHash } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { cacheAnswers } from '../kernel/cache-answers';
import type { Database } from '../db/open-database';
import { translations } from '../db/tables/content';

/** Lifetime of a cached, serialized answer, in milliseconds. */
const LIFETIME_MS = 5_000;
/** The most cached answers (companies × cultures), so that invented addresses cannot fill the memory. */
const MAX_CACHED = 200;

export interface SerializedTexts {
  readonly body: string;
  readonly etag: string;
}

interface TextsKey {
  readonly companyId: number;
  readonly culture: string;
}

/** The text overrides of a company in one culture, serialized once for all readers. */
export class Translations {
  readonly #readCached = cacheAnswers(
    (key: TextsKey) => this.#read(key),
    ({ companyId, culture }) => `${companyId}:${culture}`,
    { ttlMs: LIFETIME_MS, maxEntries: MAX_CACHED },
  );

  /** @param brandNameOf the name that replaces `{{brand}}` in a company's texts. */
  constructor(
    private readonly db: Database,
    private readonly brandNameOf: (companyId: number) => string,
  ) {}

  /** The body of getAll and its ETag; an empty list if there are no texts. */
  getTexts(companyId: number, culture: string): Promise<SerializedTexts> {
    return this.#readCached({ companyId, culture });
  }

  async #read({ companyId, culture }: TextsKey): Promise<SerializedTexts> {
    const rows = await this.db
      .select()
      .from(translations)
      .where(and(eq(translations.companyId, companyId), eq(translations.culture, culture)))
      .orderBy(asc(translations.pageName), asc(translations.key));
    const brand = this.brandNameOf(companyId);
    const pages = new Map<string, { key: string; value: string }[]>();
    for (const { pageName, key, value: text } of rows) {
      const value = text.replaceAll('{{brand}}', () => brand);
      const page = pages.get(pageName) ?? [];
      page.push({ key, value });
      pages.set(pageName, page);
    }
    const result = [...pages].map(([pageName, data]) => ({ pageName, data }));
    const body = JSON.stringify({ hasError: false, result });
    return { body, etag: `"${createHash('sha256').update(body).digest('base64url')}"` };
  }
}
