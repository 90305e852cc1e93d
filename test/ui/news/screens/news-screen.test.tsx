import { act, screen, within } from '@testing-library/react';
import { ERROR_CODE } from '../../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../../src/domain/kernel/errors';
import { Screen } from '../../../../src/ui/news/screens/news-screen';
import { newsItem } from '../../../../src/testkit/news/news-data';
import { renderPortal, type RenderPortalOptions } from '../../../../src/testkit/portal/render-portal';
import { untilSettled } from '../../../../src/testkit/portal/until-settled';

const renderNews = (options: RenderPortalOptions = {}) =>
  renderPortal(<Screen />, { address: '/news', ...options });
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('news', () => {
  test('each item has title, source, time with zone, category, instruments and summary', async () => {
    await renderNews();
    expect(screen.getByTestId('screen-news').querySelector('iframe')).toBeNull();
    expect(titles()).toEqual(['A desk of its own', 'Dollar eases', 'Gold near its high']);
    const gold = within(screen.getByTestId('news-1'));
    for (const text of ['Markets Desk', 'Metals', 'XAGUSD', 'Buyers came back at the average.'])
      expect(gold.getByText(text)).not.toBeNull();
    const time = screen.getByTestId('news-1').querySelector('time');
    expect(time?.dateTime).toBe('2026-11-20T09:30:00.000Z');
    expect(time?.textContent).toMatch(/20.*\d\d:\d\d.*(UTC|GMT|[A-Z]{3,4})/);
  });

  test('an item names its language unless it is the client’s', async () => {
    const { portal } = await renderNews();
    expect(screen.queryByText(/^In /)).toBeNull();
    await act(async () => {
      await portal.language.change('de-DE', 'news');
      await untilSettled();
    });
    expect(titles()).toContain('DAX kaum verändert');
    expect(within(screen.getByTestId('news-1')).getByText(/Englisch$/)).not.toBeNull();
    expect(within(screen.getByTestId('news-2')).queryByText(/Deutsch$/)).toBeNull();
    const title = within(screen.getByTestId('news-2')).getByText('DAX kaum verändert');
    expect([title.lang, title.dir]).toEqual(['de', 'ltr']);
  });

  test('items are filtered by category, also by one that only the gateway knows, and the address has it', async () => {
    const { user } = await renderNews();
    await user.click(screen.getByRole('radio', { name: 'Own category' }));
    await act(untilSettled);
    expect(titles()).toEqual(['A desk of its own']);
    await user.click(screen.getByRole('radio', { name: 'All' }));
    await act(untilSettled);
    expect(titles()).toHaveLength(3);
  });

  test('typed words are searched after a pause; without results there is a message, and the filter can be cleared', async () => {
    const { portal, user } = await renderNews();
    const type = async (text: string) => {
      await user.type(screen.getByTestId('news-search'), text);
      await act(async () => {
        portal.clock.advance(500);
        await untilSettled();
      });
    };
    await type('gold');
    expect(titles()).toEqual(['Gold near its high']);
    await type('en bridge');
    expect(screen.getByTestId('news-empty').textContent).toContain('No matching news');
    await user.click(within(screen.getByTestId('news-empty')).getByRole('button', { name: 'Clear filter' }));
    await act(untilSettled);
    expect(titles()).toHaveLength(3);
    expect((screen.getByTestId('news-search') as HTMLInputElement).value).toBe('');
  });

  test('an address restores the whole filter', async () => {
    await renderNews({ address: '/news?symbol=XAUUSD&category=metals&q=gold&mine=1' });
    expect(titles()).toEqual(['Gold near its high']);
    expect((screen.getByTestId('news-search') as HTMLInputElement).value).toBe('gold');
    expect((screen.getByRole('radio', { name: 'Metals' }) as HTMLInputElement).checked).toBe(true);
    expect(screen.getByTestId('news-mine').getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByTestId('news-symbol-filter').textContent).toBe('About XAUUSD');
  });

  test('the news on one’s positions name the held symbol; without positions there is a message', async () => {
    const { portal, user } = await renderNews();
    await user.click(screen.getByTestId('news-mine'));
    await act(untilSettled);
    expect(titles()).toEqual(['Gold near its high']);
    expect(screen.getByTestId('news-1').textContent).toContain('Touches XAUUSD, which you hold.');
    portal.backend.news = [newsItem(5)];
    await user.click(screen.getByTestId('news-refresh'));
    await act(untilSettled);
    expect(screen.getByTestId('news-empty').textContent).toContain('No news on your positions');
  });

  test('a symbol leads to its news; one that is not traded here is plain text', async () => {
    const { user } = await renderNews();
    const gold = within(screen.getByTestId('news-1'));
    expect(gold.getAllByTestId('news-symbol').map(({ textContent }) => textContent)).toEqual([
      'XAUUSD',
      'XAGUSD',
    ]);
    expect(gold.getByText('XPTUSD').closest('a')).toBeNull();
    await user.click(gold.getByText('XAGUSD'));
    await act(untilSettled);
    expect(titles()).toEqual(['Gold near its high']);
    await user.click(screen.getByTestId('news-symbol-filter'));
    await act(untilSettled);
    expect(titles()).toHaveLength(3);
  });

  test('a withdrawn item shows its title with the reason; a corrected one the time', async () => {
    await renderNews();
    const withdrawn = screen.getByTestId('news-3').textContent ?? '';
    expect(withdrawn).toContain('Withdrawn Nov 20, 2026');
    expect(withdrawn).toContain('The figures were those of last month.');
    expect(within(screen.getByTestId('news-3')).queryByTestId('news-symbol')).toBeNull();
    expect(screen.getByTestId('news-1').textContent).toContain('Corrected Nov 20, 2026');
  });

  test('a gateway without filter and articles has the list alone', async () => {
    await renderNews({
      address: '/news?category=metals',
      prepare: ({ backend }) => void (backend.filtersNews = false),
    });
    expect(screen.queryByTestId('news-search')).toBeNull();
    expect(within(screen.getByTestId('news-list')).queryAllByRole('link')).toEqual([]);
  });

  test('older news are loaded on request; if that fails, the newer ones stay', async () => {
    const { portal, user } = await renderNews({
      prepare: ({ backend }) =>
        void (backend.news = Array.from({ length: 101 }, (_, index) => newsItem(index + 1))),
    });
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(titles()).toHaveLength(100);
    portal.backend.failNext('news', PortalError.unavailable({ status: 400 }));
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(screen.getByRole('alert').textContent).toContain('The news did not load');
    expect(titles()).toHaveLength(100);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(titles().at(-1)).toBe('News 101');
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('a message reports that the list is empty', async () => {
    await renderNews({ prepare: ({ backend }) => void (backend.news = []) });
    expect(screen.getByTestId('news-empty').textContent).toContain('No news yet');
  });

  test('missing fields are left out', async () => {
    await renderNews({ prepare: ({ backend }) => void (backend.news = [newsItem(9, { language: null })]) });
    expect(screen.getByTestId('news-9').textContent).toBe('News 9');
  });

  test('a gateway without news has an error with Retry', async () => {
    const { user } = await renderNews({
      prepare: ({ backend }) => backend.failNext('news', PortalError.refused([ERROR_CODE.notFound], 404)),
    });
    expect(document.querySelector(`span.error.error${ERROR_CODE.notFound}`)).not.toBeNull();
    await user.click(screen.getByTestId('retry'));
    await act(untilSettled);
    expect(titles()).toHaveLength(3);
  });

  test('the old list stays, marked as old, when a refresh fails', async () => {
    const { portal, user } = await renderNews();
    portal.backend.failNext('news', PortalError.unavailable({ status: 503, codes: [ERROR_CODE.failed] }));
    await user.click(screen.getByTestId('news-refresh'));
    await act(untilSettled);
    expect(titles()).toHaveLength(3);
    await user.click(within(screen.getByTestId('news-stale')).getByTestId('retry'));
    await act(untilSettled);
    expect(screen.queryByTestId('news-stale')).toBeNull();
  });

  test('markup in a title is text', async () => {
    const title = '<img src=x onerror=alert(1)>';
    await renderNews({ prepare: ({ backend }) => void (backend.news = [newsItem(1, { title })]) });
    expect(titles()).toEqual([title]);
    expect(document.querySelector('img')).toBeNull();
  });

  test('a long list grows on request', async () => {
    const { user } = await renderNews({
      prepare: ({ backend }) =>
        void (backend.news = Array.from({ length: 60 }, (_, index) => newsItem(index + 1))),
    });
    expect(titles()).toHaveLength(50);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(titles()).toHaveLength(60);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });
});
