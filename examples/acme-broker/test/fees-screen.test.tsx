import { PortalError } from '@portico/portal';
import { accountOf, renderPortal, type RenderPortalOptions } from '@portico/portal/testkit';
import { screen } from '@testing-library/react';
import { extension } from '../extension';
import { FeesScreen } from '../fees-screen';

const renderFees = (options: RenderPortalOptions) =>
  renderPortal(<FeesScreen />, { extensions: [extension], variant: 'international', ...options });

test('shows the fee of each currency of the client’s accounts', async () => {
  await renderFees({
    accounts: [accountOf({ login: 1, currency: 'EUR' }), accountOf({ login: 2, currency: 'JPY' })],
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Fees');
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Withdrawal, EUR account',
    'Withdrawal, JPY account',
  ]);
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
    'EUR 5.00',
    'JPY 700',
  ]);
});

test('a client without accounts sees a note', async () => {
  await renderFees({ accounts: [] });
  expect(screen.getByTestId('no-fees').textContent).toContain('No fees yet');
});

test('Retry fetches accounts that did not load', async () => {
  const { user } = await renderFees({
    accounts: [accountOf({ login: 1, currency: 'GBP' })],
    prepare: ({ backend }) => backend.failNext('accounts', PortalError.refused([1])),
  });
  expect(screen.getByRole('alert').textContent).toContain('Accounts did not load');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Withdrawal, GBP account')).toBeTruthy();
});
