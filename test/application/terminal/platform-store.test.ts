import { PlatformStore } from '../../../src/application/terminal/platform-store';
import { PortalError } from '../../../src/domain/kernel/errors';
import { createTestPortal, type TestPortalOptions } from '../../../src/testkit/portal/create-test-portal';
import { untilSettled } from '../../../src/testkit/portal/until-settled';

async function openStore(options: TestPortalOptions = {}) {
  const portal = createTestPortal({ signedIn: true, ...options });
  await portal.start();
  const store = portal.resolve(PlatformStore);
  store.load();
  await untilSettled();
  return { ...portal, store };
}

const keysOf = (links: readonly { key: string }[]) => links.map(({ key }) => key);
const blockOf = (store: PlatformStore, block: string) =>
  store.platforms.find((view) => view.platformId === block)!;

test('each platform has its downloads without boosters, its terminals and logins', async () => {
  const { store } = await openStore();
  expect(store.platforms.map(({ platformId }) => platformId)).toEqual(['mt4', 'mt5', 'trader']);
  const mt4 = blockOf(store, 'mt4');
  expect(keysOf(mt4.downloads)).toEqual(['MT4Windows']);
  expect(keysOf(mt4.terminals)).toEqual(['web-terminal-mt4']);
  expect(mt4.logins[0]).toEqual({
    login: 2104417,
    server: 'Portico-Live 1',
    kind: 'live',
    name: 'Main trading',
  });
  expect(keysOf(blockOf(store, 'mt5').terminals)).toEqual(['web-terminal-mt5', 'web-terminal-mt5-demo']);
});

test('a web terminal needs a login, and invest has no demo terminal (R2.4)', async () => {
  const { store } = await openStore({ client: { firstMt4Login: null } });
  expect(blockOf(store, 'mt4').terminals).toEqual([]);
  const invest = await openStore({ variant: 'invest' });
  expect(keysOf(blockOf(invest.store, 'mt5').terminals)).toEqual(['web-terminal-mt5']);
});

test("the downloads for the visitor's system are first", async () => {
  const { store, device } = await openStore();
  expect(keysOf(store.deviceDownloads)).toEqual(['MT4Windows', 'MT5Windows']);
  device.system = 'ios';
  expect(keysOf(store.deviceDownloads)).toEqual(['TraderIos']);
});

test('if only the accounts fail, Retry loads them', async () => {
  const portal = createTestPortal({ signedIn: true });
  await portal.start();
  portal.backend.failNext('accounts', PortalError.unavailable({ status: 503 }));
  const store = portal.resolve(PlatformStore);
  store.load();
  await untilSettled();
  expect(store.accounts.status).toBe('failed');
  expect(keysOf(blockOf(store, 'mt4').downloads)).toEqual(['MT4Windows']);
  expect(blockOf(store, 'mt4').logins).toEqual([]);
  store.retryAccounts();
  await untilSettled();
  expect(blockOf(store, 'mt4').logins.length).toBeGreaterThan(0);
});

test('if the links fail, Retry loads them', async () => {
  const portal = createTestPortal({ signedIn: true });
  await portal.start();
  portal.backend.failNext('siteConfig', PortalError.unavailable({ status: 503 }));
  const store = portal.resolve(PlatformStore);
  store.load();
  await untilSettled();
  expect(store.links.status).toBe('failed');
  store.retryLinks();
  await untilSettled();
  expect(store.links.status).toBe('ready');
});

test('login and server are copied, with a message', async () => {
  const { store, clipboard, notices } = await openStore();
  await store.copyLogin(2104417);
  expect(clipboard.text).toBe('2104417');
  await store.copyServer('Portico-Live 1');
  expect(clipboard.text).toBe('Portico-Live 1');
  clipboard.isDenied = true;
  await store.copyServer('Portico-Live 1');
  expect(notices.notices.map(({ tone, textKey, values }) => [tone, textKey, values])).toEqual([
    ['success', 'platform.loginCopied', { login: '2104417' }],
    ['success', 'platform.serverCopied', { server: 'Portico-Live 1' }],
    ['warning', 'platform.serverNotCopied', { server: 'Portico-Live 1' }],
  ]);
});
