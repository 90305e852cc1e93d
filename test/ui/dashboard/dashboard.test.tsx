import { act, screen, waitFor, within } from '@testing-library/react';
import type { AccountList } from '../../../src/application/accounts/ports/accounts';
import { AccountsStore } from '../../../src/application/accounts/accounts-store';
import { withFigures } from '../../../src/domain/accounts/account-figures';
import { PortalError } from '../../../src/domain/kernel/errors';
import { AccountOpenings } from '../../../src/application/opening/ports/account-openings';
import { MoneyMoves } from '../../../src/application/money/ports/money-moves';
import { Queries } from '../../../src/application/remote/queries';
import { accountOf } from '../../../src/testkit/accounts/accounts-data';
import { SAMPLE_RECORDS } from '../../../src/testkit/accounts/books-data';
import { blockerOf, documentOf } from '../../../src/testkit/portal/client-area';
import type { TestPortal } from '../../../src/testkit/portal/create-test-portal';
import { renderPortal } from '../../../src/testkit/portal/render-portal';
import { resizeToTablet, setPhone, setRail } from '../kit/viewport';
import { ACCOUNTS_PAGE, settlePage } from '../kit/accounts-page';
import { timeOf } from '../kit/time-of';

const mockSetData = jest.fn();
// The chart needs a canvas, which jsdom lacks.
jest.mock('lightweight-charts', () => ({
  AreaSeries: {},
  TickMarkType: {},
  createChart: () => ({
    addSeries: () => ({ setData: mockSetData }),
    timeScale: () => ({ fitContent: () => undefined }),
    remove: () => undefined,
  }),
  createSeriesMarkers: () => undefined,
}));
// Parts are loaded on demand, which takes longer on a busy machine.
jest.setTimeout(60_000);
const SOON = { timeout: 20_000 };
const LIVE = accountOf({ login: 2104417, nickname: 'Main trading', currency: 'USD', openedAt: null });
const EURO = accountOf({ login: 5512098, nickname: 'EUR swing', currency: 'EUR', rights: 'closeOnly' });
const DEMO = accountOf({ login: 9901200, nickname: 'Practice', kind: 'demo', currency: 'GBP' });

interface DashboardOptions {
  accounts?: Parameters<typeof accountOf>[0][];
  prepare?: (portal: TestPortal) => void;
}

async function openDashboard({ prepare, accounts = [LIVE, EURO, DEMO] }: DashboardOptions = {}) {
  const view = await renderPortal(ACCOUNTS_PAGE, {
    accounts: accounts.map(accountOf),
    prepare: (portal) => {
      portal.backend.clients[0]!.books = new Map([
        [2104417, SAMPLE_RECORDS],
        [5512098, { ...SAMPLE_RECORDS, movements: [] }],
      ]);
      prepare?.(portal);
    },
  });
  await settlePage(view.portal);
  return view;
}
const findWidget = async (name: string) => within(await screen.findByTestId(`dashboard-${name}`, {}, SOON));
const expectGone = (name: string) =>
  waitFor(() => expect(screen.queryByTestId(`dashboard-${name}`)).toBeNull(), SOON);
const NOT_FOUND = PortalError.refused([7], 404);
const BAD_REQUEST = PortalError.unavailable({ status: 400 });

