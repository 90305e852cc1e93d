import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../src/domain/kernel/errors';
import type { RegionPopup } from '../../../src/domain/campaigns/region-popup';
import { createTestPortal, type TestPortalOptions } from '../../../src/testkit/portal/create-test-portal';
import { flush } from '../../../src/testkit/portal/flush';

const POPUP: RegionPopup = {
  id: 4,
  culture: null,
  title: 'Holiday hours',
  contentText: 'Markets close early.',
  buttonText: 'See hours',
  url: '/news',
};

async function open(sent: RegionPopup | null, options: TestPortalOptions = {}) {
  const portal = createTestPortal({ signedIn: true, ...options });
  portal.backend.regionPopup = sent;
  await portal.start();
  portal.regionPopup.load();
  await flush();
  return portal;
}

describe('RegionPopupStore', () => {
  test('the current popup, its link validated', async () => {
    expect((await open(POPUP)).regionPopup.popup).toEqual({
      title: 'Holiday hours',
      contentText: 'Markets close early.',
      buttonText: 'See hours',
      culture: null,
      link: { kind: 'inside', to: '/news' },
    });
    const unsafe = await open({ ...POPUP, url: 'javascript:alert(1)' });
    expect(unsafe.regionPopup.popup?.link).toBeNull();
  });

  test('none, if there is none or it is empty', async () => {
    expect((await open(null)).regionPopup.popup).toBeUndefined();
    expect((await open({ ...POPUP, title: '', contentText: '' })).regionPopup.popup).toBeUndefined();
  });

  test('once closed it stays closed in this tab; another one opens', async () => {
    const { regionPopup, tab } = await open(POPUP, { storedInTab: { 'portico.closedPopups': '2,<b>' } });
    regionPopup.close();
    expect(regionPopup.popup).toBeUndefined();
    expect(tab.entries.get('portico.closedPopups')).toBe('2,4');

    const storedInTab = { 'portico.closedPopups': '2,4' };
    expect((await open(POPUP, { storedInTab })).regionPopup.popup).toBeUndefined();
    expect((await open({ ...POPUP, id: 5 }, { storedInTab })).regionPopup.popup).toBeDefined();
  });

  test('one without an id can be closed too', async () => {
    const { regionPopup, tab } = await open({ ...POPUP, id: null });
    regionPopup.close();
    expect(regionPopup.popup).toBeUndefined();
    expect(tab.entries.get('portico.closedPopups')).toBe('unnamed');
  });

  test('a manual sign-out forgets what was closed', async () => {
    const { regionPopup, session, tab } = await open(POPUP);
    regionPopup.close();
    session.signOut('manual');
    expect(tab.entries.has('portico.closedPopups')).toBe(false);
    regionPopup.load();
    await flush();
    expect(regionPopup.popup).toBeDefined();
  });

  test('a failure shows nothing', async () => {
    const portal = createTestPortal({ signedIn: true });
    await portal.start();
    portal.backend.failNext('regionPopup', PortalError.refused([ERROR_CODE.failed], 400));
    portal.regionPopup.load();
    await flush();
    expect(portal.regionPopup.popup).toBeUndefined();
  });
});
