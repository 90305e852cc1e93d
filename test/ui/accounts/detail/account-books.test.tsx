import type { DealTerms } from '../../../../src/domain/accounts/books';
import { act, screen, within } from '@testing-library/react';
import { ERROR_CODE } from '../../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../../src/domain/kernel/errors';
import { accountOf } from '../../../../src/testkit/accounts/accounts-data';
import { SAMPLE_RECORDS, type AccountRecords } from '../../../../src/testkit/accounts/books-data';
import { renderPortal, type RenderPortalOptions } from '../../../../src/testkit/portal/render-portal';
import { AccountBooksStore } from '../../../../src/application/accounts/account-books-store';
import { untilSettled } from '../../../../src/testkit/portal/until-settled';
import { ACCOUNTS_PAGE, plainText } from '../../kit/accounts-page';
import { choose } from '../../kit/choose';
import { setMatchingMedia } from '../../kit/viewport';

// The sections of an account's page are loaded on demand, which takes longer on a busy machine.
const SOON = { timeout: 8_000 };

type Tab = 'positions' | 'orders' | 'history' | 'funds';

async function openList(tab: Tab, records: Partial<AccountRecords> = {}, options: RenderPortalOptions = {}) {
  const view = await renderPortal(ACCOUNTS_PAGE, {
    accounts: [accountOf({ login: 7, platform: 'MT5' })],
    ...options,
    prepare: (portal) => {
      portal.backend.clients[0]!.books.set(7, { ...SAMPLE_RECORDS, ...records });
      options.prepare?.(portal);
    },
    address: `/accounts?account=7&tab=${tab}`,
  });
  const section = await screen.findByTestId(`book-${tab}`, {}, SOON);
  return { ...view, section: within(section), sectionText: () => plainText(section) };
}

/** More trades than one page has. */
const MANY_DEALS = Array.from({ length: 230 }, (_, index) => ({
  ...SAMPLE_RECORDS.deals[0]!,
  ticket: 1000 - index,
}));
/** The lots of `MANY_DEALS`. */
const TOTAL_LOTS = '230.00';

describe('each list shows the rows of the gateway with their totals', () => {
  it.each([
    ['positions', ['EURUSD', 'Ticket 4431027', 'Buy', '1.08212', '1.08459', '1.07800', '−6.82', '+247.00']],
    ['positions', ['XAUUSD', 'Sell', '0.20', 'Total', '1.20', '+276.00']],
    ['orders', ['XAUUSD', 'Buy limit', '4,010.00', '6,005', '1.48%', '4,070.05', 'Until canceled']],
    [
      'history',
      ['Ticket 4410072', '1.08020', '1.08242', '−222.00', '−1.84', '−6.00', '−229.84', '10,250.40'],
    ],
    ['history', ['Total', '1.30', '+9.00', '−2.46', '−7.80', '−1.26']],
    ['funds', ['Transfer', 'P-00090112', '5512098', '−500.00', 'Deposit', 'Card', '+751.66', '10,251.66']],
    ['funds', ['Total', '+10,751.66', '−500.00']],
  ] as const)('%s: %j', async (tab, parts) => {
    const { section, sectionText } = await openList(tab);
    await section.findByText('Total', {}, SOON);
    for (const text of parts) expect(sectionText()).toContain(text);
  });

  it('shows cards if a table does not fit', async () => {
    setMatchingMedia((query) => query === '(width < 75em)');
    const { section, sectionText } = await openList('history');
    await section.findByText('Total', {}, SOON);
    expect(section.queryByRole('table')).toBeNull();
    expect(within(section.getByRole('list', { name: 'History' })).getAllByRole('listitem')).toHaveLength(3);
    for (const text of ['EURUSD', 'Commission−6.00', 'Net−229.84', 'Net−1.26'])
      expect(sectionText()).toContain(text);
  });
});

describe('the explanation of a swap', () => {
  it('shows the formula with its numbers, like the calculators', async () => {
    const { portal, section, user } = await openList('positions');
    // On this day, the position opened on November 19 has one night of swap.
    portal.clock.advance(Date.parse('2026-11-20T12:00:00Z') - portal.clock.now());
    await user.click(
      await section.findByRole('button', { name: /^Why this swap\? Ticket \u20664431027/ }, SOON),
    );
    const dialog = await screen.findByTestId('why-swap', {}, SOON);
    await within(dialog).findByTestId('calculator-working', {}, SOON);
    expect(plainText(dialog)).toContain(
      '1 lots×100,000 units per lot×0.00001 point×−6.82 points per night×1 nights charged=−6.82 USD swap',
    );
    // The swap that was sent equals the formula's, so there is no note of a difference.
    expect(plainText(dialog)).not.toContain('The trading server sent');
  });

  it('reports that the broker has not sent the numbers', async () => {
    const { section, user } = await openList('positions');
    await user.click(
      await section.findByRole('button', { name: /^Why this swap\? Ticket \u20664430551/ }, SOON),
    );
    await screen.findByText('The broker has not sent what this swap is made of.', {}, SOON);
  });
});

