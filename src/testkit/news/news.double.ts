import { News, type NewsList } from '../../application/news/ports/news';
import { languageOf } from '../../domain/culture/culture';
import type { Culture } from '../../domain/culture/cultures.table';
import type { FakeBackend } from '../portal/fake-backend';
import { expect } from 'expect';
import { gatewayContract } from '../runner/gateway-contract';
import { gatewayDouble } from '../portal/double';
import { pageAt } from '../kernel/page-at';

/** Items per page. */
const PAGE_SIZE = 100;

/** News from the in-memory backend, in the culture's language and in English. The cursor is a position in the list. */
export class FakeNews implements News {
  constructor(private readonly backend: FakeBackend) {}

  list(culture: Culture, cursor: string, signal?: AbortSignal): Promise<NewsList> {
    const { backend } = this;
    const languages = new Set(['en', languageOf(culture)]);
    const answer = () => {
      const news = backend.news.filter(({ language }) => language === null || languages.has(language));
      return { ...pageAt(news, cursor, PAGE_SIZE), asOf: backend.now() };
    };
    return backend.answerAnyone('news', answer, { args: [culture, cursor], signal });
  }
}

/** The contract of the port `News`. */
export const describeNewsContract = gatewayContract<'sessionToken'>(
  'News',
  (world) => world.sessionToken(),
  ({ test, world, testFailures }) => {
    test('returns items with a title, each once, and the time of the answer', async () => {
      const { items, asOf } = await world().port(News).list('en-US', '');
      expect(items.length).toBeGreaterThan(0);
      expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
      for (const { title } of items) expect(title).not.toBe('');
      expect(new Date(asOf).getUTCFullYear()).toBeGreaterThan(2020);
    });

    test('a publication time is a valid instant, or null', async () => {
      for (const { publishedAt } of (await world().port(News).list('en-US', '')).items) {
        if (publishedAt !== null) expect(Date.parse(publishedAt)).not.toBeNaN();
      }
    });

    test('items are in the culture’s language or in English', async () => {
      const { items } = await world().port(News).list('de-DE', '');
      expect(new Set(items.map(({ language }) => language?.slice(0, 2)))).toEqual(new Set(['de', 'en']));
    });

    test('reading every page returns each item once', async () => {
      const ids: number[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page: NewsList = await world().port(News).list('en-US', cursor);
        ids.push(...page.items.map(({ id }) => id));
        expect(page.next).not.toBe('');
        cursor = page.next;
      }
      expect(new Set(ids).size).toBe(ids.length);
    });

    testFailures({
      call: 'news',
      make: ({ port }, signal) => port(News).list('en-US', '', signal),
      abortable: true,
      canBeMalformed: true,
    });
  },
);

export const newsDouble = gatewayDouble(News, ({ backend }) => new FakeNews(backend), describeNewsContract, {
  news: (news) => news.list('en-US', ''),
});
