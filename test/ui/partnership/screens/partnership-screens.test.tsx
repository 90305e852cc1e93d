import { act, screen, within } from '@testing-library/react';
import { PortalError } from '../../../../src/domain/kernel/errors';
import {
  PartnershipInvest,
  PartnershipShared,
} from '../../../../src/ui/partnership/screens/partnership-screens';
import { renderPortal } from '../../../../src/testkit/portal/render-portal';
import { untilSettled } from '../../../../src/testkit/portal/until-settled';

// The chart needs a canvas, which jsdom lacks: the tests read what the chart library is called with.
const chartData: unknown[] = [];
jest.mock('lightweight-charts', () => ({
  HistogramSeries: {},
  TickMarkType: { Year: 0, Month: 1, DayOfMonth: 2 },
  createChart: () => ({
    addSeries: () => ({ setData: (data: unknown) => chartData.push(data) }),
    timeScale: () => ({ fitContent: () => undefined }),
    remove: () => undefined,
  }),
}));

describe('partnership', () => {
  beforeEach(() => void (chartData.length = 0));

  test('invest shows the client’s code and a link to copy', async () => {
    const { user, portal } = await renderPortal(<PartnershipInvest />, {
      variant: 'invest',
      address: '/partnership',
    });
    expect(screen.getByTestId('screen-partnership-invest')).not.toBeNull();
    expect(screen.getByTestId('partnership-code').textContent).toBe('MO-1');
    await user.click(screen.getByTestId('partnership-copy'));
    await act(untilSettled);
    expect(portal.clipboard.text).toBe('https://portico.example/r?affid=MO-1&cxd=1');
    const mail = screen.getByRole('link', { name: 'Send by email' }).getAttribute('href');
    expect(mail).toContain(encodeURIComponent('affid=MO-1&cxd=1'));
  });

  test('invest shows the regulator’s rule, the statement, and the QR code', async () => {
    await renderPortal(<PartnershipInvest />, {
      variant: 'invest',
      address: '/partnership',
    });
    const page = within(screen.getByTestId('screen-partnership-invest'));
    expect(page.getByText(/gives no advice and takes no money/)).not.toBeNull();
    expect(page.getAllByTestId('partnership-statement')).toHaveLength(1);
    expect(page.getByRole('img', { name: 'QR code of the link MO-1' })).not.toBeNull();
  });

  test('the lists of invest are below its figures, and trades without pay are one of them', async () => {
    const { user, portal } = await renderPortal(<PartnershipInvest />, {
      variant: 'invest',
      address: '/partnership',
    });
    expect(
      await within(screen.getByTestId('partnership-clients')).findByText('Referred clients'),
    ).not.toBeNull();
    await user.click(screen.getByRole('link', { name: /^Without reward/ }));
    await act(untilSettled);
    expect(portal.navigation.address).toBe('/partnership?tab=commissions&state=none');
    expect(screen.getByTestId('partnership-unpaid')).not.toBeNull();
    await user.click(screen.getByRole('link', { name: 'Commissions' }));
    await act(untilSettled);
    expect(portal.navigation.address).toBe('/partnership?tab=commissions');
    await user.click(screen.getByRole('link', { name: 'Payouts' }));
    await act(untilSettled);
    expect(await within(screen.getByTestId('partnership-payouts')).findByText('Pay days')).not.toBeNull();
    expect(screen.getAllByTestId('partnership-statement')).toHaveLength(1);
  });

  test('bank and international show commission, what is in review in it, and the counts behind it', async () => {
    await renderPortal(<PartnershipShared />, {
      variant: 'bank',
      address: '/partnership',
      prepare: ({ owner }) => {
        const { partnership } = owner;
        const commission = partnership.commission.map((row) => ({
          ...row,
          held: '12.00',
          clawedBack: '7.50',
        }));
        owner.partnership = { ...partnership, commission };
      },
    });
    const page = within(screen.getByTestId('screen-partnership-shared'));
    for (const figure of ['4,136.00', '2,602.25', '527.75', '1,214 → 62 → 1'])
      expect(page.getAllByText(figure, { exact: false })).not.toEqual([]);
    expect(page.getByText(/taken back/).textContent).toContain('With 12.00 in review · Less 7.50 taken back');
    expect(page.getByTestId('partnership-overview')).not.toBeNull();
  });

  test('the weeks are a chart, and a table with the same figures', async () => {
    const { user } = await renderPortal(<PartnershipShared />, { variant: 'bank', address: '/partnership' });
    const weeks = within(screen.getByTestId('partnership-weeks'));
    await weeks.findByTestId('partnership-chart');
    // The week's bar is behind the one of the paid or approved part.
    expect(chartData).toEqual([[{ time: '2026-11-16', value: 7.5 }], [{ time: '2026-11-16', value: 0 }]]);
    await user.click(weeks.getByText('Table'));
    expect(await weeks.findByText('Nov 16, 2026')).not.toBeNull();
    expect(weeks.getAllByText('7.50')).toHaveLength(1);
  });

  test.each([
    { variant: 'bank', Screen: PartnershipShared, tab: 'links' },
    { variant: 'bank', Screen: PartnershipShared, tab: 'payouts' },
    { variant: 'invest', Screen: PartnershipInvest, tab: 'clients' },
  ] as const)('$variant shows on $tab that a partnership is paused', async ({ variant, Screen, tab }) => {
    const { user, portal } = await renderPortal(<Screen />, {
      variant,
      address: `/partnership?tab=${tab}`,
      prepare: ({ owner }) =>
        void (owner.partnership = { ...owner.partnership, state: 'paused', reasons: ['agreement'] }),
    });
    const notice = within(screen.getByTestId('partnership-standing'));
    expect(notice.getByText(/There is a new version/)).not.toBeNull();
    await user.click(notice.getByRole('link', { name: 'Agreement' }));
    await act(untilSettled);
    expect(portal.navigation.address).toBe('/partnership?tab=agreement');
    expect(screen.queryByTestId('partnership-standing')).toBeNull();
  });

  test('an ended partnership has a notice, and an active one does not', async () => {
    const { unmount } = await renderPortal(<PartnershipShared />, {
      variant: 'bank',
      address: '/partnership',
      prepare: ({ owner }) =>
        void (owner.partnership = { ...owner.partnership, state: 'ended', reasons: ['end'] }),
    });
    expect(screen.getByTestId('partnership-standing').textContent).toContain('Your partnership has ended');
    expect(screen.queryByText('Active partner')).toBeNull();
    unmount();
    await renderPortal(<PartnershipShared />, { variant: 'bank', address: '/partnership' });
    expect(screen.getByTestId('screen-partnership-shared')).not.toBeNull();
    expect(screen.queryByTestId('partnership-standing')).toBeNull();
    expect(screen.getByText('Active partner')).not.toBeNull();
  });

  test('a question about an application leads to the agreement', async () => {
    await renderPortal(<PartnershipShared />, {
      variant: 'bank',
      address: '/partnership',
      prepare: ({ owner }) =>
        void (owner.partnership = { ...owner.partnership, state: 'asked', reasons: ['question'] }),
    });
    const notice = within(screen.getByTestId('partnership-standing'));
    expect(notice.getByText(/We have a question/)).not.toBeNull();
    expect(notice.getByRole('link', { name: 'Agreement' })).not.toBeNull();
  });

  test('a failed chart is fetched again alone', async () => {
    const { user } = await renderPortal(<PartnershipShared />, {
      variant: 'bank',
      address: '/partnership',
      prepare: ({ backend }) => backend.failNext('partnerSeries', PortalError.unavailable({ status: 400 })),
    });
    expect(screen.getByText('The weeks did not load')).not.toBeNull();
    expect(screen.getAllByText('4,136.00', { exact: false })).not.toEqual([]);
    await user.click(within(screen.getByTestId('partnership-weeks')).getByRole('button', { name: /retry/i }));
    await act(untilSettled);
    expect(screen.queryByText('The weeks did not load')).toBeNull();
  });

  test('the filter is in the address, and is restored by going back', async () => {
    const { user, portal } = await renderPortal(<PartnershipShared />, {
      variant: 'international',
      address: '/partnership?tab=overview&level=2&link=0&from=2026-02-31&state=nothing&client=%3Cb%3E',
    });
    const { calls } = portal.backend;
    expect(calls.filter(({ call }) => call === 'partnership').at(-1)?.args).toEqual([{ level: '2' }]);
    await user.click(screen.getByTestId('partnership-state'));
    await user.click(await screen.findByTitle('In review'));
    await act(untilSettled);
    expect(portal.navigation.address).toBe('/partnership?tab=overview&level=2&state=held');
    expect(calls.filter(({ call }) => call === 'partnership').at(-1)?.args).toEqual([
      { level: '2', state: 'held' },
    ]);
    await user.click(screen.getByTestId('partnership-filter-clear'));
    await act(untilSettled);
    expect(portal.navigation.address).toBe('/partnership?tab=overview');
  });

  test('a client without commission need not choose an account', async () => {
    await renderPortal(<PartnershipShared />, {
      variant: 'bank',
      address: '/partnership?tab=payouts',
      prepare: ({ owner }) =>
        void (owner.partnership = { ...owner.partnership, commission: [], nextPayout: null }),
    });
    expect(screen.getByTestId('partnership-payouts-empty')).not.toBeNull();
    expect(screen.queryByTestId('payout-destination')).toBeNull();
  });

  test('messages replace commission and links if there are none', async () => {
    await renderPortal(<PartnershipShared />, {
      variant: 'bank',
      address: '/partnership',
      prepare: ({ owner }) =>
        void (owner.partnership = {
          ...owner.partnership,
          links: [],
          commission: [],
          trades: null,
          nextPayout: null,
        }),
    });
    expect(screen.getByText(/No commission yet/)).not.toBeNull();
    expect(screen.getByText(/There is no link/)).not.toBeNull();
  });
});