it('the distance of an order has its formulas', async () => {
  const { section, user } = await openList('orders');
  await user.click(
    await section.findByRole('button', { name: /^Why this distance\? Ticket \u20664431180/ }, SOON),
  );
  const dialog = await screen.findByTestId('why-distance', {}, SOON);
  expect(plainText(dialog)).toContain(
    '4,070.05 price−4,010 order price=60.05 distance60.05 distance÷0.01 point=6,005 points',
  );
});

it('the history has the orders that have ended, with the reason in words', async () => {
  const { section, user } = await openList('history');
  await section.findByText('Total', {}, SOON);
  await user.click(screen.getByRole('radio', { name: 'Ended orders' }));
  const list = within(await screen.findByTestId('book-ended-orders', {}, SOON));
  await list.findByText('Total', {}, SOON);
  const text = plainText(screen.getByTestId('book-ended-orders'));
  for (const part of [
    'Ticket 4431105',
    'Sell stop',
    'Refused',
    'There was not enough free margin.',
    'Executed',
    'Ticket 4430551',
  ])
    expect(text).toContain(part);
});

describe('who closed a trade', () => {
  const [stopped, closed] = SAMPLE_RECORDS.deals;
  const stoppedOut = { ...stopped!, ticket: 4410073, closedBy: 'stopOut' };
  const byRobot = { ...closed!, ticket: 4410074, closedBy: 'robot', origin: 'robot' };
  const cause = { price: null, equity: null, margin: null, marginLevel: null, stopOutLevel: null };
  const terms = {
    rates: [],
    commission: { amount: '3.00', currency: 'USD' },
    waived: null,
    rebated: null,
    cause: null,
  };
  const records = {
    deals: [stopped!, closed!, stoppedOut, byRobot],
    dealTerms: new Map<number, DealTerms>([
      [byRobot.ticket, { ...terms, commission: null, rebated: '1.88' }],
      [stopped!.ticket, { ...terms, cause: { ...cause, price: '1.08240' } }],
      [
        stoppedOut.ticket,
        {
          ...terms,
          cause: { ...cause, equity: '1020.00', margin: '2100.00', marginLevel: '48.57', stopOutLevel: '50' },
        },
      ],
    ]),
  };

  it('is shown, and can be filtered', async () => {
    const { section, sectionText, user } = await openList('history', records);
    await section.findByText('Robot', {}, SOON);
    for (const text of ['Client', 'Stop loss', 'Stop-out', 'Opened by: Robot'])
      expect(sectionText()).toContain(text);
    await choose(user, 'Closed by', 'Stop-out');
    await section.findByText('Ticket \u20664410073\u2069', {}, SOON);
    expect(section.queryByText('Opened by: Robot')).toBeNull();
  });

  it.each([
    [
      4410072,
      [
        'The price reached the stop loss at 1.08240.',
        'closed at the market’s next price, 1.08242',
        '1.08242 exit price−1.0802 entry price',
        '−3 USD per lot and side×1 lots×2 opening and closing=−6.00 USD commission',
        '−222 profit or loss+−1.84 swap+−6 commission=−229.84 USD net result',
      ],
    ],
    [
      4410073,
      ['The margin level was below the stop-out at 50.00%', '1,020 Equity÷2,100 margin≈48.57% Margin level'],
    ],
    [
      4410074,
      [
        'A robot closed it by its rule.',
        'without a commission',
        'A campaign paid USD 1.88 of the spread back',
      ],
    ],
  ] as const)('is explained with the figures: %i', async (ticket, texts) => {
    const { section, user } = await openList('history', {
      ...records,
      deals: records.deals.map((deal) =>
        deal.closedBy === 'robot' ? { ...deal, commission: '0.00' } : deal,
      ),
    });
    await user.click(
      await section.findByRole(
        'button',
        { name: new RegExp(`^Why these figures\\? Ticket \u2066${ticket}`) },
        SOON,
      ),
    );
    const dialog = await screen.findByTestId('why-deal', {}, SOON);
    await within(dialog).findByText('Closed by', {}, SOON);
    for (const text of texts) expect(plainText(dialog)).toContain(text);
  });
});

describe('a list without rows', () => {
  it.each([
    ['positions', { positions: [] }, 'No open positions'],
    ['orders', { orders: [] }, 'No pending orders'],
    ['history', { deals: [] }, 'No closed trades yet'],
    ['funds', { movements: [] }, 'No deposits or withdrawals yet'],
  ] as const)('%s: announces what the list will contain', async (tab, records, message) => {
    const { section } = await openList(tab, records);
    expect((await section.findByTestId(`book-${tab}-empty`, {}, SOON)).textContent).toContain(message);
  });
});

