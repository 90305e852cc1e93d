import type { NewsArticle } from '../../domain/news/news-article';

/** One news item with its article, empty except for `overrides`. */
export function newsItem(id: number, overrides: Partial<NewsArticle> = {}): NewsArticle {
  return {
    id,
    title: `News ${id}`,
    summary: null,
    source: null,
    publishedAt: null,
    category: null,
    instruments: [],
    otherSymbols: [],
    touches: [],
    language: 'en',
    kind: null,
    image: null,
    revisedAt: null,
    withdrawnAt: null,
    reason: null,
    body: [],
    revisions: [],
    since: [],
    positions: [],
    asOf: null,
    ...overrides,
  };
}

/** News in two languages and three categories, newest first; the second was withdrawn and the last corrected. */
export const SOME_NEWS: readonly NewsArticle[] = [
  newsItem(4, { title: 'A desk of its own', publishedAt: '2026-11-20T13:00:00Z', category: 'Own category' }),
  newsItem(3, {
    title: 'Dollar eases',
    publishedAt: '2026-11-20T12:00:00Z',
    category: 'forex',
    instruments: ['EURUSD'],
    withdrawnAt: '2026-11-20T12:20:00Z',
    reason: 'The figures were those of last month.',
  }),
  newsItem(2, {
    title: 'DAX kaum verändert',
    publishedAt: '2026-11-20T11:00:00Z',
    category: 'indices',
    language: 'de',
    body: [{ kind: 'paragraph', text: 'Der Umsatz war gering.' }],
  }),
  newsItem(1, {
    title: 'Gold near its high',
    summary: 'Buyers came back at the average.',
    source: 'Markets Desk',
    publishedAt: '2026-11-20T09:30:00Z',
    category: 'metals',
    instruments: ['XAUUSD', 'XAGUSD'],
    otherSymbols: ['XPTUSD'],
    touches: ['XAUUSD'],
    kind: 'editorial',
    revisedAt: '2026-11-20T10:10:00Z',
    body: [
      { kind: 'paragraph', text: 'XAUUSD found buyers, XPTUSD did not.' },
      { kind: 'list', items: ['Funds held still.', 'Yields fell.'] },
      { kind: 'quote', text: 'Nobody sells here.', by: 'A dealer' },
      { kind: 'table', caption: 'Holdings, tonnes', head: ['Fund', 'Change'], rows: [['First', '+0.2']] },
      {
        kind: 'figure',
        image: 'https://images.portico.test/gold.webp',
        alt: 'Gold over two weeks',
        caption: 'Two weeks',
      },
    ],
    revisions: [
      {
        at: '2026-11-20T10:10:00Z',
        note: 'An earlier version said that yields rose. They fell.',
        title: 'Gold near its high',
        body: [{ kind: 'list', items: ['Funds held still.', 'Yields rose.'] }],
      },
    ],
    since: [
      { symbol: 'XAUUSD', then: '4081.20', now: '4069.85', percent: '-0.28', at: '2026-11-20T09:30:00.500Z' },
      { symbol: 'XAGUSD', then: '22.874', now: '22.931', percent: '0.25', at: '2026-11-20T09:30:00.500Z' },
    ],
    positions: [{ login: 50128841, ticket: 4500001, symbol: 'XAUUSD', side: 'buy', lots: '0.20' }],
    asOf: '2026-11-20T14:32:07Z',
  }),
];
