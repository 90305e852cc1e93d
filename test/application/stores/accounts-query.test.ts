import { AccountsStore } from '../../../src/application/stores/accounts-store';
import { PlatformStore } from '../../../src/application/stores/platform-store';
import { WalletStore } from '../../../src/application/stores/wallet-store';
import { createTestPortal } from '../../../src/testkit/create-test-portal';
import { flush } from '../../../src/testkit/flush';

async function opened() {
  const portal = createTestPortal({ signedIn: true });
  await portal.start();
  const accounts = portal.resolve(AccountsStore);
  const wallet = portal.resolve(WalletStore);
  const platform = portal.resolve(PlatformStore);
  const open = () => {
    accounts.load();
    wallet.open();
    platform.load();
  };
  const states = () => [accounts.remote, wallet.accounts, platform.accounts];
  return { portal, wallet, open, states };
}

test('the pages that show accounts share one call and its Retry', async () => {
  const { portal, wallet, open, states } = await opened();
  open();
  await flush();
  expect(portal.backend.count('accounts')).toBe(1);
  expect(states().map(({ status }) => status)).toEqual(['ready', 'ready', 'ready']);
  wallet.retryAccounts();
  await flush();
  expect(portal.backend.count('accounts')).toBe(2);
  expect(new Set(states().map((remote) => remote.status === 'ready' && remote.data)).size).toBe(1);
});

test('a slow answer is slow for all of them, and Retry on one races it for all', async () => {
  const { portal, wallet, open, states } = await opened();
  portal.backend.hold('accounts');
  open();
  await flush();
  portal.clock.advance(15_000);
  const slow = { status: 'loading', slow: true };
  expect(states()).toEqual([slow, slow, slow]);
  portal.backend.hold('accounts')();
  wallet.retryAccounts();
  await flush();
  expect(portal.backend.count('accounts')).toBe(2);
  expect(states().map(({ status }) => status)).toEqual(['ready', 'ready', 'ready']);
});