describe('filters', () => {
  it('filters by symbol with one request, reports an empty result, and can be cleared', async () => {
    const { portal, section, user } = await openList('history');
    await section.findByText('EURUSD', {}, SOON);
    const countBefore = portal.backend.count('deals');
    await user.type(screen.getByTestId('book-symbol'), 'ｘａｕｕｓｄ{Enter}');
    await section.findByText('XAUUSD', {}, SOON);
    expect(section.queryByText('EURUSD')).toBeNull();
    expect(portal.backend.count('deals')).toBe(countBefore + 1);
    await user.clear(screen.getByTestId('book-symbol'));
    await user.type(screen.getByTestId('book-symbol'), 'nosuch{Enter}');
    expect((await section.findByTestId('book-history-empty', {}, SOON)).textContent).toContain(
      'Nothing matches the filters',
    );
    await user.click(section.getByRole('button', { name: 'Clear filters' }));
    await section.findByText('EURUSD', {}, SOON);
    expect(screen.getByTestId<HTMLInputElement>('book-symbol').value).toBe('');
  });

  it('filters by side', async () => {
    const { section, user } = await openList('positions');
    await section.findByText('EURUSD', {}, SOON);
    await choose(user, 'Side', 'Sell');
    await section.findByText('XAUUSD', {}, SOON);
    expect(section.queryByText('EURUSD')).toBeNull();
  });

  it('filters deposits and withdrawals by type', async () => {
    const { section, user } = await openList('funds');
    await section.findByText('P-00090112', {}, SOON);
    await choose(user, 'Type', 'Deposit');
    await section.findByText('P-00090080', {}, SOON);
    expect(section.queryByText('P-00090112')).toBeNull();
  });

  it('filters by day', async () => {
    const { section, user } = await openList('history');
    await section.findByText('EURUSD', {}, SOON);
    await user.type(screen.getByTestId('book-to'), '10/31/2026{Enter}');
    await section.findByText('XAUUSD', {}, SOON);
    expect(section.queryByText('EURUSD')).toBeNull();
  });
});

describe('a long list', () => {
  it('shows one page at a time, with the totals of all pages', async () => {
    const { section, user } = await openList('history', { deals: MANY_DEALS });
    await section.findByText('Ticket \u20661000\u2069', {}, SOON);
    const rows = () => section.getAllByText(/^Ticket/);
    expect(rows()).toHaveLength(100);
    section.getByText(TOTAL_LOTS);
    expect(section.getByRole<HTMLButtonElement>('button', { name: 'Newer' }).disabled).toBe(true);
    await user.click(section.getByRole('button', { name: 'Older' }));
    await section.findByText('Ticket \u2066900\u2069', {}, SOON);
    expect(rows()).toHaveLength(100);
    section.getByText('Page 2');
    section.getByText(TOTAL_LOTS);
    await user.click(section.getByRole('button', { name: 'Older' }));
    await section.findByText('Ticket \u2066771\u2069', {}, SOON);
    expect(rows()).toHaveLength(30);
    expect(section.getByRole<HTMLButtonElement>('button', { name: 'Older' }).disabled).toBe(true);
    await user.click(section.getByRole('button', { name: 'Newer' }));
    await section.findByText('Page 2', {}, SOON);
  });

  it('returns to the first page when the filter changes', async () => {
    const { section, user } = await openList('history', { deals: MANY_DEALS });
    await section.findByText('Ticket \u20661000\u2069', {}, SOON);
    await user.click(section.getByRole('button', { name: 'Older' }));
    await section.findByText('Page 2', {}, SOON);
    await choose(user, 'Side', 'Sell');
    await section.findByText('Page 1', {}, SOON);
  });
});

describe('failures', () => {
  it.each([
    ['positions', 'positions', 'The positions did not load'],
    ['orders', 'orders', 'The orders did not load'],
    ['history', 'deals', 'The history did not load'],
    ['funds', 'funds', 'The deposits and withdrawals did not load'],
  ] as const)('%s: shows the failure with Retry', async (tab, call, message) => {
    const { section, user } = await openList(
      tab,
      {},
      { prepare: ({ backend }) => backend.failNext(call, PortalError.refused([ERROR_CODE.notFound], 404)) },
    );
    expect((await section.findByRole('alert', {}, SOON)).textContent).toContain(message);
    await user.click(section.getByRole('button', { name: 'Retry' }));
    await section.findByText('Total', {}, SOON);
  });

  it('keeps the old list, marked as old, when a refresh fails', async () => {
    const { portal, section } = await openList('positions');
    await section.findByText('EURUSD', {}, SOON);
    // A 400, since a 5xx would be retried.
    portal.backend.failNext('positions', PortalError.unavailable({ status: 400 }));
    await act(async () => {
      portal.resolve(AccountBooksStore).positions.retry();
      await untilSettled();
    });
    await section.findByTestId('stale', {}, SOON);
    section.getByText('EURUSD');
  });
});
