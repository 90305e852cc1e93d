import { screen } from '@testing-library/react';
import { ERROR_CODE } from '../../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../../src/domain/kernel/errors';
import { Screen } from '../../../../src/ui/passwords/screens/new-password-screen';
import { renderPortal, type RenderPortalOptions } from '../../../../src/testkit/portal/render-portal';
import { fill, pressTwice, errorOf } from '../../kit/public-forms';

// Typing letter by letter takes longer on a busy machine.
jest.setTimeout(60_000);

const GOOD = 'Another horse 8';

const renderLink = (state: 'valid' | 'expired' | 'used' | 'unknown', options: RenderPortalOptions = {}) =>
  renderPortal(<Screen />, {
    address: '/new-password?resetToken=R',
    signedIn: false,
    prepare: ({ passwords }) => void passwords.links.set('R', { email: 'main@portico.test', state }),
    ...options,
  });
const fillPasswords = (password: string, confirm: string) =>
  fill({ 'new-password-password': password, 'new-password-confirm': confirm });

describe('a new password by a link', () => {
  test.each([
    ['', '', 'password', 'Enter a new password.'],
    ['short', 'short', 'password', 'does not meet all the rules'],
    ['x'.repeat(129), 'x'.repeat(129), 'password', 'does not meet all the rules'],
    [GOOD, '', 'confirm', 'Enter the password again.'],
    [GOOD, 'Another horse 9', 'confirm', 'The two passwords differ.'],
  ])('%j and %j: %s has its message and the focus; a valid password is set', async (...row) => {
    const [password, confirm, field, words] = row;
    const { portal, user } = await renderLink('valid');
    fillPasswords(password, confirm);
    await user.click(screen.getByTestId('new-password-submit'));
    expect(errorOf(`new-password-${field}`)).toContain(words);
    expect(document.activeElement).toBe(screen.getByTestId(`new-password-${field}`));
    expect(portal.backend.count('createPassword')).toBe(0);
    fillPasswords(GOOD, GOOD);
    await user.click(screen.getByTestId('new-password-submit'));
    expect(screen.getByTestId('new-password-done')).not.toBeNull();
    expect(portal.owner.password).toBe(GOOD);
  });

  test('the token is removed from the address at once', async () => {
    const { portal } = await renderLink('valid');
    expect(portal.navigation.current()).toMatchObject({ path: '/new-password', search: '' });
  });

  test.each(['expired', 'used', 'unknown'] as const)(
    'a link that is %s has a message instead of the form',
    async (state) => {
      await renderLink(state);
      expect(screen.getByTestId(`new-password-${state}`)).not.toBeNull();
      expect(screen.queryByTestId('new-password-submit')).toBeNull();
      expect(screen.getByRole('link', { name: 'Request a new link' })).not.toBeNull();
    },
  );

  test.each(['', '?resetToken=', '?resetToken=a&resetToken=b', `?resetToken=${'x'.repeat(64_000)}`])(
    'an address without a valid token is refused: %.20s',
    async (search) => {
      const { portal } = await renderLink('valid', { address: `/new-password${search}` });
      expect(screen.getByTestId('new-password-malformed')).not.toBeNull();
      expect(portal.backend.count('checkPasswordLink')).toBe(0);
    },
  );

  test('two clicks and Enter are one call; a link that was used meanwhile is refused', async () => {
    const { portal, user } = await renderLink('valid');
    fillPasswords(GOOD, GOOD);
    portal.passwords.links.set('R', { email: 'main@portico.test', state: 'used' });
    await pressTwice(user, 'new-password-submit');
    expect(portal.backend.count('createPassword')).toBe(1);
    expect(screen.getByTestId('new-password-expired')).not.toBeNull();
  });

  test('a refusal shows a waiting time and keeps the input, which is not stored', async () => {
    const { portal, user } = await renderLink('valid');
    portal.backend.failNext('createPassword', PortalError.refused([ERROR_CODE.tooManyTries], 200, 60_000));
    fillPasswords(GOOD, GOOD);
    await user.click(screen.getByTestId('new-password-submit'));
    expect(screen.getByRole('timer').textContent).toBe('Try again in 1:00.');
    expect(screen.getByTestId<HTMLInputElement>('new-password-password').value).toBe(GOOD);
    const storedEntries = [...portal.tab.entries, ...portal.local.entries];
    expect(JSON.stringify(storedEntries)).not.toContain(GOOD);
  });
});