describe('the curve of all live accounts', () => {
  test('shows one currency at a time, and can be shown as a table', async () => {
    const { user, portal } = await openDashboard();
    const curve = await findWidget('curve');
    curve.getByRole('heading', { name: /^Equity in (USD|EUR)$/ });
    await user.click(curve.getByRole('radio', { name: 'EUR' }));
    curve.getByRole('heading', { name: 'Equity in EUR' });
    await user.click(await curve.findByRole('radio', { name: 'Table' }, SOON));
    await curve.findByRole('columnheader', { name: 'Equity' }, SOON);
    expect(portal.backend.calls.filter(({ call }) => call === 'equityCurve').map(({ args }) => args)).toEqual(
      [[90]],
    );
  });

  test('fails alone, with Retry', async () => {
    const { user } = await openDashboard({
      prepare: ({ backend }) => backend.failNext('equityCurve', BAD_REQUEST),
    });
    const curve = await findWidget('curve');
    expect((await curve.findByRole('alert', {}, SOON)).textContent).toContain(
      'The equity curve did not load',
    );
    await (await findWidget('blockers')).findByText('EUR swing', {}, SOON);
    await user.click(curve.getByRole('button', { name: 'Retry' }));
    await curve.findByTestId('equity-chart', {}, SOON);
  });

  test('starts with the first day that has equity', async () => {
    const point = (day: string, equity: string, movement = '0.00') => ({ day, equity, moved: movement });
    const curve = [
      point('2026-11-17', '0.00'),
      point('2026-11-18', '0.00'),
      point('2026-11-19', '500.00', '500.00'),
      point('2026-11-20', '512.00'),
    ];
    const { user } = await openDashboard({
      accounts: [LIVE],
      prepare: ({ backend }) =>
        void (backend.clients[0]!.books = new Map([[2104417, { ...SAMPLE_RECORDS, curve }]])),
    });
    await user.click(await (await findWidget('curve')).findByRole('radio', { name: 'Table' }, SOON));
    const rows = await (await findWidget('curve')).findAllByRole('row', {}, SOON);
    expect(rows.map(({ textContent }) => textContent).join(' ')).not.toMatch(/Nov 1[78]/);
    expect(rows).toHaveLength(3);
  });

  test('is not rendered again when figures change', async () => {
    const { portal } = await openDashboard();
    await (await findWidget('curve')).findByTestId('equity-chart', {}, SOON);
    mockSetData.mockClear();
    const store = portal.resolve(AccountsStore);
    const equity = () => store.totals.find(({ currency }) => currency === 'USD')?.equity;
    const before = equity();
    await act(async () => {
      const accounts = [{ ...accountOf(LIVE), equity: '77777.77' }];
      portal.resolve(Queries).patch<AccountList>('accounts', (list) => ({
        ...list,
        accounts: withFigures(list.accounts, new Map(accounts.map((account) => [account.login, account]))),
      }));
    });
    expect(equity()).not.toBe(before);
    expect(mockSetData).not.toHaveBeenCalled();
  });

  test('is absent without live accounts', async () => {
    await openDashboard({ accounts: [DEMO] });
    await findWidget('steps');
    expect(screen.queryByTestId('dashboard-curve')).toBeNull();
  });
});

