import { reaction } from 'mobx';
import { LanguageChoice } from '../../../src/application/kernel/language-choice';
import { Queries } from '../../../src/application/remote/queries';
import { createTestPortal } from '../../../src/testkit/portal/create-test-portal';

/** A portal with a resumed session, which records the calls of its ports and stores in order. */
function createRecordedPortal() {
  const portal = createTestPortal({
    signedIn: true,
    address: '/Profile?tab=2',
    storedValues: { collapsed: 'true' },
  });
  portal.session.start();
  const calls: string[] = [];
  let isInside = false;
  const record = <Target extends object>(target: Target, ...methods: (keyof Target & string)[]) => {
    for (const method of methods) {
      const original = target[method] as (...args: unknown[]) => unknown;
      Object.defineProperty(target, method, {
        configurable: true,
        value: (...args: unknown[]) => {
          // Calls that a fake makes to itself are not recorded.
          if (!isInside) calls.push([method, ...args.filter((arg) => typeof arg === 'string')].join(' '));
          const wasInside = isInside;
          isInside = true;
          try {
            return original.apply(target, args);
          } finally {
            isInside = wasInside;
          }
        },
      });
    }
  };
  record(portal.vault, 'store', 'clear');
  record(portal.gateway, 'setBearer');
  record(portal.resolve(Queries), 'forgetClient');
  record(portal.tab, 'set', 'remove');
  record(portal.navigation, 'go');
  return { ...portal, calls };
}

describe('signing out', () => {
  test('runs its steps in order', () => {
    const { session, calls } = createRecordedPortal();
    session.signOut('unauthorized');
    expect(calls).toEqual([
      'setBearer',
      'clear',
      'forgetClient',
      'set portico.returnTo /Profile?tab=2',
      'go /login',
    ]);
  });

  test('by hand stores no path to return to', () => {
    const { session, calls } = createRecordedPortal();
    session.signOut('manual');
    expect(calls).toEqual(['setBearer', 'clear', 'forgetClient', 'set portico.signedOut true', 'go /login']);
  });

  test('drops the language and the layout of the client', () => {
    const portal = createRecordedPortal();
    portal.resolve(LanguageChoice).select('de-DE');
    expect(portal.layout.isCollapsed).toBe(true);
    portal.session.signOut('manual');
    expect(portal.resolve(LanguageChoice).culture).toBeNull();
    expect(portal.layout.isCollapsed).toBe(false);
  });

  test('is complete before anything reacts to it', () => {
    const portal = createRecordedPortal();
    const addresses: string[] = [];
    reaction(
      () => portal.session.signedIn,
      () => addresses.push(portal.navigation.address),
    );
    portal.session.signOut('expired');
    expect(addresses).toEqual(['/login']);
  });

  test('runs once', () => {
    const { session, calls } = createRecordedPortal();
    session.signOut('unauthorized');
    session.signOut('unauthorized');
    expect(calls.filter((call) => call === 'go /login')).toHaveLength(1);
  });
});

describe('signing in', () => {
  test('stores and sends the token before it loads the client', async () => {
    const { session, calls, backend, client } = createRecordedPortal();
    session.signOut('manual');
    calls.length = 0;
    session.accept('next');
    expect(calls).toEqual(['store', 'setBearer next', 'remove portico.signedOut']);
    expect(client.remote.status).toBe('loading');
    expect(backend.count('client')).toBe(1);
  });

  test('drops the answers of another session once the new token is sent', () => {
    const { session, calls } = createRecordedPortal();
    session.accept('next');
    expect(calls).toEqual(['store', 'setBearer next', 'remove portico.signedOut', 'forgetClient']);
  });

  test('uses a setting that was loaded already', () => {
    const { session, client, backend, owner } = createRecordedPortal();
    session.accept('next', owner.setting);
    expect(client.setting).toEqual(owner.setting);
    expect(backend.count('client')).toBe(0);
  });
});

test('a renewal stores and sends the new token, and the answers stay', async () => {
  const { session, calls } = createRecordedPortal();
  await session.renew();
  expect(calls).toEqual(['store', `setBearer ${session.token}`, 'remove portico.signedOut']);
});
