import { createTestPortal } from '../../../src/testkit/create-test-portal';

async function open(stored: Record<string, string> = {}, consent: 'none' | 'banner' = 'banner') {
  const portal = createTestPortal({ address: '/login', config: { consent }, stored });
  await portal.start();
  return portal;
}

describe('ConsentStore (D2 and D7)', () => {
  test('without the banner nothing is asked and everything goes ahead', async () => {
    const { consent } = await open({}, 'none');
    expect([consent.isAskedFor, consent.open, consent.allowed]).toEqual([false, false, true]);
  });

  test('with it a visitor is asked, and nothing goes ahead before', async () => {
    const { consent, local } = await open();
    expect([consent.open, consent.allowed]).toEqual([true, false]);
    consent.say('yes');
    expect([consent.open, consent.allowed, local.get('consent')]).toEqual([false, true, 'yes']);
  });

  test.each(['yes', 'no'] as const)('an earlier %s is not asked again', async (answer) => {
    const { consent } = await open({ consent: answer });
    expect([consent.open, consent.allowed]).toEqual([false, answer === 'yes']);
  });

  test('the footer opens the question again', async () => {
    const { consent, local } = await open({ consent: 'yes' });
    consent.reopen();
    expect([consent.open, consent.allowed]).toEqual([true, true]);
    consent.say('no');
    expect([consent.open, consent.allowed, local.get('consent')]).toEqual([false, false, 'no']);
  });

  test.each(['YES', 'true', '<b>', ''])('%p in storage is no answer, and goes', async (stored) => {
    const { consent, local } = await open({ consent: stored });
    expect([consent.open, local.get('consent')]).toEqual([true, null]);
  });

  test('the answer outlives a sign-out', async () => {
    const portal = createTestPortal({ signedIn: true, stored: { consent: 'no' } });
    await portal.start();
    portal.session.signOut('manual');
    expect(portal.local.get('consent')).toBe('no');
  });
});
