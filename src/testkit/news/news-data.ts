import type { NewsItem } from '../../domain/news/news-item';

/** One news item, empty except for `overrides`. */
export function newsItem(id: number, overrides: Partial<NewsItem> = {}): NewsItem {
  return {
    id,
    title: `News ${id}`,
    summary: null,
    source: null,
    publishedAt: null,
    category: null,
    instruments: [],
    language: 'en',
    ...overrides,
  };
}

/** News in two languages and three categories, oldest first. */
export const SOME_NEWS: readonly NewsItem[] = [
  newsItem(1, {
    title: 'Gold near its high',
    summary: 'Buyers came back at the average.',
    source: 'Markets Desk',
    publishedAt: '2026-11-20T09:30:00Z',
    category: 'metals',
    instruments: ['XAUUSD', 'XAGUSD'],
  }),
  newsItem(2, {
    title: 'DAX kaum verändert',
    publishedAt: '2026-11-20T11:00:00Z',
    category: 'indices',
    language: 'de',
  }),
  newsItem(3, {
    title: 'Dollar eases',
    publishedAt: '2026-11-20T12:00:00Z',
    category: 'forex',
    instruments: ['EURUSD'],
  }),
  newsItem(4, { title: 'A desk of its own', publishedAt: '2026-11-20T13:00:00Z', category: 'Own category' }),
];