describe('the list of blockers', () => {
  const blockerTexts = async () =>
    (await (await findWidget('blockers')).findAllByRole('listitem', {}, SOON)).map(
      ({ textContent }) => textContent,
    );

  test('names each blocked action, its reason, a link to resolve it, and the time that takes', async () => {
    await openDashboard({
      prepare: ({ backend }) => {
        backend.clients[0]!.blockers = [
          blockerOf({ threshold: { amount: '2000.00', currency: 'USD' }, from: '2026-12-04T10:00:00Z' }),
          blockerOf({
            action: 'deposit',
            reason: 'unpaid',
            document: null,
            login: 2104417,
            requestId: '9',
            amount: { amount: '250.00', currency: 'USD' },
            minutes: 2,
          }),
          blockerOf({ action: 'open', reason: 'application', document: null, minutes: 120 }),
          blockerOf({ reason: 'second-factor-off', until: '2026-11-22T14:00:00Z', minutes: null }),
          blockerOf({ action: 'trade', reason: 'close-only', document: null, login: 5512098, minutes: null }),
          blockerOf({
            action: 'trade',
            reason: 'assessment',
            document: null,
            typeId: 3,
            minutes: 6,
            from: '2026-12-03T10:00:00Z',
          }),
        ];
      },
    });
    const rows = await waitFor(async () => {
      const all = await blockerTexts();
      expect(all).toHaveLength(6);
      return all;
    }, SOON);
    expect(rows[0]).toContain('Withdrawals above \u2066USD 2,000.00\u2069');
    expect(rows[0]).toContain('Proof of address: Rejected.');
    expect(rows[0]).toContain(`Still works until ${timeOf('2026-12-04T10:00:00Z')}.`);
    expect(rows[0]).toContain('A new document is reviewed within 1 day.');
    expect(rows[1]).toContain('A deposit of \u2066USD 250.00\u2069 is waiting for your payment.');
    expect(rows[1]).toContain('It takes about 2 minutes.');
    expect(rows[2]).toContain('Opening an investment account');
    expect(rows[2]).toContain('It takes about 2 hours.');
    expect(rows[3]).toContain('Withdrawals are on hold until Nov 22, 2026');
    expect(rows[4]).toContain('EUR swing: Close-only.');
    expect(rows[5]).toContain(
      `Update your investor assessment. Still works until ${timeOf('2026-12-03T10:00:00Z')}.`,
    );
    expect(rows[5]).toContain('It takes about 6 minutes.');
    const links = within(screen.getByTestId('dashboard-blockers')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/upload-documents',
      '/accounts?deposit=2104417&request=9',
      '/open-investment-account',
      '/Profile?tab=security',
      '/accounts?account=5512098&tab=settings',
      '/open-investment-account?typeId=3',
    ]);
  });

  test('is absent if nothing is blocked or the gateway has no such call', async () => {
    const view = await openDashboard({
      prepare: ({ backend }) => {
        backend.clients[0]!.blockers = [];
      },
    });
    await findWidget('curve');
    await expectGone('blockers');
    view.unmount();
    await openDashboard({ prepare: ({ backend }) => backend.failNext('clientBlockers', NOT_FOUND) });
    await findWidget('curve');
    await expectGone('blockers');
  });

  test('fails alone, with Retry', async () => {
    const { user } = await openDashboard({
      prepare: ({ backend }) => backend.failNext('clientBlockers', BAD_REQUEST),
    });
    const blockers = await findWidget('blockers');
    await blockers.findByText('What is blocking you did not load', {}, SOON);
    await user.click(blockers.getByRole('button', { name: 'Retry' }));
    await blockers.findByText('EUR swing', {}, SOON);
  });

  test('is a summary that opens on a phone', async () => {
    setPhone(true);
    await openDashboard();
    const line = await screen.findByText('What is blocking me? 2', {}, SOON);
    expect(line.closest('details')).not.toHaveProperty('open', true);
    expect(line.closest('summary')?.textContent).toContain('Withdrawals above');
  });
});

