import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../src/domain/kernel/errors';
import { siteIdOf } from '../../../src/testkit/client/clients-data';
import { createTestPortal, type TestPortalOptions } from '../../../src/testkit/portal/create-test-portal';
import { untilSettled } from '../../../src/testkit/portal/until-settled';

async function visit(options: TestPortalOptions = {}) {
  const portal = createTestPortal({ address: '/login', ...options });
  await portal.start();
  portal.marketing.start();
  await untilSettled();
  return portal;
}

const recordedVisits = (portal: Awaited<ReturnType<typeof visit>>) =>
  portal.backend.calls.filter(({ call }) => call === 'createMarketingId').map(({ args }) => args[0]);

const BANNER = { consent: 'banner' };

describe('affiliates (R4 and R5)', () => {
  test('both are stored', async () => {
    const { local } = await visit({ address: '/login?affid=12&cxd=3_4' });
    expect([local.get('affid'), local.get('cxd')]).toEqual(['12', '3_4']);
  });

  test('one alone changes nothing', async () => {
    const { local } = await visit({ address: '/login?affid=99', storedValues: { affid: '12', cxd: '3' } });
    expect([local.get('affid'), local.get('cxd')]).toEqual(['12', '3']);
  });
});

describe('the marketing id (R4, D5)', () => {
  test('is requested once, for the site and the address without secrets, and stored', async () => {
    const portal = await visit({ address: '/new-password?resetToken=R&utm_medium=mail' });
    expect(recordedVisits(portal)).toEqual([
      { uri: 'http://localhost/new-password?utm_medium=mail', siteId: siteIdOf('main'), existingGuid: null },
    ]);
    expect(portal.local.get('marketingDataId')).toBe('marketing-1');
  });

  test('an earlier id is sent along', async () => {
    const portal = await visit({ storedValues: { marketingDataId: 'earlier' } });
    expect(recordedVisits(portal)).toMatchObject([{ existingGuid: 'earlier' }]);
  });

  test('signed-in clients are not recorded, nor visitors after a sign-out', async () => {
    const portal = await visit({ signedIn: true });
    portal.session.signOut('manual');
    await untilSettled();
    expect(recordedVisits(portal)).toEqual([]);
  });

  test('a failure is silent', async () => {
    const portal = createTestPortal({ address: '/login' });
    portal.backend.failNext('createMarketingId', PortalError.unavailable({ status: 503 }));
    await portal.start();
    portal.marketing.start();
    await untilSettled();
    expect(portal.local.get('marketingDataId')).toBeNull();
    expect(portal.notices.notices).toEqual([]);
    expect(recordedVisits(portal)).toHaveLength(1);
  });
});

describe('the visitor’s IP address', () => {
  test.each([
    ['/login?utm_campaign=x', 1],
    ['/login?utm_source=x', 1],
    ['/login?utm_source=', 0],
    ['/login', 0],
  ])('%s: requested %s times', async (address, times) => {
    const { backend, marketing } = await visit({ address });
    expect(backend.count('ip')).toBe(times);
    expect(marketing.ip).toBe(times === 1 ? '203.0.113.7' : null);
  });

  test('a failure is silent', async () => {
    const portal = createTestPortal({ address: '/login?utm_source=x' });
    portal.backend.failNext('ip', PortalError.refused([ERROR_CODE.notFound], 404));
    await portal.start();
    portal.marketing.start();
    await untilSettled();
    expect(portal.marketing.ip).toBeNull();
  });
});

describe('with consent required (D2)', () => {
  const address = '/login?affid=12&cxd=3';

  test('nothing is stored or recorded before the yes', async () => {
    const portal = await visit({ address, config: BANNER });
    expect(recordedVisits(portal)).toEqual([]);
    expect(portal.local.get('affid')).toBeNull();
    portal.consent.setAnswer('yes');
    await untilSettled();
    expect(recordedVisits(portal)).toHaveLength(1);
    expect([portal.local.get('affid'), portal.local.get('marketingDataId')]).toEqual(['12', 'marketing-1']);
  });

  test('a no records nothing, and removes the stored id', async () => {
    const portal = await visit({ address, config: BANNER, storedValues: { marketingDataId: 'earlier' } });
    portal.consent.setAnswer('no');
    await untilSettled();
    expect(recordedVisits(portal)).toEqual([]);
    expect(portal.local.entries.has('marketingDataId')).toBe(false);
  });

  test('a no during the call discards its answer', async () => {
    const portal = createTestPortal({ address, config: BANNER, storedValues: { consent: 'yes' } });
    const release = portal.backend.hold('createMarketingId');
    await portal.start();
    portal.marketing.start();
    portal.consent.setAnswer('no');
    release();
    await untilSettled();
    expect(portal.local.get('marketingDataId')).toBeNull();
  });

  test('a visit is recorded once per page load, however often the answer changes', async () => {
    const portal = await visit({ address, config: BANNER, storedValues: { consent: 'yes' } });
    portal.consent.setAnswer('no');
    portal.consent.setAnswer('yes');
    await untilSettled();
    expect(recordedVisits(portal)).toHaveLength(1);
    expect(portal.local.get('affid')).toBe('12');
  });
});
