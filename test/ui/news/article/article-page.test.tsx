import { act, screen, within } from '@testing-library/react';
import { ERROR_CODE } from '../../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../../src/domain/kernel/errors';
import { newsItem } from '../../../../src/testkit/news/news-data';
import { renderPortal, type RenderPortalOptions } from '../../../../src/testkit/portal/render-portal';
import { untilSettled } from '../../../../src/testkit/portal/until-settled';
import { Screen } from '../../../../src/ui/news/screens/news-screen';

const renderArticle = (id: number | string, options: RenderPortalOptions = {}) =>
  renderPortal(<Screen />, { address: `/news?article=${id}`, ...options });
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('an article', () => {
  test('has a paragraph with linked symbols, a list, a quotation, a table and a picture', async () => {
    await renderArticle(1);
    expect(heading()).toBe('Gold near its high');
    const article = within(screen.getByTestId('news-article'));
    expect(article.getByText(/found buyers/).textContent).toBe('XAUUSD found buyers, XPTUSD did not.');
    const linked = within(article.getByText(/found buyers/)).getAllByTestId('news-symbol');
    expect(linked.map((link) => link.getAttribute('href'))).toEqual([
      expect.stringContaining('symbol=XAUUSD'),
    ]);
    expect(article.getByText('Funds held still.').tagName).toBe('LI');
    expect(article.getByText('Nobody sells here.').closest('blockquote')?.textContent).toContain('A dealer');
    expect(article.getByRole('table', { name: 'Holdings, tonnes' }).textContent).toContain('+0.2');
    expect(article.getByRole('img', { name: 'Gold over two weeks' }).getAttribute('src')).toBe(
      'https://images.portico.test/gold.webp',
    );
    expect(article.getByText(/Not traded here/).textContent).toBe('Not traded here: XPTUSD.');
    expect(article.getByText(/no advice to trade/)).not.toBeNull();
  });

  test('a picture that may not be shown is replaced by its description', async () => {
    const image = 'http://elsewhere.test/gold.webp';
    const body = [{ kind: 'figure', image, alt: 'Gold over two weeks', caption: null }] as const;
    await renderArticle(9, { prepare: ({ backend }) => void (backend.news = [newsItem(9, { body })]) });
    expect(document.querySelector('img')).toBeNull();
    expect(screen.getByText('Gold over two weeks')).not.toBeNull();
  });

  test('compares prices with sign and without color, and reads them again', async () => {
    const { portal, user } = await renderArticle(1);
    const since = within(screen.getByTestId('news-since'));
    const rows = since.getAllByRole('row').map((row) => row.textContent);
    expect(rows.slice(1)).toEqual(['XAUUSD4,081.204,069.85−0.28%', 'XAGUSD22.87422.931+0.25%']);
    expect(since.getByText(/Middle prices/)).not.toBeNull();
    await user.click(screen.getByTestId('news-since-refresh'));
    await act(untilSettled);
    expect(portal.backend.count('newsArticle')).toBe(2);
  });

  test('names the positions in its symbols, which lead to their account, and no result of theirs', async () => {
    await renderArticle(1);
    const holdings = within(screen.getByTestId('news-holdings'));
    expect(holdings.getByText('XAUUSD').closest('li')?.textContent).toBe('XAUUSD, buy 0.2050128841');
    expect(holdings.getByRole('link').getAttribute('href')).toContain(
      '/accounts?account=50128841&tab=positions',
    );
  });

  test('a correction shows time and reason, and opens the earlier version', async () => {
    const { user } = await renderArticle(1);
    const correction = within(screen.getByTestId('news-correction'));
    expect(screen.getByTestId('news-correction').textContent).toContain('Corrected Nov 20, 2026');
    expect(correction.getByText('An earlier version said that yields rose. They fell.')).not.toBeNull();
    expect(correction.queryByText('Yields rose.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Earlier version' }));
    expect(within(screen.getByTestId('news-before')).getByText('Yields rose.')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Hide the earlier version' }));
    expect(screen.queryByTestId('news-before')).toBeNull();
  });

  test('a correction in another language begins a line of its own, with its language and direction', async () => {
    const { portal } = await renderArticle(1);
    const noteText = () => screen.getByText('An earlier version said that yields rose. They fell.');
    expect(noteText().parentElement?.tagName).toBe('DIV');
    await act(async () => {
      await portal.language.change('ur-PK', 'news');
      await untilSettled();
    });
    expect([noteText().lang, noteText().dir, noteText().tagName]).toEqual(['en', 'ltr', 'BDI']);
    expect(noteText().parentElement?.tagName).toBe('SPAN');
    expect(noteText().parentElement?.className).toBe('line');
  });

  test('a withdrawn one is its title with the reason', async () => {
    await renderArticle(3);
    expect(heading()).toBe('Dollar eases');
    const text = screen.getByTestId('news-article').textContent ?? '';
    expect(text).toContain('Withdrawn Nov 20, 2026');
    expect(text).toContain('The figures were those of last month.');
    expect(screen.queryByTestId('news-since')).toBeNull();
    expect(screen.queryByTestId('news-calculator')).toBeNull();
  });

  test('one in another language opens, and names it', async () => {
    await renderArticle(2);
    expect(heading()).toBe('DAX kaum verändert');
    expect(screen.getByText('In German')).not.toBeNull();
    const body = screen.getByText('Der Umsatz war gering.').parentElement;
    expect([body?.lang, body?.dir]).toEqual(['de', 'ltr']);
  });

  test('an unknown one, or an invalid address, has a message and leads to the list', async () => {
    for (const id of [999, 'x']) {
      const { unmount } = await renderArticle(id);
      expect(screen.getByTestId('news-missing').textContent).toContain('There is no such article');
      unmount();
    }
  });

  test('a failed one can be retried', async () => {
    const { user } = await renderArticle(1, {
      prepare: ({ backend }) =>
        backend.failNext('newsArticle', PortalError.unavailable({ status: 503, codes: [ERROR_CODE.failed] })),
    });
    expect(screen.getByRole('alert').textContent).toContain('The article did not load');
    await user.click(screen.getByTestId('retry'));
    await act(untilSettled);
    expect(heading()).toBe('Gold near its high');
  });

  test('its link can be copied, and the way back has the filter of the list', async () => {
    const { portal, user } = await renderArticle('1&symbol=XAUUSD&mine=1');
    await user.click(screen.getByTestId('news-copy-link'));
    expect(portal.notices.notices.at(-1)?.textKey).toBe('news.linkCopied');
    await user.click(screen.getByTestId('news-back'));
    await act(untilSettled);
    expect(screen.getByTestId('news-symbol-filter').textContent).toBe('About XAUUSD');
    expect(screen.getByTestId('news-1')).not.toBeNull();
  });

  test('a calculation with its first symbol is offered where the company has calculators', async () => {
    const { unmount } = await renderArticle(1, { variant: 'international' });
    expect(screen.getByTestId('news-calculator').getAttribute('href')).toContain(
      '/calculators?calculator=pip-value&symbol=XAUUSD',
    );
    unmount();
    await renderArticle(1, { variant: 'invest' });
    expect(screen.queryByTestId('news-calculator')).toBeNull();
  });
});
