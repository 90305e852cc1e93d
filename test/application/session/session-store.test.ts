import { PortalError } from '../../../src/domain/kernel/errors';
import { createTestPortal } from '../../../src/testkit/portal/create-test-portal';
import { untilSettled } from '../../../src/testkit/portal/until-settled';

const NOW = Date.parse('2026-11-20T14:32:07.400Z');
const NOW_SECONDS = Math.floor(NOW / 1000);
const HOUR = 3_600_000;

/** A portal with a signed-in client whose session has been resumed. */
function createSignedInPortal(options: Parameters<typeof createTestPortal>[0] = {}) {
  const portal = createTestPortal({ signedIn: true, now: NOW, address: '/Profile?tab=2', ...options });
  portal.session.start();
  return { ...portal, token: portal.token ?? '' };
}

describe('resuming a session', () => {
  test('the token of a valid stored session is sent with every call', () => {
    const { session, gateway, token } = createSignedInPortal();
    expect(session).toMatchObject({ signedIn: true, token, expiresAt: NOW_SECONDS + 3600, lastEnd: null });
    expect(gateway.bearer).toBe(token);
  });

  test('without a stored session nobody is signed in', () => {
    const { session, gateway } = createTestPortal();
    session.start();
    expect(session.signedIn).toBe(false);
    expect(gateway.bearer).toBeNull();
  });

  test('an expired one is removed silently, and the language stays', () => {
    const { session, vault, local, navigation } = createTestPortal({
      now: NOW,
      storedValues: { language: 'de-DE' },
    });
    vault.storedSession = { token: 'fake-token-1', expiresAt: NOW_SECONDS };
    session.start();
    expect(session).toMatchObject({ signedIn: false, lastEnd: null });
    expect(vault.storedSession).toBeUndefined();
    expect(Object.fromEntries(local.entries)).toEqual({ language: 'de-DE' });
    expect(navigation.visits).toEqual([]);
  });

  test('a token in the replaceable storage is not a session', () => {
    const storedValues = { token: 'planted', tokenExp: String(NOW_SECONDS + 3600) };
    const { session, gateway } = createTestPortal({ now: NOW, storedValues });
    session.start();
    expect(session.signedIn).toBe(false);
    expect(gateway.bearer).toBeNull();
  });
});

describe('accepting a token', () => {
  test('is stored for an hour, in whole seconds, and sent with later calls', () => {
    const { session, vault, gateway } = createTestPortal({ now: NOW });
    session.start();
    session.accept('opaque');
    expect(vault.storedSession).toEqual({ token: 'opaque', expiresAt: NOW_SECONDS + 3600 });
    expect(gateway.bearer).toBe('opaque');
    expect(session.signedIn).toBe(true);
  });

  test('if storage throws, sign-in works in memory, and the portal knows', () => {
    const { session, vault } = createTestPortal({ now: NOW });
    vault.refuse('throws');
    session.start();
    session.accept('opaque');
    session.recheck();
    expect(session).toMatchObject({ signedIn: true, persistent: false });
    expect(vault.storedSession).toBeUndefined();
  });

  test('a full storage leaves the session unaffected', () => {
    const { session, vault, page } = createSignedInPortal();
    vault.refuse('full');
    session.accept('newer');
    session.recheck();
    expect(session.token).toBe('newer');
    expect(page.reloads).toBe(0);
  });

  test('another token drops the answers of the previous one', async () => {
    const portal = createSignedInPortal();
    await portal.client.load();
    portal.session.accept(portal.backend.issueToken(portal.owner));
    expect(portal.client.setting).toBeUndefined();
  });
});

