import { screen, within } from '@testing-library/react';
import type { Culture } from '../../../../src/domain/culture/cultures.table';
import { PortalError } from '../../../../src/domain/kernel/errors';
import { accountOf } from '../../../../src/testkit/accounts/accounts-data';
import { SAMPLE_RECORDS, type AccountRecords } from '../../../../src/testkit/accounts/books-data';
import { renderPortal, type RenderPortalOptions } from '../../../../src/testkit/portal/render-portal';
import { CultureContext } from '../../../../src/ui/i18n/culture-context';
import { CodeContext } from '../../../../src/ui/router/code-context';
import { LOADED_CODE } from '../../kit/loaded-code';
import { settlePage } from '../../kit/accounts-page';
import { EquityCurve } from '../../../../src/ui/accounts/detail/equity-curve';

// The chart needs a canvas, which jsdom lacks: the tests read what the chart library is called with.
const chartData: unknown[] = [];
const markers: unknown[] = [];
const options: ChartOptions[] = [];
const TICK_MARK = { Year: 0, Month: 1, DayOfMonth: 2 } as const;
jest.mock('lightweight-charts', () => ({
  AreaSeries: {},
  TickMarkType: { Year: 0, Month: 1, DayOfMonth: 2 },
  createChart: (_element: unknown, chartOptions: ChartOptions) => {
    options.push(chartOptions);
    return {
      addSeries: () => ({ setData: (data: unknown) => chartData.push(data) }),
      timeScale: () => ({ fitContent: () => undefined }),
      remove: () => undefined,
    };
  },
  createSeriesMarkers: (_series: unknown, seriesMarkers: unknown) => markers.push(seriesMarkers),
}));

// Parts are loaded on demand, which takes longer on a busy machine.
const SOON = { timeout: 8_000 };
const ACCOUNT = accountOf({ login: 7 });

/** The options of a chart that concern its axes. */
interface ChartOptions {
  localization: {
    locale?: string;
    timeFormatter?: (day: string) => string;
    priceFormatter: (value: number) => string;
  };
  timeScale: { tickMarkFormatter?: (day: string, mark: number) => string };
}

async function openCurve(
  book: Partial<AccountRecords> = {},
  prepare: RenderPortalOptions['prepare'] = undefined,
  culture: Culture = 'en-US',
) {
  const curve = (
    <CultureContext value={culture}>
      <CodeContext value={LOADED_CODE}>
        <EquityCurve account={ACCOUNT} />
      </CodeContext>
    </CultureContext>
  );
  const view = await renderPortal(curve, {
    accounts: [ACCOUNT],
    prepare: (portal) => {
      portal.backend.clients[0]!.books.set(7, { ...SAMPLE_RECORDS, ...book });
      prepare?.(portal);
    },
  });
  await settlePage(view.portal);
  return { ...view, section: within(screen.getByTestId('equity-curve')) };
}

beforeEach(() => {
  chartData.length = 0;
  markers.length = 0;
  options.length = 0;
});

const CURVE = [
  { day: '2026-11-17', equity: '100.00', moved: null },
  { day: '2026-11-18', equity: '1600.50', moved: '1500.00' },
  { day: '2026-11-19', equity: '1500.50', moved: '-100.00' },
];

test('the curve has markers at deposits and withdrawals, and can be shown as a table', async () => {
  const { section, user } = await openCurve({ curve: CURVE });
  await section.findByTestId('equity-chart', {}, SOON);
  expect(chartData).toEqual([
    [
      { time: '2026-11-17', value: 100 },
      { time: '2026-11-18', value: 1600.5 },
      { time: '2026-11-19', value: 1500.5 },
    ],
  ]);
  expect(markers).toMatchObject([
    [
      { time: '2026-11-18', shape: 'arrowUp' },
      { time: '2026-11-19', shape: 'arrowDown' },
    ],
  ]);
  await user.click(section.getByRole('radio', { name: 'Table' }));
  await section.findByText('Nov 18, 2026', {}, SOON);
  for (const part of ['1,600.50', '+1,500.00', '−100.00']) section.getByText(part);
});

test.each([
  ['en-US', ['2026', 'Nov', '18', '\u2068Nov 18, 2026\u2069', '1,234.50']],
  ['th-TH', ['2026', 'พ.ย.', '18', '\u206818 พ.ย. 2026\u2069', '1,234.50']],
  ['ur-PK', ['2026', 'نومبر', '18', '\u206818 نومبر، 2026\u2069', '1,234.50']],
] as const)('the portal formats the axes in %s, with Gregorian years', async (culture, axisTexts) => {
  const { section } = await openCurve({ curve: CURVE }, undefined, culture);
  await section.findByTestId('equity-chart', {}, SOON);
  const [{ localization, timeScale }] = options as [ChartOptions];
  const day = '2026-11-18';
  expect([
    ...Object.values(TICK_MARK).map((mark) => timeScale.tickMarkFormatter?.(day, mark)),
    localization.timeFormatter?.(day),
    localization.priceFormatter(1234.5),
  ]).toEqual(axisTexts);
  // With a locale the library would format dates itself.
  expect(localization.locale).toBeUndefined();
});

test('the client chooses the number of days', async () => {
  const { portal, section, user } = await openCurve();
  await section.findByTestId('equity-chart', {}, SOON);
  await user.click(section.getByRole('radio', { name: '1 month' }));
  expect(portal.backend.calls.filter(({ call }) => call === 'equityCurve').map(({ args }) => args)).toEqual([
    [7, 90],
    [7, 30],
  ]);
});

test('a new account has no curve yet', async () => {
  const { section } = await openCurve({ curve: [] });
  await section.findByText('The curve begins with the account’s first day.', {}, SOON);
});

test('a failure is shown with Retry', async () => {
  const { section, user } = await openCurve({}, ({ backend }) =>
    backend.failNext('equityCurve', PortalError.unavailable({ status: 400 })),
  );
  expect((await section.findByRole('alert', {}, SOON)).textContent).toContain(
    'The equity curve did not load',
  );
  await user.click(section.getByRole('button', { name: 'Retry' }));
  await section.findByTestId('equity-chart', {}, SOON);
});
