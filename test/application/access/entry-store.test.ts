import { defineExtension } from '../../../src/composition/extensions/define-extension';
import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../src/domain/kernel/errors';
import {
  createTestPortal,
  type TestPortal,
  type TestPortalOptions,
} from '../../../src/testkit/portal/create-test-portal';
import { clientOf } from '../../../src/testkit/client/clients-data';

/** A portal opened by a link whose `__TOKEN__` is a token of this client; without a client it is invalid. */
async function openLink(
  { address = '', ...options }: TestPortalOptions,
  tokenOwner: 'owner' | 'stranger' | 'nobody',
  prepare: (portal: TestPortal) => void = () => undefined,
) {
  // The fake backend numbers its tokens; the session's is the first, if there is a session.
  const token = tokenOwner === 'nobody' ? 'expired-token' : `fake-token-${options.signedIn ? 2 : 1}`;
  const portal = createTestPortal({ ...options, address: address.replace('__TOKEN__', token) });
  const stranger = portal.backend.add({
    email: 'stranger@portico.test',
    password: 'another password',
    setting: clientOf('main', { id: 77, fullName: 'Ines Duarte' }),
  });
  if (tokenOwner !== 'nobody') portal.backend.issueToken(tokenOwner === 'owner' ? portal.owner : stranger);
  prepare(portal);
  await portal.start();
  return { ...portal, linkToken: token };
}

const noticeKeys = ({ notices: store }: TestPortal) => store.notices.map(({ textKey }) => textKey);

describe('without a session', () => {
  test('an address without a token is not redirected', async () => {
    const portal = await openLink({ address: '/news?page=2' }, 'nobody');
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
    const portal = await openLink({ address }, 'owner');
    expect(portal.session.token).toBe(portal.linkToken);
    expect(portal.client.setting?.id).toBe(portal.owner.setting.id);
    expect(portal.navigation.history).toEqual([target]);
  });

  test('a page of an extension is a valid target', async () => {
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
    const portal = await openLink({ address, extensions: [acme] }, 'owner');
    expect(portal.navigation.history).toEqual(['/acme/reports?year=2026']);
  });

  test('a repeated token is ignored', async () => {
    const portal = await openLink({ address: '/news?token=__TOKEN__&token=__TOKEN__' }, 'owner');
    expect(portal.session.signedIn).toBe(false);
  });

  test('a token the gateway rejects is not stored (L3)', async () => {
    const portal = await openLink({ address: '/TokenLogin?token=__TOKEN__&path=/news' }, 'nobody');
    expect(portal.session).toMatchObject({ signedIn: false, lastEnd: 'unauthorized' });
    expect(portal.vault.storedSession).toBeUndefined();
    expect(portal.navigation.address).toBe('/login');
  });
});

describe('a link names the client whom it has signed in', () => {
  const greetings = ({ notices: store }: TestPortal) =>
    store.notices
      .filter(({ textKey }) => textKey === 'session.linkSignedIn')
      .map(({ values }) => values['name']);
  const address = '/TokenLogin?token=__TOKEN__&path=/news';

  test('with nobody signed in', async () => {
    const portal = await openLink({ address }, 'stranger');
    await portal.client.load();
    expect(greetings(portal)).toEqual(['Ines Duarte']);
    expect(portal.tab.entries.has('portico.linkSignIn')).toBe(false);
  });

  test('after a confirmation', async () => {
    const portal = await openLink({ address, signedIn: true }, 'stranger');
    expect(greetings(portal)).toEqual([]);
    portal.entry.confirm();
    await portal.client.load();
    await portal.entry.greet();
    expect(greetings(portal)).toEqual(['Ines Duarte']);
  });

  test('after the reload for a page in another language', async () => {
    const portal = await openLink({ address: address.replace('/news', '/de/news') }, 'stranger');
    await portal.client.load();
    const storedInTab = Object.fromEntries(portal.tab.entries);
    expect([storedInTab['portico.linkSignIn'], greetings(portal)]).toEqual(['true', []]);
    const nextPage = await openLink({ address: '/de/news', signedIn: true, storedInTab }, 'nobody');
    await nextPage.client.load();
    expect(greetings(nextPage)).toEqual([nextPage.owner.setting.fullName]);
  });

  test('not for another token of the same client, a refused one, or none', async () => {
    const sameClient = await openLink({ address, signedIn: true }, 'owner');
    const refused = await openLink({ address }, 'nobody');
    const withoutSession = await openLink({ address: '/accounts', signedIn: true }, 'nobody');
    expect([sameClient, refused, withoutSession].flatMap(greetings)).toEqual([]);
    expect(refused.tab.entries.has('portico.linkSignIn')).toBe(false);
  });
});

