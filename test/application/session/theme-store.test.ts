import { PortalError } from '../../../src/domain/kernel/errors';
import { createTestPortal, type TestPortalOptions } from '../../../src/testkit/portal/create-test-portal';
import { untilSettled } from '../../../src/testkit/portal/until-settled';

async function startPortal(options: TestPortalOptions = {}, prefersDark = false) {
  const portal = createTestPortal(options);
  portal.page.prefersDark = prefersDark;
  await portal.start();
  await untilSettled();
  return portal;
}

describe('ThemeStore', () => {
  test.each([true, false])(
    'a visitor’s page follows the system’s colour scheme (dark: %s)',
    async (prefersDark) => {
      expect((await startPortal({}, prefersDark)).page.dark).toBe(prefersDark);
    },
  );

  test.each([
    ['dark', true],
    ['white', false],
    ['light', false],
    ['DARK', false],
    [null, false],
  ])('a client’s theme %j is dark: %s, whatever the scheme', async (theme, dark) => {
    const portal = await startPortal({ signedIn: true, client: { theme } }, !dark);
    expect(portal.page.dark).toBe(dark);
    expect(portal.tab.entries.get('portico.theme')).toBe(dark ? 'dark' : 'light');
  });

  test('until the client is known the page looks as it did before the reload', () => {
    const { session, theme, page } = createTestPortal({
      signedIn: true,
      storedInTab: { 'portico.theme': 'dark' },
    });
    session.start();
    theme.start();
    expect(page.dark).toBe(true);
  });

  test('nothing is saved on load, and one call is made per toggle', async () => {
    const portal = await startPortal({ signedIn: true });
    expect(portal.backend.count('changeSettings')).toBe(0);
    portal.theme.toggle();
    expect(portal.page.dark).toBe(true);
    portal.theme.toggle();
    portal.theme.toggle();
    await untilSettled();
    const savedThemes = portal.backend.calls
      .filter(({ call }) => call === 'changeSettings')
      .map(({ args }) => args[0]);
    expect(savedThemes).toEqual([{ theme: 'dark' }, { theme: 'white' }, { theme: 'dark' }]);
    expect(portal.owner.setting.theme).toBe('dark');
  });

  test('a toggle that could not be saved stays, with a message', async () => {
    const portal = await startPortal({ signedIn: true });
    portal.backend.failNext('changeSettings', PortalError.unavailable());
    portal.theme.toggle();
    await untilSettled();
    expect(portal.page.dark).toBe(true);
    expect(portal.notices.notices.map(({ textKey }) => textKey)).toEqual(['theme.notSaved']);
  });

  test('a sign-out removes the class, and the colour scheme does not restore it', async () => {
    const portal = await startPortal({ signedIn: true, client: { theme: 'dark' } }, true);
    portal.session.signOut('manual');
    expect(portal.page.dark).toBe(false);
    expect(portal.tab.entries.has('portico.theme')).toBe(false);
  });

  test('the next client has their own theme', async () => {
    const portal = await startPortal({ signedIn: true });
    portal.theme.toggle();
    await untilSettled();
    portal.session.signOut('manual');
    portal.owner.setting = { ...portal.owner.setting, theme: 'white' };
    portal.session.accept(portal.backend.issueToken(portal.owner));
    await untilSettled();
    expect(portal.page.dark).toBe(false);
  });
});
