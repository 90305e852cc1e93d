import type { RouteKey } from '../../../src/domain/access/routes.table';
import type { ReAssessment } from '../../../src/domain/client/user-setting';
import { STOCK_VARIANTS, type StockVariant } from '../../../src/domain/site/company';
import { createTestPortal, type TestPortalOptions } from '../../../src/testkit/portal/create-test-portal';
import { flush } from '../../../src/testkit/portal/flush';

const due = (typeId: number, showPopup = true): ReAssessment => ({
  typeId,
  showPopup,
  finishDate: '2026-11-30T00:00:00Z',
  isSkip: false,
});

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** A portal whose shell has been visible for 2 s. */
async function open(options: TestPortalOptions = {}, route: RouteKey = 'accounts') {
  const portal = createTestPortal({ signedIn: true, ...options });
  await portal.start();
  await flush();
  portal.reminders.setRoute(route);
  stops.push(portal.reminders.watch());
  portal.layout.scheduleSettled();
  portal.clock.advance(2_000);
  return portal;
}

const alertsOf = ({ reminders }: Awaited<ReturnType<typeof open>>) =>
  reminders.alerts.map(({ typeId }) => typeId);

describe('re-assessment (R2.7)', () => {
  test('shows nothing for the first 2 s of the shell', async () => {
    const portal = createTestPortal({ signedIn: true, client: { reAssessmentResult: [due(3)] } });
    await portal.start();
    stops.push(portal.reminders.watch());
    portal.layout.scheduleSettled();
    portal.clock.advance(1_999);
    expect([portal.reminders.alerts, portal.reminders.popup]).toEqual([[], undefined]);
    portal.clock.advance(1);
    expect(portal.reminders.alerts).toHaveLength(1);
    expect(portal.reminders.popup?.typeId).toBe(3);
  });

  test('one alert each; popups one after another, only if required', async () => {
    const portal = await open({ client: { reAssessmentResult: [due(3), due(4, false), due(5)] } });
    const { reminders } = portal;
    expect(alertsOf(portal)).toEqual([3, 4, 5]);
    expect(reminders.popup?.typeId).toBe(3);
    reminders.closePopup();
    expect(reminders.popup?.typeId).toBe(5);
    reminders.closePopup();
    expect(reminders.popup).toBeUndefined();
    expect(alertsOf(portal)).toEqual([3, 4, 5]);
  });

  test('a popup opens once per client and type, also after a reload and a sign-out', async () => {
    const client = { id: 77, reAssessmentResult: [due(3)] };
    const { reminders, local, session } = await open({ client });
    expect(local.entries.get('reassessmentSeen')).toBe('77:3');
    reminders.closePopup();
    session.signOut('manual');
    expect(local.entries.get('reassessmentSeen')).toBe('77:3');

    const storedValues = { reassessmentSeen: '77:3' };
    expect((await open({ client, storedValues })).reminders.popup).toBeUndefined();
    const other = await open({ client: { ...client, id: 78 }, storedValues });
    expect(other.reminders.popup?.typeId).toBe(3);
    expect(other.local.entries.get('reassessmentSeen')).toBe('77:3,78:3');
  });

  test('the flag is removed when the popup is no longer required, other clients’ flags stay', async () => {
    const { local } = await open({
      client: { id: 77, reAssessmentResult: [due(3, false)] },
      storedValues: { reassessmentSeen: '77:3,78:3' },
    });
    expect(local.entries.get('reassessmentSeen')).toBe('78:3');
  });

  test('an invalid stored value is dropped', async () => {
    const { local } = await open({ storedValues: { reassessmentSeen: '<script>,1:x' } });
    expect(local.entries.has('reassessmentSeen')).toBe(false);
  });

  test('what another tab has shown is not shown again', async () => {
    const { reminders, local } = await open({ client: { id: 77, reAssessmentResult: [due(3), due(5)] } });
    local.changeElsewhere({ reassessmentSeen: '77:3,77:5' });
    reminders.closePopup();
    expect(reminders.popup).toBeUndefined();
  });

  test('“update today” closes it and leads to the form', async () => {
    const { reminders, navigation } = await open({ client: { reAssessmentResult: [due(3)] } });
    reminders.updateToday();
    expect(navigation.address).toBe('/open-investment-account?typeId=3');
    expect(reminders.popup).toBeUndefined();
  });

  test('shows nothing on open-investment-account', async () => {
    const portal = await open({ client: { reAssessmentResult: [due(3)] } });
    portal.reminders.setRoute('open-investment-account');
    expect([portal.reminders.alerts, portal.reminders.popup]).toEqual([[], undefined]);
    portal.reminders.setRoute('news');
    expect(alertsOf(portal)).toEqual([3]);
    expect(portal.reminders.popup).toBeUndefined();
  });

  test.each(STOCK_VARIANTS.filter((variant) => variant !== 'main'))(
    '%s gets none',
    async (variant: StockVariant) => {
      const client = { isOpenAccount: true, reAssessmentResult: [due(3)] };
      const { reminders } = await open({ variant, client });
      expect([reminders.alerts, reminders.popup, reminders.verifyBanner]).toEqual([[], undefined, false]);
    },
  );
});

describe('the verify banner', () => {
  test('for clients who still have an account to open', async () => {
    expect((await open({ client: { isOpenAccount: true } })).reminders.verifyBanner).toBe(true);
    expect((await open({ client: { isOpenAccount: false } })).reminders.verifyBanner).toBe(false);
  });

  test('after a menu click on open-investment-account: checked again, shown on the next page after 3 s', async () => {
    const portal = await open({ client: { isOpenAccount: true } }, 'open-investment-account');
    const { reminders, clock, backend } = portal;
    const asked = backend.count('client');
    reminders.onMenuEntryClick();
    reminders.setRoute('news');
    await flush();
    expect(backend.count('client')).toBe(asked + 1);
    clock.advance(2_999);
    expect(reminders.verifyBanner).toBe(false);
    clock.advance(1);
    expect(reminders.verifyBanner).toBe(true);
  });

  test('is gone if the client has finished meanwhile', async () => {
    const portal = await open({ client: { isOpenAccount: true } }, 'open-investment-account');
    portal.owner.setting = { ...portal.owner.setting, isOpenAccount: false };
    portal.reminders.onMenuEntryClick();
    portal.reminders.setRoute('news');
    await flush();
    portal.clock.advance(3_000);
    expect(portal.reminders.verifyBanner).toBe(false);
  });

  test('a second click restarts the 3 s', async () => {
    const { reminders, clock } = await open({ client: { isOpenAccount: true } }, 'open-investment-account');
    reminders.onMenuEntryClick();
    clock.advance(2_000);
    reminders.onMenuEntryClick();
    reminders.setRoute('news');
    clock.advance(2_000);
    expect(reminders.verifyBanner).toBe(false);
    clock.advance(1_000);
    expect(reminders.verifyBanner).toBe(true);
  });

  test('a click on any other page changes nothing', async () => {
    const { reminders, backend } = await open({ client: { isOpenAccount: true } });
    const asked = backend.count('client');
    reminders.onMenuEntryClick();
    await flush();
    expect([reminders.verifyBanner, backend.count('client')]).toEqual([true, asked]);
  });
});
