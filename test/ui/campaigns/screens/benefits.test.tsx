import { screen, within } from '@testing-library/react';
import { Campaigns } from '../../../../src/application/campaigns/ports/campaigns';
import type { Campaign, CampaignKind } from '../../../../src/domain/campaigns/campaign';
import type { ContestTrade } from '../../../../src/domain/campaigns/contest';
import { Screen } from '../../../../src/ui/campaigns/screens/campaigns-screen';
import { FakeCampaigns } from '../../../../src/testkit/campaigns/fake-campaigns';
import { campaignOf } from '../../../../src/testkit/portal/client-area';
import { renderPortal } from '../../../../src/testkit/portal/render-portal';

const tradeOf = (ticket: number, fields: Partial<ContestTrade>): ContestTrade => ({
  ticket,
  symbol: 'XAUUSD',
  side: 'buy',
  lots: '0.50',
  openedAt: '2026-11-12T13:30:02Z',
  closedAt: '2026-11-12T13:41:16Z',
  net: '24.80',
  seconds: 674,
  reason: null,
  cost: '7.50',
  amount: '1.88',
  ...fields,
});

const memberOf = (kind: CampaignKind, key: 'rebated-spread' | 'waived-commission'): Campaign =>
  campaignOf(1, {
    kind,
    joinedAt: '2026-11-10T08:30:00Z',
    membership: {
      login: 50213360,
      alias: 'M-8QW3N',
      termsVersion: 3,
      termsSha256: 'a'.repeat(64),
      leftAt: null,
    },
    rules: [
      { kind: 'filter', key, value: '25', own: '3.76', holds: null },
      { kind: 'filter', key: 'within', value: null, own: null, holds: null },
    ],
  });

const renderCampaign = (campaign: Campaign) =>
  renderPortal(<Screen />, {
    variant: 'international',
    address: '/campaigns?campaign=1',
    prepare: ({ backend, resolve }) => {
      backend.campaigns = [campaign];
      const campaigns: object = resolve(Campaigns);
      if (!(campaigns instanceof FakeCampaigns)) throw new Error('the fake is replaced');
      campaigns.scores.set(1, {
        base: null,
        sum: '3.76',
        result: null,
        trades: [
          tradeOf(71702379, {}),
          tradeOf(71702378, {}),
          tradeOf(71702377, { reason: 'not-member', amount: null }),
        ],
      });
    },
  });

test('a member reads what was paid back, for which trades, and why others do not count', async () => {
  const { user } = await renderCampaign(memberOf('spreadRebate', 'rebated-spread'));
  const figures = screen.getByTestId('campaign-figures').textContent ?? '';
  expect(figures).toContain('Spread paid back so farUSD 3.76of a spread of USD 15.00');
  expect(figures).toContain('2 of 3');
  expect(screen.getByTestId('campaign-rule-rebated-spread').textContent).toMatch(
    /^25% of the spread is paid back.*3\.76$/,
  );
  expect(screen.getByTestId('campaign-rule-within').textContent).toContain('2 of 3');
  const trades = within(screen.getByTestId('campaign-score'));
  expect((await trades.findByTestId('campaign-trade-71702379')).textContent).toContain('1.88');
  await user.click(trades.getByText('Excluded 1'));
  expect(trades.getByTestId('campaign-trade-71702377').textContent).toContain(
    'Closed while you did not take part',
  );
  expect(screen.queryByTestId('campaign-board')).toBeNull();
});

test('a fee waiver names the commission that was not charged', async () => {
  await renderCampaign(memberOf('feeWaiver', 'waived-commission'));
  expect(screen.getByTestId('campaign-figures').textContent).toContain('Commission saved so far');
  expect((await screen.findAllByText('Not charged')).length).toBeGreaterThan(0);
});

test('a notice has its text alone', async () => {
  await renderCampaign(
    campaignOf(1, {
      kind: 'notice',
      isEligible: false,
      reasons: ['closed'],
      reward: null,
      terms: null,
      termsSha256: null,
      rules: [],
    }),
  );
  expect(screen.getByTestId('campaign-1').textContent).toContain('Campaign 1');
  for (const part of ['campaign-join', 'campaign-reason-1', 'campaign-terms-text', 'campaign-figures'])
    expect(screen.queryByTestId(part)).toBeNull();
});
