import { createTestPortal } from '../../../src/testkit/portal/create-test-portal';

describe('NoticeStore', () => {
  test('a notice is shown for five seconds', () => {
    const { notices, clock } = createTestPortal();
    notices.show('success', 'accounts.loginCopied', { login: 2104417 });
    clock.advance(4_999);
    expect(notices.notices).toMatchObject([
      { tone: 'success', textKey: 'accounts.loginCopied', values: { login: 2104417 } },
    ]);
    clock.advance(1);
    expect(notices.notices).toEqual([]);
  });

  test('the same notice is shown once, and again after it has closed', () => {
    const { notices, clock } = createTestPortal();
    notices.show('warning', 'theme.notSaved');
    notices.show('warning', 'theme.notSaved');
    expect(notices.notices).toHaveLength(1);
    clock.advance(5_000);
    notices.show('warning', 'theme.notSaved');
    expect(notices.notices).toHaveLength(1);
  });

  test('dismissing a notice leaves the others', () => {
    const { notices } = createTestPortal();
    notices.show('info', 'one');
    notices.show('info', 'two');
    notices.dismiss(notices.notices[0]!.id);
    expect(notices.notices.map(({ textKey }) => textKey)).toEqual(['two']);
  });
});
