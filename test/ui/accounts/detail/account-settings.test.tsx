import { screen, within } from '@testing-library/react';
import { ERROR_CODE } from '../../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../../src/domain/kernel/errors';
import { accountOf } from '../../../../src/testkit/accounts/accounts-data';
import { renderPortal, type RenderPortalOptions } from '../../../../src/testkit/portal/render-portal';
import { APP_CODE } from '../../../../src/testkit/session/fake-second-factors';
import { ACCOUNTS_PAGE, settlePage } from '../../kit/accounts-page';

// The page of an account is loaded on demand, which takes longer on a busy machine.
const SOON = { timeout: 20_000 };

const MAIN = accountOf({
  login: 501,
  nickname: 'Main trading',
  leverage: 100,
  margin: '3000.00',
  equity: '4000.00',
});
const DEMO = accountOf({ login: 901, nickname: 'Practice', kind: 'demo', margin: '0.00', marginLevel: null });

async function openSettings(login: number, options: RenderPortalOptions = {}) {
  const view = await renderPortal(ACCOUNTS_PAGE, {
    accounts: [MAIN, DEMO],
    ...options,
    address: `/accounts?account=${login}&tab=settings`,
  });
  await settlePage(view.portal);
  await screen.findByTestId('section-settings', {}, SOON);
  return view;
}

const findPart = async (id: string) => within(await screen.findByTestId(id, {}, SOON));

it('saves a nickname and shows it in the heading', async () => {
  const { user } = await openSettings(501);
  const field = await screen.findByRole('textbox', { name: 'Nickname' }, SOON);
  await user.clear(field);
  await user.type(field, '  Gold  ');
  await user.click(screen.getByTestId('account-rename-submit'));
  expect((await screen.findByRole('heading', { level: 1, name: 'Gold' }, SOON)).textContent).toBe('Gold');
});

it('does not send a nickname that is too long', async () => {
  const { user, portal } = await openSettings(501);
  const field = await screen.findByRole('textbox', { name: 'Nickname' }, SOON);
  await user.clear(field);
  await user.click(field);
  await user.paste('x'.repeat(41));
  await user.click(screen.getByTestId('account-rename-submit'));
  screen.getByText('The nickname is too long: at most 40 characters.');
  expect(portal.backend.count('renameAccount')).toBe(0);
});

it('changes the leverage, and explains why it cannot be lower', async () => {
  const { user, portal } = await openSettings(501);
  const leverage = await findPart('account-leverage');
  await user.click(leverage.getByRole('radio', { name: '1:10' }));
  expect(leverage.getByRole('status').textContent).toContain(
    '30,000.00, more than the equity of USD 4,000.00',
  );
  expect(leverage.queryByTestId('account-leverage-submit')).toBeNull();
  await user.click(leverage.getByRole('radio', { name: '1:200' }));
  expect(leverage.getByRole('status').textContent).toContain('Margin would be USD 1,500.00');
  await user.click(leverage.getByTestId('account-leverage-submit'));
  expect(portal.owner.accounts.find(({ login }) => login === 501)?.leverage).toBe(200);
});

it('sets an account password after the portal password is entered', async () => {
  const { user, portal } = await openSettings(501);
  const section = await findPart('account-password-readOnly');
  await user.click(section.getByRole('button', { name: 'Set a new one' }));
  await user.click(section.getByTestId('account-password-submit'));
  section.getByText('Enter your portal password.');
  await user.type(section.getByLabelText('Your portal password'), 'wrong');
  await user.type(section.getByLabelText('New password of the account'), 'ReadOnly1234');
  await user.click(section.getByTestId('account-password-submit'));
  await section.findByText('The current password is incorrect.', {}, SOON);
  await user.clear(section.getByLabelText('Your portal password'));
  await user.type(section.getByLabelText('Your portal password'), portal.owner.password);
  await user.click(section.getByTestId('account-password-submit'));
  await section.findByText(/Changed on/, {}, SOON);
});

it('sets an account password with the second factor, if the client has one', async () => {
  const { user, portal } = await openSettings(501, {
    prepare: ({ owner }) => void (owner.recoveryCodes = ['AKQ7-M2X0']),
  });
  const section = await findPart('account-password-trading');
  await user.click(section.getByRole('button', { name: 'Set a new one' }));
  await user.type(section.getByLabelText('Your portal password'), portal.owner.password);
  await user.type(section.getByLabelText('New password of the account'), 'Trading1234');
  await user.click(section.getByTestId('account-password-submit'));
  await user.type(await section.findByTestId('account-code', {}, SOON), '000000');
  await user.click(section.getByTestId('account-password-submit'));
  await section.findByText(/incorrect or has expired/, {}, SOON);
  expect(section.queryByText(/Changed on/)).toBeNull();
  await user.clear(section.getByTestId('account-code'));
  await user.type(section.getByTestId('account-code'), APP_CODE);
  await user.click(section.getByTestId('account-password-submit'));
  await section.findByText(/Changed on/, {}, SOON);
});

it('archives and restores an account without money', async () => {
  const { user, portal } = await openSettings(901);
  const archive = await findPart('account-archive');
  await user.click(archive.getByRole('button', { name: 'Archive account' }));
  await user.click(await archive.findByRole('button', { name: 'Restore account' }, SOON));
  await archive.findByRole('button', { name: 'Archive account' }, SOON);
  expect(portal.backend.count('archiveAccount')).toBe(1);
});

it('shows the maximum number of accounts if no further one can be restored', async () => {
  const { user, portal } = await openSettings(901);
  const archive = await findPart('account-archive');
  await user.click(archive.getByRole('button', { name: 'Archive account' }));
  const details = { field: 'kind', reason: 'limit', most: 5 };
  portal.backend.failNext(
    'restoreAccount',
    PortalError.refused([ERROR_CODE.refused], 400, undefined, details),
  );
  await user.click(await archive.findByRole('button', { name: 'Restore account' }, SOON));
  await archive.findByText('You have 5 of at most 5 accounts of this kind.', {}, SOON);
});

it('does not archive an account with money, and explains why', async () => {
  await openSettings(501);
  const archive = await findPart('account-archive');
  archive.getByText('Close the open positions first.');
  archive.getByText('Withdraw or transfer the balance first.');
  expect(archive.getByRole<HTMLButtonElement>('button', { name: 'Archive account' }).disabled).toBe(true);
});

it('shows that the settings did not load', async () => {
  await openSettings(501, {
    prepare: ({ backend }) =>
      backend.failNext('accountSettings', PortalError.refused([ERROR_CODE.failed], 400)),
  });
  await screen.findByText('The settings did not load', {}, SOON);
});