describe('signing out manually', () => {
  test('removes the client’s data from the storage, and goes to login', () => {
    const { session, vault, local, tab, navigation, gateway } = createSignedInPortal({
      storedValues: {
        language: 'de-DE',
        i18nextLng: 'de',
        collapsed: 'true',
        affid: 'a1',
        supportChatToken: 'x',
      },
      storedInTab: { 'portico.draft.login': 'x@y', 'portico.returnTo': '/news', 'portico.reloadGuard': '1' },
    });
    session.signOut('manual');
    expect(vault.storedSession).toBeUndefined();
    expect(Object.fromEntries(local.entries)).toEqual({ i18nextLng: 'de', affid: 'a1' });
    expect(Object.fromEntries(tab.entries)).toEqual({
      'portico.reloadGuard': '1',
      'portico.signedOut': 'true',
    });
    expect(navigation.history).toEqual(['/login']);
    expect(gateway.bearer).toBeNull();
    expect(session).toMatchObject({ signedIn: false, lastEnd: 'manual', endsSoon: false });
  });

  test('the gateway revokes the token (S1)', async () => {
    const { session, backend, token } = createSignedInPortal();
    session.signOut('manual');
    await untilSettled();
    expect(backend.accepts(token)).toBe(false);
  });

  test('offline, everything is cleared all the same (S2)', async () => {
    const portal = createSignedInPortal();
    await portal.client.load();
    portal.backend.failNext('logout', PortalError.unavailable());
    portal.session.signOut('manual');
    await untilSettled();
    expect(portal.vault.storedSession).toBeUndefined();
    expect(portal.client.setting).toBeUndefined();
    expect(portal.navigation.history).toEqual(['/login']);
  });

  test('answers on their way for the client never arrive', async () => {
    const portal = createSignedInPortal();
    const release = portal.backend.hold('client');
    const loading = portal.client.load();
    portal.session.signOut('manual');
    release();
    expect(await loading).toBeUndefined();
    expect(portal.client.remote.status).toBe('idle');
  });

  test('the next sign-in leads to the accounts', () => {
    const { session } = createSignedInPortal();
    session.signOut('manual');
    session.storeReturnPath('/Profile');
    session.accept('next');
    expect(session.readReturnPath()).toBe('/accounts');
  });
});

describe('a page restored from the back/forward cache', () => {
  /** A page that was left, and whose session a later page of the tab has ended. */
  function leavePage() {
    const portal = createSignedInPortal({ storedInTab: { 'portico.draft.profile': 'typed' } });
    portal.page.leave();
    portal.vault.changeSilently(undefined);
    return portal;
  }

  test('treats the client’s own sign-out as manual, and does not revoke again', async () => {
    const { session, tab, page, navigation, backend } = leavePage();
    tab.set('portico.signedOut', 'true');
    page.comeBack();
    await untilSettled();
    expect(session).toMatchObject({ signedIn: false, lastEnd: 'manual' });
    expect(navigation.history).toEqual(['/login']);
    expect(tab.entries.has('portico.returnTo')).toBe(false);
    expect(backend.count('logout')).toBe(0);
  });

  test('treats a sign-out in another tab as one elsewhere', () => {
    const { session, page } = leavePage();
    page.comeBack();
    expect(session).toMatchObject({ signedIn: false, lastEnd: 'elsewhere' });
  });

  test('ignores the client’s own sign-out after a new sign-in', () => {
    const { session, vault } = createSignedInPortal();
    session.signOut('manual');
    session.accept('next');
    vault.changeElsewhere(undefined);
    expect(session).toMatchObject({ signedIn: false, lastEnd: 'elsewhere' });
  });
});

describe('a 401', () => {
  test('fifty at once make one sign-out and one navigation (S3)', async () => {
    const portal = createSignedInPortal();
    portal.backend.revoke(portal.token);
    const calls = Array.from({ length: 50 }, () => portal.backend.answerClient('accounts', () => null));
    await Promise.allSettled(calls);
    expect(portal.navigation.visits).toEqual(['/login']);
    expect(portal.session.lastEnd).toBe('unauthorized');
    expect(portal.backend.count('logout')).toBe(0);
  });

  test('the path is stored, and the next sign-in leads to it', async () => {
    const portal = createSignedInPortal();
    portal.gateway.reportUnauthorized(portal.token);
    expect(portal.navigation.address).toBe('/login');
    portal.session.accept('next');
    expect(portal.session.readReturnPath()).toBe('/Profile?tab=2');
    portal.session.dropReturnPath();
    expect(portal.tab.entries.has('portico.returnTo')).toBe(false);
  });

  test('drafts of the client stay', () => {
    const { gateway, tab, token } = createSignedInPortal({
      storedInTab: { 'portico.draft.profile': 'typed' },
    });
    gateway.reportUnauthorized(token);
    expect(tab.entries.get('portico.draft.profile')).toBe('typed');
  });

  test('a late 401 for an old token does not end the new session (S4)', () => {
    const { gateway, session, token } = createSignedInPortal();
    session.signOut('manual');
    session.accept('next');
    gateway.reportUnauthorized(token);
    expect(session).toMatchObject({ signedIn: true, token: 'next' });
  });
});

