import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../src/domain/kernel/errors';
import type { RegionPopup } from '../../../src/domain/campaigns/region-popup';
import { createTestPortal, type TestPortalOptions } from '../../../src/testkit/portal/create-test-portal';
import { untilSettled } from '../../../src/testkit/portal/until-settled';

const POPUP: RegionPopup = {
  id: 4,
  culture: null,
  title: 'Holiday hours',
  contentText: 'Markets close early.',
  buttonText: 'See hours',
  url: '/news',
};

async function openPortal(popup: RegionPopup | null, options: TestPortalOptions = {}) {
  const portal = createTestPortal({ signedIn: true, ...options });
  portal.backend.regionPopup = popup;
  await portal.start();
  portal.regionPopup.load();
  await untilSettled();
  return portal;
}

describe('RegionPopupStore', () => {
  test('has the current popup, with a validated link', async () => {
    expect((await openPortal(POPUP)).regionPopup.popup).toEqual({
      title: 'Holiday hours',
      contentText: 'Markets close early.',
      buttonText: 'See hours',
      culture: null,
      link: { kind: 'inside', to: '/news' },
    });
    const unsafe = await openPortal({ ...POPUP, url: 'javascript:alert(1)' });
    expect(unsafe.regionPopup.popup?.link).toBeNull();
  });

  test('has no popup if the gateway sends none or an empty one', async () => {
    expect((await openPortal(null)).regionPopup.popup).toBeUndefined();
    expect((await openPortal({ ...POPUP, title: '', contentText: '' })).regionPopup.popup).toBeUndefined();
  });

  test('a closed popup stays closed in this tab, and another one opens', async () => {
    const { regionPopup, tab } = await openPortal(POPUP, {
      storedInTab: { 'portico.closedPopups': '2,<b>' },
    });
    regionPopup.close();
    expect(regionPopup.popup).toBeUndefined();
    expect(tab.entries.get('portico.closedPopups')).toBe('2,4');

    const storedInTab = { 'portico.closedPopups': '2,4' };
    expect((await openPortal(POPUP, { storedInTab })).regionPopup.popup).toBeUndefined();
    expect((await openPortal({ ...POPUP, id: 5 }, { storedInTab })).regionPopup.popup).toBeDefined();
  });

  test('a popup without an id can be closed too', async () => {
    const { regionPopup, tab } = await openPortal({ ...POPUP, id: null });
    regionPopup.close();
    expect(regionPopup.popup).toBeUndefined();
    expect(tab.entries.get('portico.closedPopups')).toBe('unnamed');
  });

  test('a manual sign-out forgets the closed popups', async () => {
    const { regionPopup, session, tab } = await openPortal(POPUP);
    regionPopup.close();
    session.signOut('manual');
    expect(tab.entries.has('portico.closedPopups')).toBe(false);
    regionPopup.load();
    await untilSettled();
    expect(regionPopup.popup).toBeDefined();
  });

  test('a failure shows nothing', async () => {
    const portal = createTestPortal({ signedIn: true });
    await portal.start();
    portal.backend.failNext('regionPopup', PortalError.refused([ERROR_CODE.failed], 400));
    portal.regionPopup.load();
    await untilSettled();
    expect(portal.regionPopup.popup).toBeUndefined();
  });
});
