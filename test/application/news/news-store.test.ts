import { autorun } from 'mobx';
import { NewsStore } from '../../../src/application/news/news-store';
import { changeNewsFilter } from '../../../src/domain/news/news-filter';
import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../src/domain/kernel/errors';
import type { NewsArticle } from '../../../src/domain/news/news-article';
import { createTestPortal } from '../../../src/testkit/portal/create-test-portal';
import { newsItem } from '../../../src/testkit/news/news-data';
import { untilSettled } from '../../../src/testkit/portal/until-settled';

async function openNews(items?: readonly NewsArticle[], filtersNews = true) {
  const portal = createTestPortal({ signedIn: true });
  portal.backend.filtersNews = filtersNews;
  if (items) portal.backend.news = items;
  await portal.start();
  const news = portal.resolve(NewsStore);
  autorun(() => news.visibleItems); // observed as a view observes it
  const close = news.open();
  await untilSettled();
  const calls = () =>
    portal.backend.calls.filter(({ call }) => call === 'news').map(({ args }) => args as string[]);
  return { ...portal, news, close, calls, ids: () => news.visibleItems.map(({ id }) => id) };
}
const newsItems = (count: number) => Array.from({ length: count }, (_, index) => newsItem(index + 1));

describe('NewsStore', () => {
  test('lists news in the reader’s language and in English, as the gateway orders them', async () => {
    const { ids, calls } = await openNews();
    expect(ids()).toEqual([4, 3, 1]);
    expect(calls()).toEqual([['en-US', '', '']]);
  });

  test('another language loads other news', async () => {
    const { ids, language } = await openNews();
    await language.change('de-DE', 'news');
    await untilSettled();
    expect(ids()).toEqual([4, 3, 2, 1]);
  });

  test('the gateway filters; the categories stay while its answer is loading, and with any answer', async () => {
    const { news, ids, calls } = await openNews();
    expect(news.categories).toEqual(['Own category', 'forex', 'metals']);
    news.show({ category: 'metals', symbol: 'XAUUSD', q: 'gold' });
    expect([news.remote.status, news.categories]).toEqual(['loading', ['Own category', 'forex', 'metals']]);
    await untilSettled();
    expect(ids()).toEqual([1]);
    expect(calls().at(-1)).toEqual(['en-US', 'symbol=XAUUSD&category=metals&q=gold', '']);
    expect([news.isFiltered, news.isOnlyMine]).toEqual([true, false]);
    news.show({ category: 'nothing' });
    await untilSettled();
    expect(ids()).toEqual([]);
    expect(news.choices).toEqual(['Own category', 'forex', 'metals', 'nothing']);
  });

  test('news on one’s positions are read again on each visit, the others from the cache', async () => {
    const { news, ids, calls } = await openNews();
    for (const filter of [{ mine: '1' }, {}, { mine: '1' }, {}] as const) {
      news.show(filter);
      await untilSettled();
    }
    expect(calls().map(([, key]) => key)).toEqual(['', 'mine=1', 'mine=1']);
    news.show({ mine: '1' });
    await untilSettled();
    expect([ids(), news.isOnlyMine]).toEqual([[1], true]);
  });

  test('typed words are searched after a pause; the last ones count', async () => {
    const { news, clock } = await openNews();
    const words: string[] = [];
    const apply = (text: string) => void words.push(text);
    news.typeSearch('g', apply);
    clock.advance(300);
    news.typeSearch('gold', apply);
    clock.advance(300);
    expect([news.typedSearch, words]).toEqual(['gold', []]);
    clock.advance(200);
    expect(words).toEqual(['gold']);
    news.typeSearch('golden', apply);
    news.show({}); // another address, e.g. the way back
    clock.advance(1_000);
    expect([news.typedSearch, words]).toEqual(['', ['gold']]);
  });

  test('the address does not change the typed text of the field, even with a blank at the end', async () => {
    const { news, clock } = await openNews();
    news.typeSearch('interest ', (q) => news.show(changeNewsFilter({}, { q })));
    clock.advance(1_000);
    expect([news.filter, news.typedSearch]).toEqual([{ q: 'interest' }, 'interest ']);
  });

  test('nothing is searched after the page was left', async () => {
    const { news, clock, close } = await openNews();
    const words: string[] = [];
    news.typeSearch('gold', (text) => void words.push(text));
    close();
    clock.advance(1_000);
    expect(words).toEqual([]);
  });

  test('of a gateway without a filter, the list is shown as sent', async () => {
    const { news, ids } = await openNews(undefined, false);
    expect([news.categories, ids()]).toEqual([null, [4, 3, 1]]);
    news.show({ mine: '1' });
    await untilSettled();
    expect([news.isFiltered, news.isOnlyMine]).toEqual([false, false]);
  });

  test('a long list is rendered in steps, and another filter starts from the top', async () => {
    const { news } = await openNews(newsItems(90));
    expect([news.visibleItems.length, news.hasMore]).toEqual([50, true]);
    news.showMore();
    expect([news.visibleItems.length, news.hasMore]).toEqual([90, false]);
    news.show({ q: 'News' });
    await untilSettled();
    expect(news.visibleItems).toHaveLength(50);
  });

  test('at the end of the page, older news of the same filter are loaded', async () => {
    const { news, backend, calls } = await openNews(newsItems(120));
    news.show({ q: 'News' });
    await untilSettled();
    news.showMore(); // no more pages needed
    expect([news.visibleItems.length, calls().length]).toEqual([100, 2]);
    backend.failNext('news', PortalError.unavailable({ status: 400 }));
    news.showMore();
    await untilSettled();
    expect(news.olderPage).toMatchObject({ status: 'failed' });
    news.retryOlder();
    await untilSettled();
    expect([news.visibleItems.length, news.hasMore]).toEqual([120, false]);
    expect(calls().at(-1)).toEqual(['en-US', 'q=News', '100']);
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