describe('the end of the hour', () => {
  test('the client is warned two minutes before, and signed out at the end', () => {
    const { session, clock, navigation } = createSignedInPortal();
    const remainingMs = (NOW_SECONDS + 3600) * 1000 - NOW;
    clock.advance(remainingMs - 120_001);
    expect(session.endsSoon).toBe(false);
    clock.advance(1);
    expect(session.endsSoon).toBe(true);
    clock.advance(119_999);
    expect(session.signedIn).toBe(true);
    clock.advance(1);
    expect(session).toMatchObject({ signedIn: false, lastEnd: 'expired', endsSoon: false });
    expect(navigation.address).toBe('/login');
  });

  test.each([600_000, -600_000])(
    'a device’s clock that is wrong by %d ms changes neither the hour nor its warning',
    (deviceLead) => {
      const { clock, session, vault } = createTestPortal({ now: NOW });
      clock.deviceLead = deviceLead;
      session.start();
      session.accept('token');
      // Other tabs and the early script read this by the device's clock (D5).
      expect(vault.storedSession?.expiresAt).toBe(Math.floor((NOW + deviceLead) / 1000) + 3600);
      clock.advance(HOUR - 121_000);
      expect(session).toMatchObject({ signedIn: true, endsSoon: false });
      clock.advance(2_000);
      expect(session).toMatchObject({ signedIn: true, endsSoon: true });
      clock.advance(119_000);
      expect(session).toMatchObject({ signedIn: false, lastEnd: 'expired' });
    },
  );

  test('an expiry while the page was in the background is noticed on return (S6)', () => {
    const { session, clock, page } = createSignedInPortal();
    page.leave();
    clock.jump(2 * HOUR);
    page.comeBack();
    expect(session).toMatchObject({ signedIn: false, lastEnd: 'expired' });
  });

  test('another tab’s renewal extends this session', () => {
    const { session, clock, vault, token } = createSignedInPortal();
    vault.changeElsewhere({ token, expiresAt: NOW_SECONDS + 7200 });
    clock.advance(HOUR + 60_000);
    expect(session.signedIn).toBe(true);
    clock.advance(HOUR);
    expect(session.signedIn).toBe(false);
  });

  test('a session of years does not expire at once', () => {
    const { session, clock, vault, token } = createTestPortal({ signedIn: true, now: NOW });
    vault.storedSession = { token: token ?? '', expiresAt: 999_999_999_999_999 };
    session.start();
    clock.advance(24 * HOUR);
    expect(session).toMatchObject({ signedIn: true, endsSoon: false });
  });
});

