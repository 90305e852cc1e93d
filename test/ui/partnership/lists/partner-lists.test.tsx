import { act, configure, screen, within } from '@testing-library/react';
import { Partners } from '../../../../src/application/partnership/ports/partners';
import { PortalError } from '../../../../src/domain/kernel/errors';
import type { RewardWorking } from '../../../../src/domain/partnership/reward';
import { FakePartners } from '../../../../src/testkit/partnership/fake-partners';
import { SOME_CLIENTS, SOME_REWARDS } from '../../../../src/testkit/partnership/sample-partnership';
import type { TestPortal } from '../../../../src/testkit/portal/create-test-portal';
import { renderPortal, type RenderPortalOptions } from '../../../../src/testkit/portal/render-portal';
import { untilSettled } from '../../../../src/testkit/portal/until-settled';
import { PartnershipShared } from '../../../../src/ui/partnership/screens/partnership-screens';

// The chart needs a canvas, which jsdom lacks.
jest.mock('lightweight-charts', () => ({
  HistogramSeries: {},
  TickMarkType: {},
  createChart: () => ({
    addSeries: () => ({ setData: () => undefined }),
    timeScale: () => ({ fitContent: () => undefined }),
    remove: () => undefined,
  }),
}));

// The lists are loaded on demand, which takes longer on a busy machine.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 20_000 });

const [CLIENT] = SOME_CLIENTS as [(typeof SOME_CLIENTS)[number]];
const [REWARD] = SOME_REWARDS as [RewardWorking];
const UNPAID: RewardWorking = {
  ...REWARD,
  id: 40,
  amount: '0',
  state: 'none',
  reason: 'too-short',
  dueAt: null,
  working: [],
  steps: [{ state: 'none', at: REWARD.earnedAt }],
  ahead: [],
};
const HIDDEN: RewardWorking = {
  ...REWARD,
  id: 39,
  email: null,
  symbol: null,
  lots: null,
  working: [],
  source: null,
  state: 'paid',
};
const RULE = 'You earn 20% of the spread and commission that a client whom you referred pays.';
const BY_COSTS: RewardWorking = {
  ...REWARD,
  id: 38,
  level: 2,
  amount: '0.23',
  currency: 'CHF',
  scheme: { id: 3, version: 2, kind: 'revenue', currency: null, rates: [], share: '0.2', text: RULE },
  working: [
    { what: 'costs', value: '11.90', unit: 'EUR' },
    { what: 'share', value: '0.2', unit: '' },
    { what: 'level', value: '0.1', unit: '' },
    { what: 'conversion', value: '0.96118', unit: 'EUR/CHF' },
  ],
  rate: { from: 'EUR', to: 'CHF', value: '0.96118', at: '2026-11-19T14:02:00.000Z' },
};

const CONDITIONS = [
  { what: 'deposits', value: '120.00', needed: '250.00', unit: 'USD' },
  { what: 'lots', value: '1.25', needed: '2.00', unit: '' },
] as const;
const FOR_CLIENT: RewardWorking = {
  ...REWARD,
  id: 37,
  kind: 'cpa',
  amount: '200.00',
  symbol: null,
  lots: null,
  scheme: { id: 6, version: 1, kind: 'cpa', currency: 'USD', rates: [], share: null, text: null },
  working: [{ what: 'cpa', value: '200.00', unit: 'USD' }],
  conditions: CONDITIONS.map((condition) => ({ ...condition, value: condition.needed })),
  source: null,
};

function fakeOf({ resolve }: TestPortal): FakePartners {
  const partners: object = resolve(Partners);
  if (!(partners instanceof FakePartners)) throw new Error('The port has another adapter.');
  return partners;
}

const open = (search: string, prepare: RenderPortalOptions['prepare'] = () => undefined) =>
  renderPortal(<PartnershipShared />, {
    variant: 'international',
    address: `/partnership?${search}`,
    prepare,
  });

