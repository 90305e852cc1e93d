import { PortalError } from '../../../src/domain/kernel/errors';
import {
  createTestPortal,
  TEST_PASSWORD,
  type TestPortal,
} from '../../../src/testkit/portal/create-test-portal';

const DRAFTS = { 'portico.draft.register': 'typed', 'portico.draft.client': 'typed' };

/** A tab whose client’s session was rejected while they worked; the gateway has a second client. */
async function openExpiredPortal() {
  const portal = createTestPortal({ signedIn: true, address: '/Profile?tab=2' });
  await portal.start();
  await portal.client.load();
  for (const [key, text] of Object.entries({ ...DRAFTS, 'portico.closedPopups': 'a1' })) {
    portal.tab.entries.set(key, text);
  }
  portal.gateway.reportUnauthorized(portal.token ?? '');
  const otherClient = portal.backend.add({
    email: 'other@portico.test',
    password: TEST_PASSWORD,
    setting: { ...portal.owner.setting, id: portal.owner.setting.id + 1 },
  });
  portal.backend.calls.length = 0;
  return { ...portal, otherClient };
}

async function signIn(
  portal: Pick<TestPortal, 'login' | 'session' | 'client' | 'navigation'>,
  email: string,
) {
  portal.login.setEmail(email);
  portal.login.setPassword(TEST_PASSWORD);
  await portal.login.submit();
  portal.navigation.go(portal.session.readReturnPath());
  portal.session.dropReturnPath();
  await portal.client.load();
}

const draftsIn = (portal: Pick<TestPortal, 'tab'>) =>
  [...portal.tab.entries.keys()].filter((key) => key.startsWith('portico.draft.'));

describe('after an expired session (D7 and D9)', () => {
  test('the same client gets drafts and path back', async () => {
    const portal = await openExpiredPortal();
    await signIn(portal, portal.owner.email);
    expect(portal.navigation.address).toBe('/Profile?tab=2');
    expect(draftsIn(portal)).toEqual(Object.keys(DRAFTS));
    expect(portal.tab.entries.get('portico.closedPopups')).toBe('a1');
  });

  test('another client gets none of the first client’s data, and starts with the accounts', async () => {
    const portal = await openExpiredPortal();
    await signIn(portal, portal.otherClient.email);
    expect(portal.navigation.address).toBe('/accounts');
    expect(Object.fromEntries(portal.tab.entries)).toEqual({
      'portico.owner': String(portal.otherClient.setting.id),
      'portico.theme': 'light',
    });
  });

  test('another client signed in by a token link gets no drafts either', async () => {
    const portal = await openExpiredPortal();
    portal.session.accept(portal.backend.issueToken(portal.otherClient));
    const loading = portal.client.load();
    expect(draftsIn(portal)).toEqual(Object.keys(DRAFTS));
    expect(await loading.then(() => draftsIn(portal))).toEqual([]);
  });

  test('while the client is unknown, the path is dropped and the drafts stay', async () => {
    const portal = await openExpiredPortal();
    portal.backend.failNext('client', PortalError.unavailable());
    await signIn(portal, portal.owner.email);
    expect(portal.navigation.address).toBe('/accounts');
    expect(draftsIn(portal)).toEqual(Object.keys(DRAFTS));
  });
});

describe('a sign-in after an expiry', () => {
  test.each(['owner', 'otherClient'] as const)('fetches the setting of the %s once', async (client) => {
    const portal = await openExpiredPortal();
    await signIn(portal, portal[client].email);
    await portal.client.load();
    expect(portal.backend.count('client')).toBe(1);
    expect(portal.client.setting).toEqual(portal[client].setting);
  });

  test('fetches it again if the first answer failed', async () => {
    const portal = await openExpiredPortal();
    portal.backend.failNext('client', PortalError.unavailable());
    await signIn(portal, portal.owner.email);
    await portal.client.load();
    expect(portal.backend.count('client')).toBe(2);
    expect(portal.client.setting).toEqual(portal.owner.setting);
  });
});

describe('after a visitor', () => {
  async function openVisitorPortal() {
    const portal = createTestPortal({ address: '/news?page=2', storedInTab: DRAFTS });
    await portal.start();
    portal.session.storeReturnPath('/news?page=2');
    return portal;
  }

  test('a sign-in leads to the refused path, and removes the visitor’s drafts', async () => {
    const portal = await openVisitorPortal();
    await signIn(portal, portal.owner.email);
    expect(portal.navigation.address).toBe('/news?page=2');
    expect(draftsIn(portal)).toEqual([]);
  });

  test('the client is requested only once', async () => {
    const portal = await openVisitorPortal();
    await signIn(portal, portal.owner.email);
    expect(portal.backend.count('client')).toBe(1);
  });
});

describe('the owner of a tab', () => {
  test('is the client whose setting arrived, until a manual sign-out', async () => {
    const portal = createTestPortal({ signedIn: true });
    await portal.start();
    expect(portal.tab.entries.get('portico.owner')).toBe(String(portal.owner.setting.id));
    portal.session.signOut('manual');
    expect(portal.tab.entries.has('portico.owner')).toBe(false);
  });

  test('is not a client who left before the answer arrived', async () => {
    const portal = createTestPortal({ signedIn: true });
    portal.session.start();
    const release = portal.backend.hold('client');
    const loading = portal.client.load();
    portal.session.signOut('manual');
    release();
    await loading;
    expect(portal.tab.entries.has('portico.owner')).toBe(false);
  });
});