describe('pending requests', () => {
  const WITHDRAWAL = {
    login: 2104417,
    methodId: 'bank',
    amount: '100.00',
    currency: 'USD',
    destination: 'DE02',
    idempotencyKey: '0b8f5f5e-4c3a-4d2b-9a1e-7c6d5e4f3a2b',
  };

  test('are one list for all accounts, and can be cancelled', async () => {
    const { user, portal } = await openDashboard({
      prepare: ({ backend }) => {
        backend.clients[0]!.documents = [
          documentOf('payment', { status: 'pending', sentAt: '2026-11-19T10:00:00Z' }),
        ];
      },
    });
    const pending = await findWidget('pending');
    const document = await pending.findByRole('link', { name: 'Proof of payment method' }, SOON);
    expect(document.getAttribute('href')).toBe('/upload-documents');
    const { requestId } = await portal
      .resolve(MoneyMoves)
      .withdraw({ ...WITHDRAWAL, password: portal.owner.password });
    act(() => portal.resolve(Queries).invalidate(['moneyRequests']));
    const item = within(await pending.findByTestId(`pending-${requestId}`, {}, SOON));
    expect(item.getByRole('link').getAttribute('href')).toBe(
      `/accounts?withdraw=2104417&request=${requestId}`,
    );
    item.getByText('Main trading');
    item.getByText('Pending');
    await user.click(item.getByRole('button', { name: /^Cancel request/ }));
    await waitFor(() => expect(pending.queryByTestId(`pending-${requestId}`)).toBeNull(), SOON);
    pending.getByText('Proof of payment method');
  });

  test('include the opening of an account, with a link to its request', async () => {
    const { portal } = await openDashboard();
    const pending = await findWidget('pending');
    await pending.findByText('Nothing is waiting for you.', {}, SOON);
    const { requestId } = await portal.resolve(AccountOpenings).open({
      idempotencyKey: WITHDRAWAL.idempotencyKey,
      offerId: 'live-mt5-standard',
      currency: 'USD',
      leverage: 200,
      marginMode: null,
      swapFree: false,
      balance: null,
      nickname: null,
      tradingPassword: 'Trading1234',
      readOnlyPassword: null,
      termsVersion: '2026-03',
    });
    act(() => portal.resolve(Queries).invalidate(['openRequests']));
    const link = within(await pending.findByTestId(`pending-${requestId}`, {}, SOON)).getByRole('link');
    expect(link.textContent).toBe('MT5 Standard');
    expect(link.getAttribute('href')).toBe(`/accounts?open=live&request=${requestId}`);
  });

  test('leave out calls that the gateway does not have, and report failures', async () => {
    const { user } = await openDashboard({
      prepare: ({ backend }) => {
        backend.failNext('moneyRequests', NOT_FOUND);
        backend.failNext('documents', BAD_REQUEST);
      },
    });
    const pending = await findWidget('pending');
    await pending.findByText('The pending requests did not load', { exact: false }, SOON);
    await user.click(pending.getByTestId('retry'));
    await pending.findByText('Nothing is waiting for you.', {}, SOON);
  });

  test('are absent on a phone if there are none', async () => {
    setPhone(true);
    await openDashboard();
    await findWidget('blockers');
    await expectGone('pending');
  });
});

describe('the last transactions', () => {
  test('link to the list of their account', async () => {
    await openDashboard();
    const funds = await findWidget('funds');
    const [first] = await funds.findAllByRole('link', {}, SOON);
    expect(first!.getAttribute('href')).toBe('/accounts?account=2104417&tab=funds');
    expect(funds.getAllByRole('listitem').length).toBeLessThanOrEqual(5);
    expect(funds.getAllByText('Main trading').length).toBeGreaterThan(0);
  });

  test('have a message if there are none, and are absent if the gateway has no such call', async () => {
    const view = await openDashboard({
      prepare: ({ backend }) => void (backend.clients[0]!.books = new Map()),
    });
    await (await findWidget('funds')).findByText('No deposits or withdrawals yet', {}, SOON);
    view.unmount();
    await openDashboard({ prepare: ({ backend }) => backend.failNext('funds', NOT_FOUND) });
    await findWidget('steps');
    await expectGone('funds');
  });

  test('fail alone, with Retry', async () => {
    const { user } = await openDashboard({
      prepare: ({ backend }) => backend.failNext('funds', BAD_REQUEST),
    });
    const funds = await findWidget('funds');
    await funds.findByRole('alert', {}, SOON);
    await (await findWidget('steps')).findByText('3 of 5', {}, SOON);
    await user.click(funds.getByRole('button', { name: 'Retry' }));
    expect((await funds.findAllByRole('link', {}, SOON)).length).toBeGreaterThan(0);
  });

  test('are absent on the tabs of demo and archived accounts', async () => {
    const { user } = await openDashboard();
    await findWidget('funds');
    await user.click(screen.getByTestId('accounts-tab-demo'));
    await expectGone('funds');
    await findWidget('steps');
    await user.click(screen.getByTestId('accounts-tab-archived'));
    await expectGone('steps');
    await findWidget('curve');
  });
});

