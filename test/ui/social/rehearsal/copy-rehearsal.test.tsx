import { act, screen, waitFor, within } from '@testing-library/react';
import { PortalError } from '../../../../src/domain/kernel/errors';
import { Rehearsals } from '../../../../src/application/social/ports/rehearsals';
import type { Rehearsal } from '../../../../src/domain/social/rehearsal';
import { renderPortal } from '../../../../src/testkit/portal/render-portal';
import { Screen } from '../../../../src/ui/social/screens/social-screen';

// The chart needs a canvas, which jsdom lacks: the tests read what the chart library is called with.
const chartData: unknown[] = [];
jest.mock('lightweight-charts', () => ({
  AreaSeries: {},
  LineSeries: {},
  LineStyle: { Dashed: 2 },
  TickMarkType: { Year: 0, Month: 1, DayOfMonth: 2 },
  createChart: () => ({
    addSeries: () => ({ setData: (data: unknown) => chartData.push(data) }),
    priceScale: () => ({ applyOptions: () => undefined }),
    timeScale: () => ({ fitContent: () => undefined }),
    remove: () => undefined,
  }),
}));

const REHEARSAL: Rehearsal = {
  currency: 'USD',
  amount: '1000.00',
  stopEquity: '700.00',
  feePercent: '20',
  begin: '2026-03-04T09:00:00.000Z',
  end: '2026-11-20T14:32:07.000Z',
  curve: [
    { at: '2026-03-04T09:00:00.000Z', equity: '1000.00' },
    { at: '2026-03-04T23:59:59.999Z', equity: '961.30' },
    { at: '2026-11-20T14:32:07.000Z', equity: '1085.62' },
  ],
  result: '85.62',
  costs: { spread: '38.15', commission: '12.88', swap: '-4.31', fee: '23.24' },
  fees: [],
  taken: 161,
  skipped: [
    { reason: 'too-small', count: 19 },
    { reason: 'no-margin', count: 4 },
  ],
  worst: '961.30',
  stoppedAt: null,
  strategyPercent: '14.1',
  overlap: [],
};

/** The copy form with an amount, whose rehearsal has these figures. */
async function openForm(figures: Partial<Rehearsal> = {}, failure?: PortalError) {
  let advance = (): void => undefined;
  const portal = await renderPortal(<Screen />, {
    variant: 'international',
    address: '/portico-social?start=1',
    prepare: ({ backend, clock, resolve }) => {
      advance = () => clock.advance(400);
      if (failure) backend.failNext('rehearsal', failure);
      const rehearsals = resolve(Rehearsals);
      const rehearse = rehearsals.rehearse.bind(rehearsals);
      rehearsals.rehearse = async (order, signal) => ({
        ...(await rehearse(order, signal)),
        ...REHEARSAL,
        amount: order.amount,
        ...figures,
      });
    },
  });
  const amount = await screen.findByLabelText('Amount', {}, { timeout: 4_000 });
  const rehearsal = screen.getByTestId('rehearsal');
  const type = async (text: string) => {
    await portal.user.clear(amount);
    await portal.user.type(amount, text);
    await act(async () => advance());
  };
  return { ...portal, pause: () => act(async () => advance()), rehearsal, type };
}

test('the rehearsal is marked as simulated, and its figures add up', async () => {
  const { rehearsal, type } = await openForm();
  expect(rehearsal.textContent).toContain('Enter an amount');
  await type('1000');
  await within(rehearsal).findByText('Simulated past performance.');
  for (const text of ['961.30', '69.96', '+155.58', '−38.15', '−12.88', '+4.31', '−23.24', '+85.62', '+8.6%'])
    expect(rehearsal.textContent).toContain(text);
  await within(rehearsal).findByTestId('rehearsal-chart');
  expect(chartData).toContainEqual([
    { time: '2026-03-03', value: 1000 },
    { time: '2026-03-04', value: 961.3 },
    { time: '2026-11-20', value: 1085.62 },
  ]);
  expect(rehearsal.textContent).toContain('The stop was not hit');
  expect(rehearsal.textContent).toContain('Skipped: Below the smallest size19');
  expect(rehearsal.textContent).toContain('Copied161');
});

test('the line is a table too, with each day', async () => {
  const { rehearsal, type, user } = await openForm();
  await type('1000');
  await user.click(await within(rehearsal).findByText('Table'));
  await waitFor(() => expect(rehearsal.textContent).toContain('1,085.62'));
  expect(screen.queryByTestId('rehearsal-chart')).toBeNull();
});

test('the time at which the stop would have been reached is shown', async () => {
  const { rehearsal, type } = await openForm({ stoppedAt: '2026-05-06T07:08:09.000Z' });
  await type('1000');
  await waitFor(() => expect(rehearsal.textContent).toContain('The stop would have hit: '));
  expect(rehearsal.textContent).toMatch(/6 May 2026|May 6, 2026/);
});

test('after a change the figures are marked as those of the earlier settings', async () => {
  const { pause, rehearsal, type, user } = await openForm();
  await type('1000');
  await within(rehearsal).findByText('Simulated past performance.');
  const stale = 'These figures are still those of your settings before.';
  expect(within(rehearsal).queryByText(stale)).toBeNull();
  await user.type(screen.getByLabelText('Amount'), '.5');
  expect(within(rehearsal).queryByText(stale)).not.toBeNull();
  await pause();
  await waitFor(() => expect(within(rehearsal).queryByText(stale)).toBeNull());
});

test('a figure that was not sent is a dash', async () => {
  const { rehearsal, type } = await openForm({
    begin: null,
    end: null,
    costs: null,
    result: null,
    stopEquity: null,
    strategyPercent: null,
    taken: null,
    worst: null,
  });
  await type('1000');
  await within(rehearsal).findByText('Simulated past performance.');
  expect(within(rehearsal).getAllByText('—').length).toBeGreaterThan(5);
});

test('a failure has a retry', async () => {
  const { rehearsal, type, user } = await openForm({}, PortalError.unavailable({ status: 503 }));
  await type('1000');
  await within(rehearsal).findByText('The rehearsal did not load');
  await user.click(within(rehearsal).getByTestId('retry'));
  await within(rehearsal).findByText('Simulated past performance.');
});

test('a first day before the strategy’s is refused at its field', async () => {
  const { user } = await openForm();
  const day = screen.getByTestId('rehearsal-from');
  await user.clear(day);
  await user.type(day, '2001-01-05');
  await user.tab();
  expect(await screen.findByText(/Choose a day from the start/)).not.toBeNull();
});
