import { autorun } from 'mobx';
import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../src/domain/kernel/errors';
import { BUILT_IN_VARIANTS } from '../../../src/domain/site/company';
import { createTestPortal } from '../../../src/testkit/portal/create-test-portal';
import { siteIdOf } from '../../../src/testkit/client/clients-data';
import { untilSettled } from '../../../src/testkit/portal/until-settled';

describe('PlatformLinksStore', () => {
  test.each(BUILT_IN_VARIANTS)(
    'requests the links of the site, and trader URLs only on main (%s)',
    async (variant) => {
      const portal = createTestPortal({ variant, signedIn: true });
      await portal.start();
      portal.platforms.load();
      portal.platforms.load();
      await untilSettled();
      expect(portal.backend.calls.filter(({ call }) => call === 'siteConfig')).toMatchObject([
        { args: [siteIdOf(variant)] },
      ]);
      expect(portal.platforms.links['MT4Windows']).toBe('https://downloads.example/mt4.exe');
      const isMain = variant === 'main';
      expect(portal.backend.count('traderUrl')).toBe(isMain ? 2 : 0);
      expect(portal.platforms.stockTraderUrl).toBe(isMain ? 'https://stocks.example/trade' : null);
      expect(portal.platforms.tradeCfd).toBe(isMain ? 'https://cfd.example/trade?theme=light' : null);
    },
  );

  test('links that arrive after the menu is closed are available when it is opened again', async () => {
    const portal = createTestPortal({ signedIn: true });
    await portal.start();
    const releases = (['siteConfig', 'traderUrl'] as const).map((call) => portal.backend.hold(call));
    portal.platforms.load();
    const close = autorun(() => [portal.platforms.links, portal.platforms.stockTraderUrl]);
    await untilSettled();
    close();
    releases.forEach((release) => release());
    await untilSettled();
    expect(portal.platforms.remote.status).toBe('ready');
    expect(portal.platforms.stockTraderUrl).toBe('https://stocks.example/trade');
  });

  test('requests nothing before the site is known', () => {
    const { platforms, backend } = createTestPortal();
    platforms.load();
    expect(platforms.remote).toEqual({ status: 'idle' });
    expect(platforms.links).toEqual({});
    expect(backend.calls).toEqual([]);
  });

  test('a failure is in the state, the trader URLs work, and Retry repeats the call', async () => {
    const portal = createTestPortal({ signedIn: true });
    await portal.start();
    portal.backend.failNext('siteConfig', PortalError.refused([ERROR_CODE.failed], 400));
    portal.platforms.load();
    await untilSettled();
    expect(portal.platforms.remote).toMatchObject({
      status: 'failed',
      error: { codes: [ERROR_CODE.failed] },
    });
    expect(portal.platforms.links).toEqual({});
    expect(portal.platforms.tradeCfd).not.toBeNull();
    portal.platforms.retry();
    await untilSettled();
    expect(portal.platforms.remote.status).toBe('ready');
  });

  test('trader URLs are dropped with the session', async () => {
    const portal = createTestPortal({ signedIn: true });
    await portal.start();
    portal.platforms.load();
    await untilSettled();
    portal.session.signOut('manual');
    expect(portal.platforms.tradeCfd).toBeNull();
  });
});
