import type { RouteKey } from '../../../src/domain/access/routes.table';
import type { ReAssessment } from '../../../src/domain/client/user-setting';
import { BUILT_IN_VARIANTS, type BuiltInVariant } from '../../../src/domain/site/company';
import { createTestPortal, type TestPortalOptions } from '../../../src/testkit/portal/create-test-portal';
import { untilSettled } from '../../../src/testkit/portal/until-settled';

const assessment = (typeId: number, showPopup = true): ReAssessment => ({
  typeId,
  showPopup,
  finishDate: '2026-11-30T00:00:00Z',
  isSkip: false,
});

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** A portal whose shell has been visible for 2 s. */
async function openPortal(options: TestPortalOptions = {}, route: RouteKey = 'accounts') {
  const portal = createTestPortal({ signedIn: true, ...options });
  await portal.start();
  await untilSettled();
  portal.reminders.setRoute(route);
  stops.push(portal.reminders.watch());
  portal.layout.scheduleSettled();
  portal.clock.advance(2_000);
  return portal;
}

const alertsOf = ({ reminders }: Awaited<ReturnType<typeof openPortal>>) =>
  reminders.alerts.map(({ typeId }) => typeId);

describe('re-assessment (R2.7)', () => {
  test('has its lines with the shell, which are alerts after the first 2 s, as a popup is', async () => {
    const portal = createTestPortal({ signedIn: true, client: { reAssessmentResult: [assessment(3)] } });
    await portal.start();
    stops.push(portal.reminders.watch());
    portal.layout.scheduleSettled();
    expect(portal.reminders.alerts).toHaveLength(1);
    portal.clock.advance(1_999);
    expect([portal.reminders.isFirstLoad, portal.reminders.popup]).toEqual([true, undefined]);
    portal.clock.advance(1);
    expect(portal.reminders.isFirstLoad).toBe(false);
    expect(portal.reminders.popup?.typeId).toBe(3);
  });

  test('shows an alert for each, and required popups one after another', async () => {
    const portal = await openPortal({
      client: { reAssessmentResult: [assessment(3), assessment(4, false), assessment(5)] },
    });
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
    const client = { id: 77, reAssessmentResult: [assessment(3)] };
    const { reminders, local, session } = await openPortal({ client });
    expect(local.entries.get('reassessmentSeen')).toBe('77:3');
    reminders.closePopup();
    session.signOut('manual');
    expect(local.entries.get('reassessmentSeen')).toBe('77:3');

    const storedValues = { reassessmentSeen: '77:3' };
    expect((await openPortal({ client, storedValues })).reminders.popup).toBeUndefined();
    const otherClient = await openPortal({ client: { ...client, id: 78 }, storedValues });
    expect(otherClient.reminders.popup?.typeId).toBe(3);
    expect(otherClient.local.entries.get('reassessmentSeen')).toBe('77:3,78:3');
  });

  test('the flag is removed when the popup is no longer required, and other clients’ flags stay', async () => {
    const { local } = await openPortal({
      client: { id: 77, reAssessmentResult: [assessment(3, false)] },
      storedValues: { reassessmentSeen: '77:3,78:3' },
    });
    expect(local.entries.get('reassessmentSeen')).toBe('78:3');
  });

  test('an invalid stored value is dropped', async () => {
    const { local } = await openPortal({ storedValues: { reassessmentSeen: '<script>,1:x' } });
    expect(local.entries.has('reassessmentSeen')).toBe(false);
  });

  test('a popup that another tab has shown is not shown again', async () => {
    const { reminders, local } = await openPortal({
      client: { id: 77, reAssessmentResult: [assessment(3), assessment(5)] },
    });
    local.changeElsewhere({ reassessmentSeen: '77:3,77:5' });
    reminders.closePopup();
    expect(reminders.popup).toBeUndefined();
  });

  test('“update today” closes it and leads to the form', async () => {
    const { reminders, navigation } = await openPortal({ client: { reAssessmentResult: [assessment(3)] } });
    reminders.updateToday();
    expect(navigation.address).toBe('/open-investment-account?typeId=3');
    expect(reminders.popup).toBeUndefined();
  });

  test('shows nothing on open-investment-account', async () => {
    const portal = await openPortal({ client: { reAssessmentResult: [assessment(3)] } });
    portal.reminders.setRoute('open-investment-account');
    expect([portal.reminders.alerts, portal.reminders.popup]).toEqual([[], undefined]);
    portal.reminders.setRoute('news');
    expect(alertsOf(portal)).toEqual([3]);
    expect(portal.reminders.popup).toBeUndefined();
  });

  test.each(BUILT_IN_VARIANTS.filter((variant) => variant !== 'main'))(
    '%s gets none',
    async (variant: BuiltInVariant) => {
      const client = { isOpenAccount: true, reAssessmentResult: [assessment(3)] };
      const { reminders } = await openPortal({ variant, client });
      expect([reminders.alerts, reminders.popup, reminders.verifyBanner]).toEqual([[], undefined, false]);
    },
  );
});

describe('the verify banner', () => {
  test('is shown to clients who still have an account to open', async () => {
    expect((await openPortal({ client: { isOpenAccount: true } })).reminders.verifyBanner).toBe(true);
    expect((await openPortal({ client: { isOpenAccount: false } })).reminders.verifyBanner).toBe(false);
  });

  test('is checked again after a menu click on open-investment-account, and shown on the next page after 3 s', async () => {
    const portal = await openPortal({ client: { isOpenAccount: true } }, 'open-investment-account');
    const { reminders, clock, backend } = portal;
    const requestCount = backend.count('client');
    reminders.onMenuEntryClick();
    reminders.setRoute('news');
    await untilSettled();
    expect(backend.count('client')).toBe(requestCount + 1);
    clock.advance(2_999);
    expect(reminders.verifyBanner).toBe(false);
    clock.advance(1);
    expect(reminders.verifyBanner).toBe(true);
  });

  test('is not shown if the client has finished meanwhile', async () => {
    const portal = await openPortal({ client: { isOpenAccount: true } }, 'open-investment-account');
    portal.owner.setting = { ...portal.owner.setting, isOpenAccount: false };
    portal.reminders.onMenuEntryClick();
    portal.reminders.setRoute('news');
    await untilSettled();
    portal.clock.advance(3_000);
    expect(portal.reminders.verifyBanner).toBe(false);
  });

  test('a second click restarts the 3 s', async () => {
    const { reminders, clock } = await openPortal(
      { client: { isOpenAccount: true } },
      'open-investment-account',
    );
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
    const { reminders, backend } = await openPortal({ client: { isOpenAccount: true } });
    const requestCount = backend.count('client');
    reminders.onMenuEntryClick();
    await untilSettled();
    expect([reminders.verifyBanner, backend.count('client')]).toEqual([true, requestCount]);
  });
});
