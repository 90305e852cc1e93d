import { autorun } from 'mobx';
import { NewsStore } from '../../../src/application/news/news-store';
import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../src/domain/kernel/errors';
import type { NewsItem } from '../../../src/domain/news/news-item';
import { createTestPortal } from '../../../src/testkit/portal/create-test-portal';
import { newsItem } from '../../../src/testkit/news/news-data';
import { untilSettled } from '../../../src/testkit/portal/until-settled';

async function openNews(items?: readonly NewsItem[]) {
  const portal = createTestPortal({ signedIn: true });
  if (items) portal.backend.news = items;
  await portal.start();
  const news = portal.resolve(NewsStore);
  autorun(() => news.visibleItems); // observed as a view observes it
  const close = news.open();
  await untilSettled();
  return { ...portal, news, close, ids: () => news.visibleItems.map(({ id }) => id) };
}

describe('NewsStore', () => {
  test('lists news in the reader’s language and in English, newest first', async () => {
    const { ids, backend } = await openNews();
    expect(ids()).toEqual([4, 3, 1]);
    expect(backend.calls.filter(({ call }) => call === 'news').map(({ args }) => args)).toEqual([
      ['en-US', ''],
    ]);
  });

  test('another language loads other news', async () => {
    const { ids, language } = await openNews();
    await language.change('de-DE', 'news');
    await untilSettled();
    expect(ids()).toEqual([4, 3, 2, 1]);
  });

  test('filters by search text and category', async () => {
    const { news, ids } = await openNews();
    expect(news.categories).toEqual(['metals', 'forex', 'Own category']);
    news.setSearch('xauusd');
    expect(ids()).toEqual([1]);
    news.setCategory('forex');
    expect(ids()).toEqual([]);
    news.clearFilter();
    expect(ids()).toEqual([4, 3, 1]);
  });

  test('a category that does not exist in the new language is ignored', async () => {
    const { news, language, ids } = await openNews();
    await language.change('de-DE', 'news');
    await untilSettled();
    news.setCategory('indices');
    expect(ids()).toEqual([2]);
    await language.change('en-US', 'news');
    await untilSettled();
    expect(news.category).toBeNull();
    expect(ids()).toEqual([4, 3, 1]);
  });

  test('a long list is rendered in steps', async () => {
    const { news } = await openNews(Array.from({ length: 90 }, (_, index) => newsItem(index + 1)));
    expect([news.visibleItems.length, news.hasMore]).toEqual([50, true]);
    news.showMore();
    expect([news.visibleItems.length, news.hasMore]).toEqual([90, false]);
  });

  test('at the end of the page, older news are loaded', async () => {
    const { news, backend } = await openNews(Array.from({ length: 120 }, (_, index) => newsItem(index + 1)));
    news.showMore(); // no more pages needed
    expect([news.visibleItems.length, backend.count('news')]).toEqual([100, 1]);
    news.setSearch('News 11'); // 11, and 110 to 119 on the older pages
    expect([news.visibleItems.map(({ id }) => id), news.hasMore]).toEqual([[11], true]);
    backend.failNext('news', PortalError.unavailable({ status: 400 }));
    news.showMore();
    await untilSettled();
    expect(news.olderPage).toMatchObject({ status: 'failed' });
    news.retryOlder();
    await untilSettled();
    expect([news.visibleItems.length, news.hasMore]).toEqual([11, false]);
  });

  test('the next visit starts without a filter', async () => {
    const { news, close } = await openNews();
    news.setSearch('gold');
    news.setCategory('metals');
    close();
    expect([news.search, news.category]).toEqual(['', null]);
  });

  test('a failed refresh leaves the old list, with the error', async () => {
    const { news, backend, ids } = await openNews();
    backend.failNext('news', PortalError.unavailable({ status: 503, codes: [ERROR_CODE.failed] }));
    news.retry();
    await untilSettled();
    expect(news.remote).toMatchObject({ status: 'ready', error: { codes: [ERROR_CODE.failed] } });
    expect(ids()).toEqual([4, 3, 1]);
  });
});
