import { newsCategoriesOf, filterNews } from '../../../src/domain/news/news-filter';
import type { NewsItem } from '../../../src/domain/news/news-item';

const item = (id: number, more: Partial<NewsItem> = {}): NewsItem => ({
  id,
  title: `Title ${id}`,
  summary: null,
  source: null,
  publishedAt: null,
  category: null,
  instruments: [],
  language: null,
  ...more,
});

const items = [
  item(1, { category: 'forex', publishedAt: '2026-11-20T08:00:00Z', instruments: ['EURUSD'] }),
  item(2, { category: 'metals', publishedAt: '2026-11-20T09:00:00Z', summary: 'Gold near its high' }),
  item(3, { category: '' }),
  item(4, { category: 'forex', publishedAt: 'yesterday', source: 'Morning desk' }),
  item(5, { category: null, publishedAt: '2026-11-21T00:00:00+01:00' }),
];
const ids = (found: readonly NewsItem[]) => found.map(({ id }) => id);

describe('news', () => {
  test('newest first; items without a time last, in their original order', () => {
    expect(ids(filterNews(items, { category: null, search: '' }))).toEqual([5, 2, 1, 3, 4]);
  });

  test('one category', () => {
    expect(ids(filterNews(items, { category: 'forex', search: '' }))).toEqual([1, 4]);
    expect(newsCategoriesOf(items)).toEqual(['forex', 'metals']);
  });

  test.each([
    ['eurusd', [1]],
    ['  GOLD  high ', [2]],
    ['morning', [4]],
    ['title 3', [3]],
    ['gold eurusd', []],
  ])('search for %j', (search, expected) => {
    expect(ids(filterNews(items, { category: null, search }))).toEqual(expected);
  });
});