describe('two tabs (S8)', () => {
  const otherSession = { token: 'theirs', expiresAt: NOW_SECONDS + 3600 };

  test('a sign-out in the other tab ends this one, and revokes nothing', () => {
    const { session, vault, navigation, backend } = createSignedInPortal();
    vault.changeElsewhere(undefined);
    expect(session).toMatchObject({ signedIn: false, lastEnd: 'elsewhere' });
    expect(navigation.visits).toEqual(['/login']);
    expect(backend.count('logout')).toBe(0);
  });

  test('another token in storage reloads this page, rather than mix two clients', () => {
    const { vault, page } = createSignedInPortal();
    vault.changeElsewhere(otherSession);
    expect(page.reloads).toBeGreaterThan(0);
  });

  test('a sign-in in the other tab reloads a signed-out page', () => {
    const { session, vault, page } = createTestPortal({ now: NOW });
    session.start();
    vault.changeElsewhere(otherSession);
    expect(page.reloads).toBeGreaterThan(0);
  });

  test('other keys are ignored', () => {
    const { session, vault, local, page } = createSignedInPortal();
    vault.changeSilently(undefined);
    local.changeElsewhere({ collapsed: 'true' });
    expect(session.signedIn).toBe(true);
    expect(page.reloads).toBe(0);
  });

  test('a late 401 in a frozen tab does not end a newer session (S4)', () => {
    const { gateway, vault, local, page, navigation, token } = createSignedInPortal({
      storedValues: { language: 'de-DE', supportChatToken: 'theirs' },
    });
    vault.changeSilently(otherSession);
    gateway.reportUnauthorized(token);
    expect(vault.storedSession).toEqual(otherSession);
    expect(Object.fromEntries(local.entries)).toEqual({ language: 'de-DE', supportChatToken: 'theirs' });
    expect(page.reloads).toBe(1);
    expect(navigation.visits).toEqual([]);
  });

  test('a manual sign-out in a frozen tab ends the session of both tabs, and revokes its own token only', async () => {
    const { session, backend, vault, page, navigation, token } = createSignedInPortal();
    vault.changeSilently(otherSession);
    session.signOut('manual');
    await untilSettled();
    expect(vault.storedSession).toBeUndefined();
    expect(navigation.visits).toEqual(['/login']);
    expect(page.reloads).toBe(0);
    expect([backend.count('logout'), backend.accepts(token)]).toEqual([1, false]);
  });

  test('a 401 after the other tab’s session has ended as well is a sign-out', () => {
    const { gateway, session, vault, token } = createSignedInPortal();
    vault.changeSilently({ ...otherSession, expiresAt: NOW_SECONDS });
    gateway.reportUnauthorized(token);
    expect(session).toMatchObject({ signedIn: false, lastEnd: 'unauthorized' });
    expect(vault.storedSession).toBeUndefined();
  });

  test('a late renewal in a frozen tab does not replace a newer session', async () => {
    const { session, backend, vault, page } = createSignedInPortal();
    const release = backend.hold('renew');
    const renewal = session.renew();
    vault.changeSilently(otherSession);
    release();
    await renewal;
    expect(vault.storedSession).toEqual(otherSession);
    expect(page.reloads).toBe(1);
  });
});

describe('staying signed in', () => {
  test('a renewed session lasts another hour under a new token', async () => {
    const { session, clock, gateway, token } = createSignedInPortal();
    clock.advance(HOUR - 60_000);
    expect(await session.renew()).toBe(true);
    expect(session.token).not.toBe(token);
    expect(gateway.bearer).toBe(session.token);
    expect(session.endsSoon).toBe(false);
    clock.advance(HOUR - 60_000);
    expect(session.signedIn).toBe(true);
  });

  test('the client stays the same: nothing is reloaded', async () => {
    const portal = createSignedInPortal();
    await portal.client.load();
    await portal.session.renew();
    expect(portal.client.setting).toMatchObject({ id: portal.owner.setting.id });
  });

  test('a gateway that cannot renew changes nothing', async () => {
    const { session, backend, token } = createSignedInPortal();
    backend.canRenew = false;
    expect(await session.renew()).toBe(false);
    expect(session).toMatchObject({ token, isRenewing: false });
  });

  test('a second request while one is in progress is not sent', async () => {
    const { session, backend } = createSignedInPortal();
    const [first, second] = await Promise.all([session.renew(), session.renew()]);
    expect([first, second]).toEqual([true, false]);
    expect(backend.count('renew')).toBe(1);
  });

  test('an answer after a sign-out does not sign in', async () => {
    const { session, backend } = createSignedInPortal();
    const release = backend.hold('renew');
    const renewal = session.renew();
    session.signOut('manual');
    release();
    await renewal;
    expect(session.signedIn).toBe(false);
  });
});

describe('the guard', () => {
  test('remembers the refused path', () => {
    const { session } = createTestPortal();
    session.start();
    session.storeReturnPath('/news?page=2');
    session.accept('token');
    expect(session.readReturnPath()).toBe('/news?page=2');
    session.dropReturnPath();
    expect(session.readReturnPath()).toBe('/accounts');
  });
});
