import { autorun } from 'mobx';
import { NewsArticleStore } from '../../../src/application/news/news-article-store';
import { PortalError } from '../../../src/domain/kernel/errors';
import { newsItem } from '../../../src/testkit/news/news-data';
import { createTestPortal } from '../../../src/testkit/portal/create-test-portal';
import { untilSettled } from '../../../src/testkit/portal/until-settled';

async function openArticle(id: number) {
  const portal = createTestPortal({ signedIn: true });
  portal.backend.news = [
    ...portal.backend.news,
    ...[11, 12, 13, 14].map((number) => newsItem(number, { instruments: ['XAUUSD'] })),
  ];
  await portal.start();
  const store = portal.resolve(NewsArticleStore);
  autorun(() => [store.remote, store.related]);
  const close = store.open(id);
  await untilSettled();
  return { ...portal, store, close };
}

describe('NewsArticleStore', () => {
  test('reads the article, and three other items on its first symbol', async () => {
    const { store } = await openArticle(1);
    expect(store.remote).toMatchObject({ status: 'ready', data: { id: 1, title: 'Gold near its high' } });
    expect([store.symbol, store.related.map(({ id }) => id)]).toEqual(['XAUUSD', [11, 12, 13]]);
  });

  test('another language reads it again', async () => {
    const { store, backend, language } = await openArticle(1);
    await language.change('de-DE', 'news');
    await untilSettled();
    const calls = backend.calls.filter(({ call }) => call === 'newsArticle').map(({ args }) => args);
    expect(calls).toEqual([
      [1, 'en-US'],
      [1, 'de-DE'],
    ]);
    expect(store.remote.status).toBe('ready');
  });

  test('an article without symbols has no others, and a failed list of others shows none', async () => {
    const { store, backend } = await openArticle(4);
    expect([store.symbol, store.related, backend.count('news')]).toEqual([null, [], 0]);
  });

  test('an unknown article is refused as not found, and a failure can be retried', async () => {
    const { store, backend } = await openArticle(999);
    expect(store.remote).toMatchObject({ status: 'failed', error: { status: 404 } });
    backend.news = [newsItem(999)];
    store.retry();
    await untilSettled();
    expect(store.remote.status).toBe('ready');
    backend.failNext('newsArticle', PortalError.unavailable({ status: 503 }));
    store.retry();
    await untilSettled();
    expect(store.remote).toMatchObject({ status: 'ready', error: { status: 503 } });
  });

  test('only pictures of other https origins are shown', async () => {
    const { store } = await openArticle(1);
    expect(store.imageOf('https://images.portico.test/a.webp')).toBe('https://images.portico.test/a.webp');
    for (const address of [null, '', 'javascript:alert(1)', '/logout', 'http://images.portico.test/a.webp'])
      expect([address, store.imageOf(address)]).toEqual([address, null]);
  });
});
