import { act, screen, waitFor, within } from '@testing-library/react';
import { PortalError } from '../../../../src/domain/kernel/errors';
import { PartnerPayouts } from '../../../../src/application/partnership/ports/partner-payouts';
import type { PartnerPayout } from '../../../../src/domain/partnership/payout';
import { TEST_PASSWORD } from '../../../../src/testkit/portal/create-test-portal';
import { FakePartnerPayouts } from '../../../../src/testkit/partnership/fake-partner-payouts';
import { renderPortal, type RenderPortalOptions } from '../../../../src/testkit/portal/render-portal';
import { untilSettled } from '../../../../src/testkit/portal/until-settled';
import { PartnershipShared } from '../../../../src/ui/partnership/screens/partnership-screens';

const PAYOUTS: readonly PartnerPayout[] = [
  {
    id: 12,
    month: '2026-11',
    at: '2026-11-01T00:00:41.000Z',
    state: 'sent',
    amount: '412.50',
    currency: 'USD',
    login: 50_128_841,
    asset: null,
    received: '380.11',
    receivedCurrency: 'EUR',
    rate: '0.921478',
    missing: [],
  },
  {
    id: 9,
    month: '2026-10',
    at: '2026-10-01T00:00:12.000Z',
    state: 'waiting',
    amount: '41.25',
    currency: 'USD',
    login: null,
    asset: null,
    received: null,
    receivedCurrency: null,
    rate: null,
    missing: ['minimum', 'destination-new'],
  },
];

const open = (prepare: RenderPortalOptions['prepare'] = () => undefined) =>
  renderPortal(<PartnershipShared />, {
    variant: 'international',
    address: '/partnership?tab=payouts',
    prepare,
  });
const section = () => within(screen.getByTestId('partnership-payouts'));

describe('payouts', () => {
  test('the next payment shows its day, its amounts, and what it waits for', async () => {
    await open(({ owner }) => {
      const { partnership } = owner;
      if (partnership.nextPayout)
        owner.partnership = {
          ...partnership,
          nextPayout: { ...partnership.nextPayout, missing: ['destination', 'review', 'paused'] },
        };
    });
    await waitFor(() =>
      expect(screen.getByTestId('partnership-payouts').textContent).toContain('On Dec 1, 2026, UTC'),
    );
    for (const figure of ['527.75', '7.50', '50.00'])
      expect(section().getAllByText(figure, { exact: false })).not.toEqual([]);
    const items = within(section().getByTestId('payout-missing')).getAllByRole('listitem');
    expect(items).toHaveLength(3);
    expect(items[0]?.textContent).toContain('Name the account');
    expect(items[2]?.textContent).toContain('The partnership is paused');
  });

  test('pay days show what was paid where, and why one was not', async () => {
    await open(({ resolve }) => {
      const payouts: object = resolve(PartnerPayouts);
      if (payouts instanceof FakePartnerPayouts) payouts.items = PAYOUTS;
    });
    const sentPayout = section().getByTestId('payout-12').textContent;
    for (const text of ['412.50', 'Paid', '50128841', '380.11', 'EUR']) expect(sentPayout).toContain(text);
    const waiting = within(section().getByTestId('payout-9'));
    expect(waiting.getByText('Not paid')).not.toBeNull();
    expect(waiting.getAllByRole('listitem')).toHaveLength(2);
  });

  test('another account is named with the proof that the gateway requires', async () => {
    const { user } = await open();
    expect(section().getByText('You have not named an account yet.')).not.toBeNull();
    const form = within(section().getByTestId('payout-destination'));
    await user.click(form.getByTestId('payout-save'));
    expect(form.getByText('Choose an account')).not.toBeNull();
    await user.click(form.getByRole('combobox'));
    const [option] = await screen.findAllByTitle(/^[0-9]+ · [A-Z]{3}$/);
    const login = option?.textContent?.split(' ')[0] ?? 'none';
    if (option) await user.click(option);
    await user.click(form.getByTestId('payout-save'));
    await act(untilSettled);
    await user.type(form.getByLabelText(/password/i), TEST_PASSWORD);
    await user.click(form.getByTestId('payout-save'));
    await act(untilSettled);
    expect(section().getByText(/The account is saved/)).not.toBeNull();
    expect(section().getByTestId('payout-current').textContent).toContain(login);
  });

  test('a wallet is named where the client has one', async () => {
    const { user } = await open(({ resolve }) => {
      const payouts: object = resolve(PartnerPayouts);
      if (payouts instanceof FakePartnerPayouts) payouts.assets = ['USDT'];
    });
    const form = within(section().getByTestId('payout-destination'));
    await user.click(form.getByLabelText('Live account or wallet'));
    await user.click(await screen.findByTitle(/USDT/));
    await user.click(form.getByTestId('payout-save'));
    await act(untilSettled);
    await user.type(form.getByLabelText(/password/i), TEST_PASSWORD);
    await user.click(form.getByTestId('payout-save'));
    await act(untilSettled);
    expect(section().getByTestId('payout-current').textContent).toContain('Wallet, USDT');
  });

  test('a statement adds up, and a failed one is loaded again', async () => {
    const { user } = await open(({ backend }) =>
      backend.failNext('partnerStatement', PortalError.unavailable({ status: 400 })),
    );
    expect(section().getByText('The statement did not load')).not.toBeNull();
    await user.click(section().getByRole('button', { name: /retry/i }));
    await act(untilSettled);
    const rows = [...screen.getByTestId('partnership-statement').querySelectorAll('dl > div')];
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Opening balanceUSD 41.25',
      'Level 1, approved rewards: 52USD 390.00',
      'Taken backUSD −7.50',
      'Paid into account 50128841USD −412.50',
      'Closing balanceUSD 11.25',
    ]);
  });
});