describe('with a session', () => {
  const signedIn = { signedIn: true, address: '/TokenLogin?token=__TOKEN__&path=/news' };

  test('the token of the session continues it', async () => {
    const portal = await openLink(
      { ...signedIn, address: '/TokenLogin?token=fake-token-1&path=/news' },
      'nobody',
    );
    expect(portal.session.token).toBe('fake-token-1');
    expect(portal.navigation.history).toEqual(['/news']);
  });

  test('another token of the same client replaces it silently', async () => {
    const portal = await openLink(signedIn, 'owner');
    expect(portal.session.token).toBe(portal.linkToken);
    expect(portal.entry.pendingLink).toBeNull();
    expect(portal.navigation.history).toEqual(['/news']);
    expect(portal.client.setting?.id).toBe(portal.owner.setting.id);
  });

  test('another client’s token needs a confirmation (L2)', async () => {
    const portal = await openLink(signedIn, 'stranger');
    expect(portal.entry.pendingLink).toMatchObject({ name: 'Ines Duarte' });
    expect(portal.session.token).toBe(portal.token);
    expect(portal.client.setting?.id).toBe(portal.owner.setting.id);
    expect(portal.vault.storedSession?.token).toBe(portal.token);
  });

  test('a confirmation leads to the link’s path as the other client', async () => {
    const portal = await openLink(signedIn, 'stranger');
    portal.entry.confirm();
    await portal.client.load();
    expect(portal.session.token).toBe(portal.linkToken);
    expect(portal.client.setting?.id).toBe(77);
    expect(portal.navigation.history).toEqual(['/news']);
    expect(portal.entry.pendingLink).toBeNull();
  });

  test('a cancellation leads to the accounts of the current session', async () => {
    const portal = await openLink(signedIn, 'stranger');
    portal.entry.cancel();
    expect(portal.session.token).toBe(portal.token);
    expect(portal.navigation.history).toEqual(['/accounts']);
    expect(portal.entry.pendingLink).toBeNull();
    portal.entry.confirm();
    expect(portal.session.token).toBe(portal.token);
  });

  test('a rejected token leaves the current session, with a message', async () => {
    const portal = await openLink(signedIn, 'nobody');
    expect(portal.session.token).toBe(portal.token);
    expect(noticeKeys(portal)).toEqual(['session.linkRefused']);
    expect(portal.navigation.history).toEqual(['/accounts']);
  });

  test('a token that cannot be checked leaves the current session too', async () => {
    const portal = await openLink(signedIn, 'stranger', ({ backend }) =>
      backend.failNext(
        'client',
        PortalError.refused([ERROR_CODE.failed], 400),
        PortalError.unavailable({ status: 503 }),
      ),
    );
    expect(portal.session.token).toBe(portal.token);
    expect(noticeKeys(portal)).toEqual(['session.linkUnchecked']);
  });
});

describe('embed mode', () => {
  test.each(['/accounts?isMobileApp=true', '/accounts?ISMOBILEAPP=TRUE'])(
    '%s turns it on for good',
    async (address) => {
      const portal = await openLink({ address }, 'nobody');
      expect(portal.layout.isEmbedded).toBe(true);
      expect(portal.local.entries.get('isMobileApp')).toBe('true');
    },
  );

  test.each(['/accounts?isMobileApp=false', '/login?ismobileapp=FALSE'])(
    '%s turns it off',
    async (address) => {
      const portal = await openLink({ address, storedValues: { isMobileApp: 'true' } }, 'nobody');
      expect([portal.layout.isEmbedded, portal.local.entries.has('isMobileApp')]).toEqual([false, false]);
    },
  );

  test('an address without the flag does not switch it off', async () => {
    const portal = await openLink({ address: '/accounts', storedValues: { isMobileApp: 'true' } }, 'nobody');
    expect(portal.layout.isEmbedded).toBe(true);
  });
});