describe('the rail', () => {
  const PARTS = ['dashboard-blockers', 'dashboard-pending', 'dashboard-funds'];
  const partsIn = (place: HTMLElement) =>
    within(place)
      .queryAllByTestId(/^dashboard-/)
      .map((part) => part.dataset['testid']);

  test('contains blockers, pending requests and last transactions once each', async () => {
    const rail = setRail();
    const { container } = await openDashboard();
    await waitFor(() => expect(partsIn(rail)).toEqual(PARTS), SOON);
    expect(partsIn(container)).toEqual(['dashboard-curve', 'dashboard-steps']);
  });

  test('moves widgets below the list when the page becomes narrower, also while they load', async () => {
    const rail = setRail();
    const releases: (() => void)[] = [];
    const { container } = await openDashboard({
      prepare: ({ backend }) =>
        (['moneyRequests', 'openRequests', 'documents'] as const).forEach((call) =>
          releases.push(backend.hold(call)),
        ),
    });
    await waitFor(() => expect(partsIn(rail)).toEqual(PARTS), SOON);
    within(await screen.findByTestId('dashboard-pending')).getByText('Loading');
    await resizeToTablet();
    await waitFor(() => expect(partsIn(rail)).toEqual([]), SOON);
    await act(async () => releases.forEach((release) => release()));
    expect(partsIn(container)).toContain('dashboard-pending');
    await (await findWidget('pending')).findByText('Nothing is waiting for you.', {}, SOON);
  });

  test('keeps the other widgets when one fails', async () => {
    const rail = setRail();
    const { user } = await openDashboard({
      prepare: ({ backend }) => backend.failNext('clientBlockers', BAD_REQUEST),
    });
    const blockers = await findWidget('blockers');
    await blockers.findByText('What is blocking you did not load', {}, SOON);
    expect((await (await findWidget('funds')).findAllByRole('link', {}, SOON)).length).toBeGreaterThan(0);
    expect(partsIn(rail)).toEqual(PARTS);
    await user.click(blockers.getByRole('button', { name: 'Retry' }));
    await blockers.findByText('EUR swing', {}, SOON);
  });

  test('is shown while the accounts fail to load; without live accounts it has no transactions', async () => {
    const rail = setRail();
    const { unmount } = await openDashboard({
      prepare: ({ backend }) => backend.failNext('accounts', BAD_REQUEST),
    });
    await waitFor(() => expect(partsIn(rail)).toEqual(PARTS.slice(0, 2)), SOON);
    unmount();
    await openDashboard({ accounts: [DEMO] });
    await waitFor(() => expect(partsIn(rail)).toEqual(PARTS.slice(0, 2)), SOON);
  });
});

describe('getting started', () => {
  test('counts the steps and links to the next ones', async () => {
    await openDashboard();
    const steps = await findWidget('steps');
    await steps.findByText('3 of 5', {}, SOON);
    expect(steps.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/upload-documents',
      '/platform',
    ]);
  });

  test('fails alone, with Retry', async () => {
    const { user } = await openDashboard({
      prepare: ({ backend }) => backend.failNext('firstSteps', BAD_REQUEST),
    });
    const steps = await findWidget('steps');
    await steps.findByRole('alert', {}, SOON);
    await (await findWidget('funds')).findAllByRole('link', {}, SOON);
    await user.click(steps.getByRole('button', { name: 'Retry' }));
    await steps.findByText('3 of 5', {}, SOON);
  });

  test('stays collapsed in this tab', async () => {
    const { portal, user } = await openDashboard();
    const steps = await findWidget('steps');
    await steps.findByText('3 of 5', {}, SOON);
    await user.click(steps.getByRole('button', { name: 'Hide' }));
    expect(steps.queryByRole('listitem')).toBeNull();
    expect(portal.tab.entries.get('portico.stepsFolded')).toBe('true');
    await user.click(steps.getByRole('button', { name: 'Show' }));
    expect(steps.getAllByRole('listitem')).toHaveLength(5);
    expect(portal.tab.entries.has('portico.stepsFolded')).toBe(false);
  });

  test('is absent when every step is done', async () => {
    await openDashboard({
      prepare: ({ backend }) => void (backend.clients[0]!.firstSteps = [{ step: 'trade', isDone: true }]),
    });
    await findWidget('curve');
    await expectGone('steps');
  });
});
