import { createTestPortal } from '../../../src/testkit/portal/create-test-portal';

async function openPortal(storedValues: Record<string, string> = {}, consent: 'none' | 'banner' = 'banner') {
  const portal = createTestPortal({ address: '/login', config: { consent }, storedValues });
  await portal.start();
  return portal;
}

describe('ConsentStore (D2 and D7)', () => {
  test('without the banner no consent is required, and everything is allowed', async () => {
    const { consent } = await openPortal({}, 'none');
    expect([consent.isRequired, consent.isOpen, consent.isAllowed]).toEqual([false, false, true]);
  });

  test('with the banner nothing is allowed before the visitor’s answer', async () => {
    const { consent, local } = await openPortal();
    expect([consent.isOpen, consent.isAllowed]).toEqual([true, false]);
    consent.setAnswer('yes');
    expect([consent.isOpen, consent.isAllowed, local.get('consent')]).toEqual([false, true, 'yes']);
  });

  test.each(['yes', 'no'] as const)('an earlier %s is still the answer', async (answer) => {
    const { consent } = await openPortal({ consent: answer });
    expect([consent.isOpen, consent.isAllowed]).toEqual([false, answer === 'yes']);
  });

  test('the footer reopens the question', async () => {
    const { consent, local } = await openPortal({ consent: 'yes' });
    consent.reopen();
    expect([consent.isOpen, consent.isAllowed]).toEqual([true, true]);
    consent.setAnswer('no');
    expect([consent.isOpen, consent.isAllowed, local.get('consent')]).toEqual([false, false, 'no']);
  });

  test.each(['YES', 'true', '<b>', ''])('%p in storage is not an answer, and is removed', async (value) => {
    const { consent, local } = await openPortal({ consent: value });
    expect([consent.isOpen, local.get('consent')]).toEqual([true, null]);
  });

  test('the answer survives a sign-out', async () => {
    const portal = createTestPortal({ signedIn: true, storedValues: { consent: 'no' } });
    await portal.start();
    portal.session.signOut('manual');
    expect(portal.local.get('consent')).toBe('no');
  });
});