describe('clients', () => {
  test('a client is masked, and leads to the rewards for their trades', async () => {
    const { user, portal } = await open('tab=clients&level=1');
    const row = await screen.findByTestId('partner-client-C-7K2Q9');
    for (const text of ['k•••n@mail.example', 'Kenya', 'Nov 3, 2026', '1,000.00', '1.25', '7.50', 'Active'])
      expect(row.textContent).toContain(text);
    await user.click(within(row).getByRole('link'));
    await act(untilSettled);
    expect(portal.navigation.address).toBe('/partnership?tab=commissions&level=1&client=C-7K2Q9');
    expect(await screen.findByTestId('reward-41')).not.toBeNull();
  });

  test('what a client hides is a dash, and rewards of other currencies have a line each', async () => {
    await open('tab=clients', (portal) => {
      fakeOf(portal).clientList = [
        {
          ...CLIENT,
          email: null,
          firstDeposit: null,
          lots: null,
          state: 'hidden',
          furtherRewards: [{ currency: 'EUR', amount: '2.00' }],
        },
      ];
    });
    const row = await screen.findByTestId('partner-client-C-7K2Q9');
    for (const text of ['Hidden by the client', '—', 'EUR 2.00']) expect(row.textContent).toContain(text);
    expect(row.textContent).not.toContain('mail.example');
  });

  test('a client on CPA shows the progress, and its deadline', async () => {
    await open('tab=clients', (portal) => {
      fakeOf(portal).clientList = [
        {
          ...CLIENT,
          cpa: {
            conditions: CONDITIONS,
            from: '2026-12-05T00:00:00.000Z',
            until: '2027-01-03T00:00:00.000Z',
          },
        },
      ];
    });
    const row = await screen.findByTestId('partner-client-C-7K2Q9');
    for (const text of ['USD 120.00 of USD 250.00', '1.25 of 2.00', 'open until Jan 2, 2027'])
      expect(row.textContent).toContain(text);
  });

  test('a list without rows gives the reason, and clearing a filter shows its rows again', async () => {
    const { user, portal } = await open('tab=clients&client=C-ZZZZZ');
    const note = within(screen.getByTestId('partnership-clients-empty'));
    expect(note.getByText('Nothing matches the filters')).not.toBeNull();
    await user.click(note.getByRole('button'));
    await act(untilSettled);
    expect(portal.navigation.address).toBe('/partnership?tab=clients');
    expect(await screen.findByTestId('partner-client-C-7K2Q9')).not.toBeNull();
  });

  test('nobody has been referred yet', async () => {
    await open('tab=clients', (portal) => void (fakeOf(portal).clientList = []));
    expect(screen.getByText('No clients yet')).not.toBeNull();
    expect(screen.queryByTestId('partnership-csv')).toBeNull();
  });

  test('a list that failed is fetched again, beside figures that stay', async () => {
    const { user } = await open('tab=clients', ({ backend }) =>
      backend.failNext('partnerClients', PortalError.unavailable({ status: 400 })),
    );
    expect(screen.getByText('Your clients did not load')).not.toBeNull();
    expect(screen.getAllByText('4,136.00', { exact: false })).not.toEqual([]);
    await user.click(screen.getByRole('button', { name: /retry/i }));
    expect(await screen.findByTestId('partner-client-C-7K2Q9')).not.toBeNull();
  });
});

describe('the sections', () => {
  const nav = () => within(screen.getByRole('navigation', { name: 'Partnership' }));

  test('say how many they list, unless a filter leaves some out', async () => {
    const { unmount } = await open('tab=clients');
    expect(await nav().findByRole('link', { name: 'Clients 62' })).not.toBeNull();
    expect(nav().getByRole('link', { name: 'Links 2' })).not.toBeNull();
    unmount();
    await open('tab=clients&level=1');
    await screen.findByTestId('partner-client-C-7K2Q9');
    expect(nav().getByRole('link', { name: 'Clients' })).not.toBeNull();
  });

  test('clients have a chart of their weeks, and its table', async () => {
    const { user } = await open('tab=clients');
    const weeks = within(await screen.findByTestId('partnership-client-weeks'));
    expect(await weeks.findByTestId('partnership-client-chart')).not.toBeNull();
    await user.click(weeks.getByText('Table'));
    const cells = weeks.getAllByRole('row').at(-1)?.textContent;
    for (const text of ['Nov 16, 2026', '2', '1']) expect(cells).toContain(text);
  });

  test('weeks without new clients say so', async () => {
    await open('tab=clients', (portal) => {
      jest.spyOn(fakeOf(portal), 'series').mockResolvedValue([]);
    });
    expect(await screen.findByText('No sign-ups and no first deposits in these days.')).not.toBeNull();
  });
});

