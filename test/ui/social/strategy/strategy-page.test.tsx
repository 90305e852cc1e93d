import { screen, within } from '@testing-library/react';
import { renderPortal, type RenderPortalOptions } from '../../../../src/testkit/portal/render-portal';
import { Screen } from '../../../../src/ui/social/screens/social-screen';

// The chart needs a canvas, which jsdom lacks: the tests read what the chart library is called with.
const chartData: unknown[] = [];
jest.mock('lightweight-charts', () => ({
  AreaSeries: {},
  TickMarkType: { Year: 0, Month: 1, DayOfMonth: 2 },
  createChart: () => ({
    addSeries: () => ({ setData: (data: unknown) => chartData.push(data) }),
    priceScale: () => ({ applyOptions: () => undefined }),
    timeScale: () => ({ fitContent: () => undefined }),
    remove: () => undefined,
  }),
}));

const renderPage = (id = 1, options: RenderPortalOptions = {}) =>
  renderPortal(<Screen />, {
    variant: 'international',
    address: `/portico-social?tab=strategies&strategy=${id}`,
    ...options,
  });

const findPage = () => screen.findByTestId('strategy-page-1', {}, { timeout: 8_000 });

test('risk is first and the return last, with the results of copiers between', async () => {
  await renderPage();
  const page = await findPage();
  const captions = [...page.querySelectorAll('dl')].flatMap((list) =>
    [...list.querySelectorAll('dt')].map(({ textContent }) => textContent),
  );
  expect(captions.slice(0, 5)).toEqual([
    'Risk, 1 to 10',
    'Maximum drawdown',
    'Copiers got, median',
    'Copies with a loss',
    '12-month return',
  ]);
  expect(page.textContent).toMatch(/3Daily deviation 0\.62%/);
  const rules = screen.getByTestId('strategy-rules').textContent;
  for (const rule of ['0.25 · 0.5 · 0.75', 'Maximum drawdown: the deepest fall', 'Return: the change'])
    expect(rules).toContain(rule);
  const copied = screen.getByTestId('strategy-copied');
  expect(copied.textContent).toContain('At least five copies');
  expect(copied.textContent).toMatch(/\+2\.1%.*\+9\.2%.*\+13\.0%.*−8\.0%, \+23\.3%.*25 of 118/);
  expect(screen.getByTestId('strategy-copy-1').getAttribute('href')).toContain('?start=1');
});

test('the chart has a table of the same points', async () => {
  const { user } = await renderPage();
  await findPage();
  const curve = within(screen.getByTestId('strategy-curve'));
  await user.click(curve.getByText('Table'));
  const cells = (await curve.findAllByRole('row', {}, { timeout: 8_000 })).map(
    ({ textContent }) => textContent,
  );
  expect(cells.slice(1).map((text) => text?.slice(-6))).toEqual(
    ['104.12', ' 95.00', '100.00'].map((value) => expect.stringContaining(value.trim())),
  );
});

test('periods name their months, and the result of a copy of 1,000', async () => {
  await renderPage();
  await findPage();
  const years = screen.getByTestId('strategy-years');
  const heads = (await within(years).findAllByRole('columnheader', {}, { timeout: 8_000 })).map(
    ({ textContent }) => textContent,
  );
  expect(heads[1]).toMatch(/Mar/);
  expect(heads[12]).toMatch(/Feb/);
  expect(years.textContent).toMatch(/\+4\.1%−5\.0%\+4\.1%\+3\.1%/);
  expect(years.textContent).toMatch(/a copy of \u2066USD 1,000\.00\u2069 that made/);
});

test('closed trades are loaded page by page', async () => {
  const { user } = await renderPage();
  await findPage();
  const deals = within(screen.getByTestId('strategy-deals'));
  expect(await deals.findByText(/\+82\.08/, {}, { timeout: 8_000 })).not.toBeNull();
  await user.click(deals.getByRole('button', { name: 'Older' }));
  expect(await deals.findByText(/\+18\.08/)).not.toBeNull();
  expect(deals.queryByText(/\+82\.08/)).toBeNull();
});

test('the disclosure names whose money it is, what the fee was, and which strategies were closed', async () => {
  await renderPage(1, {
    prepare: ({ backend }) => {
      const [first] = backend.strategies;
      if (!first) throw new Error('a strategy is needed');
      backend.strategies = [
        first,
        { ...first, id: 7, name: 'Turbo', group: 'retired', state: 'retired', returnPercent: '-19.14' },
      ];
    },
  });
  await findPage();
  const text = screen.getByTestId('strategy-disclosure').textContent;
  expect(text).toMatch(/Layla, with .*18,420\.15.* of their own on a live account/);
  expect(text).toContain('Unchanged since');
  expect(text).toMatch(/Published: 2, closed: 1, of these with a loss: 1/);
  expect(screen.getByRole('link', { name: 'Turbo' }).getAttribute('href')).toContain('strategy=7');
});

test('one that takes no copiers has no link to copy it, and gives the reason', async () => {
  await renderPage(1, {
    prepare: ({ backend }) => {
      backend.strategies = backend.strategies.map((strategy) => ({
        ...strategy,
        state: 'full',
        copied: null,
      }));
    },
  });
  await findPage();
  expect(screen.queryByTestId('strategy-copy-1')).toBeNull();
  expect(screen.getByText('The strategy has as many copiers as it takes.')).not.toBeNull();
  expect(screen.getByTestId('strategy-copied').textContent).toContain('Too few copies: 0');
});

test('an unknown strategy has a message', async () => {
  await renderPage(99);
  expect(await screen.findByTestId('strategy-unknown', {}, { timeout: 8_000 })).not.toBeNull();
});
