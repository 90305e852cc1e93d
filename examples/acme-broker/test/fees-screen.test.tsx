import { PortalError } from '@portico/portal';
import { accountOf, renderPortal, type RenderPortalOptions } from '@portico/portal/testkit';
import { screen } from '@testing-library/react';
import { extension } from '../extension';
import { FeesScreen } from '../fees-screen';

const show = (options: RenderPortalOptions) =>
  renderPortal(<FeesScreen />, { extensions: [extension], variant: 'international', ...options });

test('the fee of each currency that the client has', async () => {
  await show({
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

test('a client without accounts reads when there will be fees', async () => {
  await show({ accounts: [] });
  expect(screen.getByTestId('no-fees').textContent).toContain('No fees yet');
});

test('accounts that did not load can be fetched again', async () => {
  const { user } = await show({
    accounts: [accountOf({ login: 1, currency: 'GBP' })],
    prepare: ({ backend }) => backend.failNext('accounts', PortalError.refused([1])),
  });
  expect(screen.getByRole('alert').textContent).toContain('Accounts did not load');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Withdrawal, GBP account')).toBeTruthy();
});