describe('rewards', () => {
  const openRewards = (search = 'tab=commissions', pageSize = 50) =>
    open(search, (portal) => {
      const partners = fakeOf(portal);
      partners.rewardList = [REWARD, UNPAID, HIDDEN, BY_COSTS];
      partners.pageSize = pageSize;
    });

  test('each row has its state, and trades without pay their reason', async () => {
    await openRewards();
    expect((await screen.findByTestId('reward-41')).textContent).toContain('To be approved on Dec 3, 2026');
    expect(screen.getByTestId('reward-40').textContent).toContain('Open for less than 120 seconds');
    expect(screen.getByTestId('reward-39').textContent).toContain('Trade hidden by the client');
  });

  test('the kind of rewards is a filter of the address', async () => {
    const { portal, user } = await open('tab=commissions', (testPortal) => {
      fakeOf(testPortal).rewardList = [REWARD, FOR_CLIENT];
    });
    await screen.findByTestId('reward-41');
    await user.click(screen.getByTestId('partnership-kind'));
    await user.click(await screen.findByTitle('Reward for a client'));
    await act(untilSettled);
    expect(portal.navigation.address).toBe('/partnership?tab=commissions&kind=cpa');
    expect(screen.queryByTestId('reward-41')).toBeNull();
    expect(screen.getByTestId(`reward-${FOR_CLIENT.id}`)).not.toBeNull();
  });

  test('more rows are loaded by a button', async () => {
    const { user } = await openRewards('tab=commissions', 3);
    await screen.findByTestId('reward-41');
    expect(screen.queryByTestId('reward-38')).toBeNull();
    await user.click(screen.getByTestId('partnership-more'));
    expect(await screen.findByTestId('reward-38')).not.toBeNull();
    expect(screen.queryByTestId('partnership-more')).toBeNull();
  });

  test('a row opens its working, which the address names', async () => {
    const { user, portal } = await openRewards();
    await user.click(within(await screen.findByTestId('reward-38')).getByRole('link'));
    await act(untilSettled);
    expect(portal.navigation.address).toBe('/partnership?tab=commissions&reward=38');
    const why = screen.getByTestId('reward-why').textContent;
    for (const text of [
      'EUR 11.90',
      '20%',
      'Level 2',
      '10%',
      '0.96118',
      'CHF 0.23',
      'version 2',
      '3,720 s',
      RULE,
    ])
      expect(why).toContain(text);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await act(untilSettled);
    expect(portal.navigation.address).toBe('/partnership?tab=commissions');
    expect(screen.queryByTestId('reward-why')).toBeNull();
  });

  test('the working shows the future states and their dates', async () => {
    const { unmount } = await openRewards('tab=commissions&reward=41');
    const steps = screen.getByTestId('reward-why').querySelectorAll('ol > li');
    expect([...steps].map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Accrued'),
      'To be approved on Dec 3, 2026',
      'To be paid on Jan 1, 2027 at the earliest',
    ]);
    unmount();
    await openRewards('tab=commissions&reward=40');
    expect(screen.getByTestId('reward-why').textContent).not.toContain('To be paid');
  });

  test('of a hidden trade the working is not shown, and a trade without a reward has its reason', async () => {
    const { unmount } = await openRewards('tab=commissions&reward=39');
    const hiddenTrade = screen.getByTestId('reward-why').textContent;
    expect(hiddenTrade).toContain('Trade hidden by the client');
    expect(hiddenTrade).not.toContain('Lots closed');
    unmount();
    await openRewards('tab=commissions&reward=40');
    expect(screen.getByTestId('reward-why').textContent).toContain('Open for less than 120 seconds');
  });

  test('a reward for a client has its amount and its conditions, and no trade', async () => {
    await open('tab=commissions&reward=37', (portal) => {
      fakeOf(portal).rewardList = [FOR_CLIENT];
    });
    expect((await screen.findByTestId('reward-37')).textContent).toContain('Reward for a client');
    const why = screen.getByTestId('reward-why').textContent;
    for (const text of [
      'USD 200.00',
      'USD 250.00 of USD 250.00',
      '2.00 of 2.00',
      'Once for each client (CPA), version 1',
    ])
      expect(why).toContain(text);
    expect(why).not.toContain('Trade hidden');
  });

  test('another partner’s reward did not load', async () => {
    await openRewards('tab=commissions&reward=999');
    expect(within(screen.getByTestId('reward-why')).getByText('The working did not load')).not.toBeNull();
  });

  test('a file has every page; one that failed has a message', async () => {
    const { user, portal } = await openRewards('tab=commissions', 3);
    await screen.findByTestId('reward-41');
    const before = portal.backend.count('partnerRewards');
    URL.createObjectURL = () => 'blob:https://portal.example/1';
    await user.click(screen.getByTestId('partnership-csv'));
    await act(untilSettled);
    expect(portal.backend.count('partnerRewards') - before).toBe(2);
    portal.backend.failNext('partnerRewards', PortalError.unavailable({ status: 400 }));
    await user.click(screen.getByTestId('partnership-csv'));
    await act(untilSettled);
    expect(screen.getByText('The file could not be made. Try again.')).not.toBeNull();
  });
});
