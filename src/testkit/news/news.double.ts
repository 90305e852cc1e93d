import { News, type NewsList, type NewsQuery } from '../../application/news/ports/news';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import type { NewsFilter } from '../../domain/news/news-filter';
import { expect } from 'expect';
import { rejectionOf } from '../runner/failures';
import { gatewayContract } from '../runner/gateway-contract';
import { gatewayDouble } from '../portal/double';
import { FakeNews } from './fake-news';

export { FakeNews };

const UNKNOWN_ID = 999_999;
const newest: NewsQuery = { culture: 'en-US', filter: {}, cursor: '' };

/** The contract of the port `News`. */
export const describeNewsContract = gatewayContract<'sessionToken'>(
  'News',
  (world) => world.sessionToken(),
  ({ test, world, testFailures }) => {
    const list = (filter: NewsFilter = {}, cursor = '') =>
      world()
        .port(News)
        .list({ ...newest, filter, cursor });

    test('returns items with a title, each once, and the time of the answer', async () => {
      const { items, asOf } = await list();
      expect(items.length).toBeGreaterThan(0);
      expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
      for (const { title } of items) expect(title).not.toBe('');
      expect(new Date(asOf).getUTCFullYear()).toBeGreaterThan(2020);
    });

    test('a publication time is a valid instant, or null', async () => {
      for (const { publishedAt } of (await list()).items) {
        if (publishedAt !== null) expect(Date.parse(publishedAt)).not.toBeNaN();
      }
    });

    test('items are in the culture’s language or in English', async () => {
      const { items } = await world()
        .port(News)
        .list({ ...newest, culture: 'de-DE' });
      expect(new Set(items.map(({ language }) => language?.slice(0, 2)))).toEqual(new Set(['de', 'en']));
    });

    test('reading every page returns each item once', async () => {
      const ids: number[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page: NewsList = await list({}, cursor);
        ids.push(...page.items.map(({ id }) => id));
        expect(page.next).not.toBe('');
        cursor = page.next;
      }
      expect(new Set(ids).size).toBe(ids.length);
    });

    test('a gateway that names categories filters by category, symbol, words and positions, which combine', async () => {
      const { categories, items } = await list();
      if (categories === null) return;
      const item = items.find(({ category, instruments }) => category !== null && instruments.length > 0);
      expect(item).toBeDefined();
      const category = item?.category ?? '';
      const symbol = item?.instruments[0] ?? '';
      expect(categories).toContain(category);
      const filter: NewsFilter = { category, symbol, q: item?.title.split(' ')[0]?.toUpperCase() ?? '' };
      const { items: filtered } = await list(filter);
      expect(filtered.map(({ id }) => id)).toContain(item?.id);
      for (const match of filtered) {
        expect(match.category).toBe(category);
        expect(match.instruments).toContain(symbol);
      }
      expect((await list({ ...filter, q: 'no such word in any news' })).items).toEqual([]);
      for (const { touches } of (await list({ mine: '1' })).items) expect(touches).not.toEqual([]);
    });

    test('an article is the item with its text, and an unknown one is not found', async () => {
      const { categories, items } = await list();
      if (categories === null) return;
      const articles = await Promise.all(
        items.slice(0, 5).map(({ id }) => world().port(News).article(id, 'en-US')),
      );
      for (const [index, { body, id, since, summary, title, withdrawnAt }] of articles.entries()) {
        expect({ id, title, withdrawnAt }).toMatchObject({
          id: items[index]?.id,
          title: items[index]?.title,
          withdrawnAt: items[index]?.withdrawnAt,
        });
        if (withdrawnAt !== null) expect([body, since, summary]).toEqual([[], [], null]);
      }
      expect(articles.flatMap(({ body }) => body)).not.toEqual([]);
      expect(await rejectionOf(world().port(News).article(UNKNOWN_ID, 'en-US'))).toMatchObject({
        kind: 'refused',
        codes: [ERROR_CODE.notFound],
      });
    });

    testFailures({
      call: 'news',
      make: ({ port }, signal) => port(News).list(newest, signal),
      abortable: true,
      canBeMalformed: true,
    });
    testFailures({
      call: 'newsArticle',
      make: ({ port }, signal) => port(News).article(1, 'en-US', signal),
      abortable: true,
      canBeMalformed: true,
    });
  },
);

export const newsDouble = gatewayDouble(News, ({ backend }) => new FakeNews(backend), describeNewsContract, {
  news: (news) => news.list(newest),
  newsArticle: (news) => news.article(1, 'en-US'),
});
