import { defineExtension } from '../../../src/composition/extensions/define-extension';
import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../src/domain/kernel/errors';
import {
  createTestPortal,
  type TestPortal,
  type TestPortalOptions,
} from '../../../src/testkit/portal/create-test-portal';
import { clientOf } from '../../../src/testkit/client/clients-data';

/** A portal whose address contains the token of `who`, in place of `__TOKEN__`. */
async function open(
  { address = '', ...options }: TestPortalOptions,
  who: 'owner' | 'stranger' | 'nobody',
  prepare: (portal: TestPortal) => void = () => undefined,
) {
  // The fake backend numbers its tokens; the session's is the first, if there is a session.
  const token = who === 'nobody' ? 'of-another-time' : `fake-token-${options.signedIn ? 2 : 1}`;
  const portal = createTestPortal({ ...options, address: address.replace('__TOKEN__', token) });
  const stranger = portal.backend.add({
    email: 'stranger@portico.test',
    password: 'another password',
    setting: clientOf('main', { id: 77, fullName: 'Ines Duarte' }),
  });
  if (who !== 'nobody') portal.backend.issueToken(who === 'owner' ? portal.owner : stranger);
  prepare(portal);
  await portal.start();
  return { ...portal, linked: token };
}

const notices = ({ notices: store }: TestPortal) => store.notices.map(({ textKey }) => textKey);

describe('without a session', () => {
  test('an address without a token is not redirected', async () => {
    const portal = await open({ address: '/news?page=2' }, 'nobody');
    expect(portal.session.signedIn).toBe(false);
    expect(portal.navigation.visits).toEqual([]);
  });

  test.each([
    ['/TokenLogin?token=__TOKEN__&path=/profile?tab=2', '/profile?tab=2'],
    ['/de/TokenLogin?token=__TOKEN__&path=wallet', '/wallet'],
    ['/TokenLogin?token=__TOKEN__', '/accounts'],
    ['/TokenLogin?token=__TOKEN__&path=//evil.example', '/accounts'],
    ['/news?token=__TOKEN__', '/accounts'],
  ])('%s signs in and leads to %s', async (address, target) => {
    const portal = await open({ address }, 'owner');
    expect(portal.session.token).toBe(portal.linked);
    expect(portal.client.setting?.id).toBe(portal.owner.setting.id);
    expect(portal.navigation.history).toEqual([target]);
  });

  test('a page of an extension’s is a target like any other', async () => {
    const screen = {
      key: 'reports',
      path: '/acme/reports',
      title: 'acme.reports',
      access: 'client',
    } as const;
    const acme = defineExtension({
      id: 'acme',
      screens: [{ ...screen, view: () => Promise.resolve(() => null) }],
      texts: { 'en-US': { 'acme.reports': 'Reports' } },
    });
    const address = '/TokenLogin?token=__TOKEN__&path=/acme/reports?year=2026';
    const portal = await open({ address, extensions: [acme] }, 'owner');
    expect(portal.navigation.history).toEqual(['/acme/reports?year=2026']);
  });

  test('a repeated token is ignored', async () => {
    const portal = await open({ address: '/news?token=__TOKEN__&token=__TOKEN__' }, 'owner');
    expect(portal.session.signedIn).toBe(false);
  });

  test('a token the gateway rejects is not kept (L3)', async () => {
    const portal = await open({ address: '/TokenLogin?token=__TOKEN__&path=/news' }, 'nobody');
    expect(portal.session).toMatchObject({ signedIn: false, lastEnd: 'unauthorized' });
    expect(portal.vault.storedSession).toBeUndefined();
    expect(portal.navigation.address).toBe('/login');
  });
});

describe('with a session', () => {
  const signedIn = { signedIn: true, address: '/TokenLogin?token=__TOKEN__&path=/news' };

  test('its own token continues', async () => {
    const portal = await open(
      { ...signedIn, address: '/TokenLogin?token=fake-token-1&path=/news' },
      'nobody',
    );
    expect(portal.session.token).toBe('fake-token-1');
    expect(portal.navigation.history).toEqual(['/news']);
  });

  test('another token of the same client replaces it silently', async () => {
    const portal = await open(signedIn, 'owner');
    expect(portal.session.token).toBe(portal.linked);
    expect(portal.entry.pendingLink).toBeNull();
    expect(portal.navigation.history).toEqual(['/news']);
    expect(portal.client.setting?.id).toBe(portal.owner.setting.id);
  });

  test('another client’s token asks first (L2)', async () => {
    const portal = await open(signedIn, 'stranger');
    expect(portal.entry.pendingLink).toMatchObject({ name: 'Ines Duarte' });
    expect(portal.session.token).toBe(portal.token);
    expect(portal.client.setting?.id).toBe(portal.owner.setting.id);
    expect(portal.vault.storedSession?.token).toBe(portal.token);
  });

  test('yes leads to the link’s path as the other client', async () => {
    const portal = await open(signedIn, 'stranger');
    portal.entry.confirm();
    await portal.client.load();
    expect(portal.session.token).toBe(portal.linked);
    expect(portal.client.setting?.id).toBe(77);
    expect(portal.navigation.history).toEqual(['/news']);
    expect(portal.entry.pendingLink).toBeNull();
  });

  test('no leads to the accounts of the current session', async () => {
    const portal = await open(signedIn, 'stranger');
    portal.entry.cancel();
    expect(portal.session.token).toBe(portal.token);
    expect(portal.navigation.history).toEqual(['/accounts']);
    expect(portal.entry.pendingLink).toBeNull();
    portal.entry.confirm();
    expect(portal.session.token).toBe(portal.token);
  });

  test('a rejected token keeps the current session, with a message; its 401 signs nobody out', async () => {
    const portal = await open(signedIn, 'nobody');
    expect(portal.session.token).toBe(portal.token);
    expect(notices(portal)).toEqual(['session.linkRefused']);
    expect(portal.navigation.history).toEqual(['/accounts']);
  });

  test('a token that cannot be checked now keeps the current session too', async () => {
    const portal = await open(signedIn, 'stranger', ({ backend }) =>
      backend.failNext(
        'client',
        PortalError.refused([ERROR_CODE.failed], 400),
        PortalError.unavailable({ status: 503 }),
      ),
    );
    expect(portal.session.token).toBe(portal.token);
    expect(notices(portal)).toEqual(['session.linkUnchecked']);
  });
});

describe('embed mode', () => {
  test.each(['/accounts?isMobileApp=true', '/accounts?ISMOBILEAPP=TRUE'])(
    '%s turns it on for good',
    async (address) => {
      const portal = await open({ address }, 'nobody');
      expect(portal.layout.isEmbedded).toBe(true);
      expect(portal.local.entries.get('isMobileApp')).toBe('true');
    },
  );
});
