import { screen, within } from '@testing-library/react';
import type { CampaignBonus } from '../../../../src/domain/campaigns/bonus';
import { Screen } from '../../../../src/ui/campaigns/screens/campaigns-screen';
import { campaignOf } from '../../../../src/testkit/portal/client-area';
import { renderPortal } from '../../../../src/testkit/portal/render-portal';

const BONUS: CampaignBonus = {
  granted: '100.00',
  left: '80.00',
  currency: 'USD',
  unlocked: null,
  neededLots: '10.00',
  lots: '3.50',
  until: '2027-01-20T09:30:00Z',
  state: 'active',
  trades: [
    { ticket: 71611904, symbol: 'EURUSD', side: 'buy', lots: '3.50', closedAt: '2026-11-12T09:04:11Z' },
  ],
};

const renderBonus = (bonus: CampaignBonus | null) =>
  renderPortal(<Screen />, {
    variant: 'international',
    address: '/campaigns?campaign=1',
    prepare: ({ backend }) => {
      backend.campaigns = [
        campaignOf(1, {
          kind: 'bonus',
          joinedAt: '2026-11-10T08:30:00Z',
          membership: {
            login: 50213360,
            alias: 'M-8QW3N',
            termsVersion: 1,
            termsSha256: 'a'.repeat(64),
            leftAt: null,
          },
          rules: [
            { kind: 'condition', key: 'deposit', value: '100', own: null, holds: bonus !== null },
            { kind: 'condition', key: 'volume', value: '10', own: bonus?.lots ?? null, holds: false },
            { kind: 'filter', key: 'days', value: '60', own: null, holds: null },
            { kind: 'filter', key: 'own-money', value: null, own: null, holds: null },
          ],
          bonus,
        }),
      ];
    },
  });
const plain = (element: HTMLElement) => element.textContent.replaceAll(/[\u00a0\u2066\u2069]/g, ' ');

test('the bonus shows the credit, the lots so far, and each trade that counts', async () => {
  await renderBonus(BONUS);
  const section = await screen.findByTestId('campaign-bonus');
  expect(plain(section)).toMatch(/Lots traded *3\.50 *of 10\.00/);
  expect(plain(screen.getByTestId('campaign-bonus-active'))).toContain('After 6.50 more lots');
  expect((await within(section).findByTestId('campaign-trade-71611904')).textContent).toContain('3.50');
  expect(plain(screen.getByTestId('campaign-rule-volume'))).toContain('3.50 of 10.00');
  expect(screen.queryByTestId('campaign-board')).toBeNull();
});

test('without a deposit there is no bonus yet, and the rule is not met', async () => {
  await renderBonus(null);
  expect((await screen.findByTestId('campaign-rule-deposit')).textContent).toContain('Not met');
  expect(screen.queryByTestId('campaign-bonus')).toBeNull();
});

test.each([
  [{ state: 'unlocked', unlocked: '80.00', left: '0.00' }, '80.00 became part of your balance'],
  [{ state: 'cancelled', left: '0.00', trades: [] }, 'The credit is gone'],
  [{ state: 'expired', left: '0.00', trades: [] }, 'The time was over'],
] as const)('an ended bonus shows how it ended: %j', async (endedBonus, text) => {
  await renderBonus({ ...BONUS, ...endedBonus });
  expect(plain(await screen.findByTestId(`campaign-bonus-${endedBonus.state}`))).toContain(text);
});

test('leaving first shows which credit is lost, and can be canceled', async () => {
  const { user } = await renderBonus(BONUS);
  await user.click(await screen.findByTestId('campaign-leave'));
  const question = screen.getByTestId('campaign-leave-question');
  expect(plain(question)).toMatch(/Leaving takes away USD\s+80\.00 of credit/);
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByTestId('campaign-leave-question')).toBeNull();
  await user.click(screen.getByTestId('campaign-leave'));
  await user.click(screen.getByTestId('campaign-leave-confirm'));
  expect(await screen.findByTestId('campaign-join')).not.toBeNull();
});
