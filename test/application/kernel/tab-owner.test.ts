import { PortalError } from '../../../src/domain/kernel/errors';
import {
  createTestPortal,
  TEST_PASSWORD,
  type TestPortal,
} from '../../../src/testkit/portal/create-test-portal';

const DRAFTS = { 'portico.draft.register': 'typed', 'portico.draft.client': 'typed' };

/** A tab whose client worked until the session was rejected; the gateway knows a second client. */
async function afterAnExpiry() {
  const portal = createTestPortal({ signedIn: true, address: '/Profile?tab=2' });
  await portal.start();
  await portal.client.load();
  for (const [key, text] of Object.entries({ ...DRAFTS, 'portico.closedPopups': 'a1' })) {
    portal.tab.entries.set(key, text);
  }
  portal.gateway.reportUnauthorized(portal.token ?? '');
  const other = portal.backend.add({
    email: 'other@portico.test',
    password: TEST_PASSWORD,
    setting: { ...portal.owner.setting, id: portal.owner.setting.id + 1 },
  });
  portal.backend.calls.length = 0;
  return { ...portal, other };
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
    const portal = await afterAnExpiry();
    await signIn(portal, portal.owner.email);
    expect(portal.navigation.address).toBe('/Profile?tab=2');
    expect(draftsIn(portal)).toEqual(Object.keys(DRAFTS));
    expect(portal.tab.entries.get('portico.closedPopups')).toBe('a1');
  });

  test('another client gets nothing of the first client’s, and starts with the accounts', async () => {
    const portal = await afterAnExpiry();
    await signIn(portal, portal.other.email);
    expect(portal.navigation.address).toBe('/accounts');
    expect(Object.fromEntries(portal.tab.entries)).toEqual({
      'portico.owner': String(portal.other.setting.id),
      'portico.theme': 'light',
    });
  });

  test('another client signed in by a token link gets nothing either, before the setting arrives', async () => {
    const portal = await afterAnExpiry();
    const seen: string[][] = [];
    portal.session.accept(portal.backend.issueToken(portal.other));
    const loading = portal.client.load();
    expect(draftsIn(portal)).toEqual(Object.keys(DRAFTS));
    await loading.then(() => seen.push(draftsIn(portal)));
    expect(seen).toEqual([[]]);
  });

  test('if the gateway cannot say who it is, the path is dropped; the drafts wait for an answer', async () => {
    const portal = await afterAnExpiry();
    portal.backend.failNext('client', PortalError.unavailable());
    await signIn(portal, portal.owner.email);
    expect(portal.navigation.address).toBe('/accounts');
    expect(draftsIn(portal)).toEqual(Object.keys(DRAFTS));
  });
});

describe('a sign-in after an expiry', () => {
  test.each(['owner', 'other'] as const)('fetches the setting of the %s once', async (who) => {
    const portal = await afterAnExpiry();
    await signIn(portal, portal[who].email);
    await portal.client.load();
    expect(portal.backend.count('client')).toBe(1);
    expect(portal.client.setting).toEqual(portal[who].setting);
  });

  test('fetches it again where the first answer failed', async () => {
    const portal = await afterAnExpiry();
    portal.backend.failNext('client', PortalError.unavailable());
    await signIn(portal, portal.owner.email);
    await portal.client.load();
    expect(portal.backend.count('client')).toBe(2);
    expect(portal.client.setting).toEqual(portal.owner.setting);
  });
});

describe('after a visitor', () => {
  async function afterAVisitor() {
    const portal = createTestPortal({ address: '/news?page=2', storedInTab: DRAFTS });
    await portal.start();
    portal.session.rememberPath('/news?page=2');
    return portal;
  }

  test('the refused path leads whoever signs in; the drafts go to nobody else', async () => {
    const portal = await afterAVisitor();
    await signIn(portal, portal.owner.email);
    expect(portal.navigation.address).toBe('/news?page=2');
    expect(draftsIn(portal)).toEqual([]);
  });

  test('the client is requested only once', async () => {
    const portal = await afterAVisitor();
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

  test('is not a client who left before the answer came', async () => {
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
