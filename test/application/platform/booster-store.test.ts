import { PortalError } from '../../../src/domain/kernel/errors';
import { createTestPortal } from '../../../src/testkit/portal/create-test-portal';
import { untilSettled } from '../../../src/testkit/portal/until-settled';

const HREF = 'https://downloads.example/mt4-booster.exe';

async function openPortal() {
  const portal = createTestPortal({ signedIn: true });
  await portal.start();
  return portal;
}

describe('BoosterStore', () => {
  test('the booster may open if tool 6 is active', async () => {
    const { booster, backend } = await openPortal();
    expect(await booster.mayOpen(HREF)).toBe(true);
    expect(backend.calls.filter(({ call }) => call === 'checkToolStatus')).toMatchObject([{ args: [6] }]);
    expect([booster.isRefused, booster.pendingHref]).toEqual([false, null]);
  });

  test('if it is not, the booster is refused', async () => {
    const { booster, owner } = await openPortal();
    owner.activeTools = new Set();
    expect(await booster.mayOpen(HREF)).toBe(false);
    expect(booster.isRefused).toBe(true);
    booster.dismiss();
    expect(booster.isRefused).toBe(false);
  });

  test('a failed check counts as no, and the next click checks again', async () => {
    const { booster, backend } = await openPortal();
    backend.failNext('checkToolStatus', PortalError.unavailable({ status: 503 }));
    expect(await booster.mayOpen(HREF)).toBe(false);
    expect(booster.isRefused).toBe(true);
    expect(await booster.mayOpen(HREF)).toBe(true);
    expect(booster.isRefused).toBe(false);
  });

  test('a second click meanwhile is ignored', async () => {
    const { booster, backend } = await openPortal();
    const release = backend.hold('checkToolStatus');
    const first = booster.mayOpen(HREF);
    expect(booster.pendingHref).toBe(HREF);
    expect(await booster.mayOpen(HREF)).toBe(false);
    release();
    expect(await first).toBe(true);
    expect(backend.count('checkToolStatus')).toBe(1);
  });

  test('if the session ends during the check, nothing opens and no message is shown', async () => {
    const { booster, backend, session } = await openPortal();
    backend.failNext('checkToolStatus', PortalError.unauthorized());
    expect(await booster.mayOpen(HREF)).toBe(false);
    await untilSettled();
    expect([session.signedIn, booster.isRefused]).toEqual([false, false]);
  });
});
