import { createTestPortal } from '../../../src/testkit/portal/create-test-portal';

async function open(storedValues: Record<string, string> = {}, consent: 'none' | 'banner' = 'banner') {
  const portal = createTestPortal({ address: '/login', config: { consent }, storedValues });
  await portal.start();
  return portal;
}

describe('ConsentStore (D2 and D7)', () => {
  test('without the banner nothing is asked and everything runs', async () => {
    const { consent } = await open({}, 'none');
    expect([consent.isRequired, consent.isOpen, consent.isAllowed]).toEqual([false, false, true]);
  });

  test('with the banner a visitor is asked, and nothing runs before the answer', async () => {
    const { consent, local } = await open();
    expect([consent.isOpen, consent.isAllowed]).toEqual([true, false]);
    consent.setAnswer('yes');
    expect([consent.isOpen, consent.isAllowed, local.get('consent')]).toEqual([false, true, 'yes']);
  });

  test.each(['yes', 'no'] as const)('an earlier %s is not asked for again', async (answer) => {
    const { consent } = await open({ consent: answer });
    expect([consent.isOpen, consent.isAllowed]).toEqual([false, answer === 'yes']);
  });

  test('the footer reopens the question', async () => {
    const { consent, local } = await open({ consent: 'yes' });
    consent.reopen();
    expect([consent.isOpen, consent.isAllowed]).toEqual([true, true]);
    consent.setAnswer('no');
    expect([consent.isOpen, consent.isAllowed, local.get('consent')]).toEqual([false, false, 'no']);
  });

  test.each(['YES', 'true', '<b>', ''])('%p in storage is not an answer, and is removed', async (stored) => {
    const { consent, local } = await open({ consent: stored });
    expect([consent.isOpen, local.get('consent')]).toEqual([true, null]);
  });

  test('the answer survives a sign-out', async () => {
    const portal = createTestPortal({ signedIn: true, storedValues: { consent: 'no' } });
    await portal.start();
    portal.session.signOut('manual');
    expect(portal.local.get('consent')).toBe('no');
  });
});
