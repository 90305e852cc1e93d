import { AttentionStore } from '../../../src/application/dashboard/attention-store';
import { CalculatorAccountStore } from '../../../src/application/calculators/calculator-account-store';
import { SessionStore } from '../../../src/application/session/session-store';
import { TerminalStore } from '../../../src/application/terminal/terminal-store';
import { AccountsStore } from '../../../src/application/accounts/accounts-store';
import { PlatformStore } from '../../../src/application/terminal/platform-store';
import { PayoutAddressStore } from '../../../src/application/wallet/payout-address-store';
import { createTestPortal } from '../../../src/testkit/portal/create-test-portal';
import { untilSettled } from '../../../src/testkit/portal/until-settled';

async function openPortal() {
  const portal = createTestPortal({ signedIn: true });
  await portal.start();
  const accounts = portal.resolve(AccountsStore);
  const wallet = portal.resolve(PayoutAddressStore);
  const platform = portal.resolve(PlatformStore);
  const openPages = () => {
    accounts.load();
    wallet.open();
    platform.load();
  };
  const states = () => [accounts.remote, wallet.accounts, platform.accounts];
  return { portal, wallet, openPages, states };
}

test('the pages that show accounts share one call and its Retry', async () => {
  const { portal, wallet, openPages, states } = await openPortal();
  openPages();
  await untilSettled();
  expect(portal.backend.count('accounts')).toBe(1);
  expect(states().map(({ status }) => status)).toEqual(['ready', 'ready', 'ready']);
  wallet.retryAccounts();
  await untilSettled();
  expect(portal.backend.count('accounts')).toBe(2);
  expect(new Set(states().map((remote) => remote.status === 'ready' && remote.data)).size).toBe(1);
});

test('a slow answer is slow for all of them, and Retry on one starts a second attempt for all', async () => {
  const { portal, wallet, openPages, states } = await openPortal();
  portal.backend.hold('accounts');
  openPages();
  await untilSettled();
  portal.clock.advance(15_000);
  const slow = { status: 'loading', slow: true };
  expect(states()).toEqual([slow, slow, slow]);
  portal.backend.hold('accounts')();
  wallet.retryAccounts();
  await untilSettled();
  expect(portal.backend.count('accounts')).toBe(2);
  expect(states().map(({ status }) => status)).toEqual(['ready', 'ready', 'ready']);
});

test('the pages that show accounts, opened one after another, request them once', async () => {
  const portal = createTestPortal({ signedIn: true });
  await portal.start();
  const visits = [
    () => portal.resolve(AttentionStore).load(),
    () => portal.resolve(AccountsStore).load(),
    () => portal.resolve(TerminalStore).open('webterminal4'),
    () => portal.resolve(CalculatorAccountStore).open(null, true),
    () => portal.resolve(PlatformStore).load(),
    () => portal.resolve(PayoutAddressStore).open()(),
    () => portal.resolve(AttentionStore).load(),
    () => portal.resolve(AccountsStore).load(),
  ];
  for (const visit of visits) {
    visit();
    await untilSettled();
    expect(portal.backend.count('accounts')).toBe(1);
  }
  expect(portal.resolve(CalculatorAccountStore).accounts.length).toBeGreaterThan(0);
  expect(portal.resolve(AttentionStore).accounts.status).toBe('ready');
});

test('a sign-out drops the accounts', async () => {
  const { portal, openPages, states } = await openPortal();
  openPages();
  await untilSettled();
  portal.resolve(SessionStore).signOut('manual');
  expect(states().map(({ status }) => status)).toEqual(['idle', 'idle', 'idle']);
});
