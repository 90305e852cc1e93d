import { act, screen } from '@testing-library/react';
import { PayoutAddressStore } from '../../../../src/application/wallet/payout-address-store';
import { ERROR_CODE } from '../../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../../src/domain/kernel/errors';
import { Screen } from '../../../../src/ui/wallet/screens/wallet-screen';
import { TEST_PASSWORD } from '../../../../src/testkit/portal/create-test-portal';
import { renderPortal, type RenderPortalOptions } from '../../../../src/testkit/portal/render-portal';
import { untilSettled } from '../../../../src/testkit/portal/until-settled';

const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7';
const PREVIOUS_ADDRESS = '0xde709f2102306220921060314715629080e2fb77';
// Typing letter by letter takes longer on a busy machine.
jest.setTimeout(60_000);

const renderWallet = (options: RenderPortalOptions = {}) =>
  renderPortal(<Screen />, { variant: 'international', address: '/Wallet', ...options });

async function submitAddress(user: Awaited<ReturnType<typeof renderWallet>>['user'], address: string) {
  await user.type(screen.getByTestId('wallet-address'), address);
  await user.click(screen.getByTestId('wallet-submit'));
  await act(untilSettled);
}

describe('wallet', () => {
  test('a valid address is set and shown', async () => {
    const { user, portal } = await renderWallet();
    expect(screen.getByTestId('wallet-none')).not.toBeNull();
    await submitAddress(user, ADDRESS);
    expect((await screen.findByTestId('wallet-current')).textContent).toBe(ADDRESS);
    expect(portal.owner.digitalAsset).toMatchObject({ walletAddress: ADDRESS, network: 'ETH' });
    expect(screen.getByText('The withdrawal address was changed.')).not.toBeNull();
  });

  test('an invalid address is not sent', async () => {
    const { user, portal } = await renderWallet();
    await submitAddress(user, 'nothing');
    expect(screen.getByRole('alert').textContent).toContain('not a valid address');
    expect(portal.backend.count('changeDigitalAsset')).toBe(0);
  });

  test('a check that fails blocks the submit, and can be tried again', async () => {
    const { user, portal } = await renderWallet();
    const unavailable = PortalError.unavailable({ status: 503 });
    portal.backend.failNext('checkWalletAddress', unavailable, unavailable);
    await user.type(screen.getByTestId('wallet-address'), ADDRESS);
    await user.tab();
    await act(untilSettled);
    expect(screen.getByRole('alert').textContent).toContain('could not be checked');
    await user.click(screen.getByTestId('wallet-submit'));
    await act(untilSettled);
    expect(portal.backend.count('changeDigitalAsset')).toBe(0);
    await user.click(screen.getByTestId('wallet-submit'));
    await act(untilSettled);
    expect(portal.backend.count('changeDigitalAsset')).toBe(1);
  });

  test('the password is requested if the gateway requires it', async () => {
    const { user, portal } = await renderWallet();
    const passwordRequired = () => PortalError.refused([ERROR_CODE.wrongCurrentPassword], 400);
    portal.backend.failNext('changeDigitalAsset', passwordRequired(), passwordRequired());
    expect(screen.queryByTestId('wallet-password')).toBeNull();
    await submitAddress(user, ADDRESS);
    expect(screen.getByRole('alert').textContent).toContain('Enter your current password.');
    await user.click(screen.getByTestId('wallet-submit'));
    await act(untilSettled);
    expect(portal.backend.count('changeDigitalAsset')).toBe(1);
    await user.type(screen.getByTestId('wallet-password'), 'Wrong-horse-9');
    await user.click(screen.getByTestId('wallet-submit'));
    await act(untilSettled);
    expect(screen.getByRole('alert').textContent).toContain('The current password is incorrect.');
    await user.clear(screen.getByTestId('wallet-password'));
    await user.type(screen.getByTestId('wallet-password'), TEST_PASSWORD);
    await user.click(screen.getByTestId('wallet-submit'));
    await act(untilSettled);
    expect((await screen.findByTestId('wallet-current')).textContent).toBe(ADDRESS);
    expect(screen.queryByTestId('wallet-password')).toBeNull();
  });

  test('a pending address is shown beside the current one', async () => {
    const { user, portal } = await renderWallet();
    portal.owner.digitalAsset = {
      walletAddress: PREVIOUS_ADDRESS,
      network: 'ETH',
      updatedAt: null,
      pending: { walletAddress: ADDRESS, inForceFrom: '2026-11-23T09:30:00Z' },
    };
    act(() => portal.resolve(PayoutAddressStore).retryAsset());
    await act(untilSettled);
    expect(screen.getByTestId('wallet-pending').textContent).toContain(ADDRESS);
    expect(screen.getByTestId('wallet-current').textContent).toBe(PREVIOUS_ADDRESS);
    await user.tab();
  });

  test('the result of a change is dropped when the page was left', async () => {
    const { user, portal, unmount } = await renderWallet();
    const release = portal.backend.hold('changeDigitalAsset');
    await submitAddress(user, ADDRESS);
    expect(portal.backend.count('changeDigitalAsset')).toBe(1);
    unmount();
    release();
    await untilSettled();
    expect(portal.owner.digitalAsset).toMatchObject({ walletAddress: ADDRESS });
    expect(portal.resolve(PayoutAddressStore)).toMatchObject({ isAddressSaved: false, address: '' });
  });

  test('an empty address is not sent', async () => {
    const { user, portal } = await renderWallet();
    await user.click(screen.getByTestId('wallet-submit'));
    expect(screen.getByRole('alert').textContent).toContain('Enter the address.');
    expect(portal.backend.count('checkWalletAddress')).toBe(0);
  });

  test('balances of live accounts are shown', async () => {
    const { portal } = await renderWallet();
    const live = portal.owner.accounts.find(({ kind, status }) => kind === 'live' && status === 'active');
    expect(screen.getByTestId(`wallet-balance-${live?.login}`)).not.toBeNull();
    const demo = portal.owner.accounts.find(({ kind }) => kind === 'demo');
    expect(screen.queryByTestId(`wallet-balance-${demo?.login}`)).toBeNull();
  });
});
