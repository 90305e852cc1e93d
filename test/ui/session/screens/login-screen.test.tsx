import { act, screen } from '@testing-library/react';
import { ERROR_CODE } from '../../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../../src/domain/kernel/errors';
import { Screen } from '../../../../src/ui/session/screens/login-screen';
import { TEST_PASSWORD } from '../../../../src/testkit/portal/create-test-portal';
import { renderPortal, type RenderPortalOptions } from '../../../../src/testkit/portal/render-portal';
import { fill, pressTwice, errorOf } from '../../kit/public-forms';

// Typing letter by letter takes longer on a busy machine.
jest.setTimeout(60_000);

const renderLogin = (options: RenderPortalOptions = {}) =>
  renderPortal(<Screen />, { address: '/login', signedIn: false, ...options });

const VALID_INPUT = { 'login-email': 'main@portico.test', 'login-password': TEST_PASSWORD };

describe('signing in', () => {
  test.each([
    ['login-email', '', 'Enter your email address.'],
    ['login-email', 'ann', 'This is not an email address.'],
    ['login-email', `${'a'.repeat(250)}@x.de`, 'longer than 254'],
    ['login-password', '', 'Enter your password.'],
  ])('%s: %j has its message and the focus; valid input is sent', async (field, input, words) => {
    const { portal, user } = await renderLogin();
    fill({ ...VALID_INPUT, [field]: input });
    await user.click(screen.getByTestId('login-submit'));
    expect(errorOf(field)).toContain(words);
    expect(document.activeElement).toBe(screen.getByTestId(field));
    expect(portal.backend.count('login')).toBe(0);
    fill(VALID_INPUT);
    await user.click(screen.getByTestId('login-submit'));
    expect(portal.session.signedIn).toBe(true);
  });

  test('two clicks and Enter are one call', async () => {
    const { portal, user } = await renderLogin();
    fill(VALID_INPUT);
    await pressTwice(user, 'login-submit');
    expect(portal.backend.count('login')).toBe(1);
  });

  test('the address survives a reload, the password does not', async () => {
    const { portal, unmount } = await renderLogin();
    fill(VALID_INPUT);
    const storedInTab = Object.fromEntries(portal.tab.entries);
    expect(JSON.stringify(storedInTab)).not.toContain(TEST_PASSWORD);
    unmount();
    await renderLogin({ storedInTab });
    expect(screen.getByTestId<HTMLInputElement>('login-email').value).toBe(VALID_INPUT['login-email']);
    expect(screen.getByTestId<HTMLInputElement>('login-password').value).toBe('');
  });

  test('wrong credentials have one neutral message, and the input stays', async () => {
    const { user } = await renderLogin();
    fill({ ...VALID_INPUT, 'login-password': 'wrong' });
    await user.click(screen.getByTestId('login-submit'));
    expect(screen.getByRole('alert').textContent).toContain('Incorrect email or password.');
    expect(screen.getByTestId<HTMLInputElement>('login-password').value).toBe('wrong');
  });

  test('a lock counts down in minutes and seconds until the form can be sent again', async () => {
    const { portal, user } = await renderLogin();
    portal.backend.failNext('login', PortalError.refused([ERROR_CODE.tooManyTries], 200, 120_000));
    fill(VALID_INPUT);
    await user.click(screen.getByTestId('login-submit'));
    expect(screen.getByRole('timer').textContent).toBe('Try again in 2:00.');
    act(() => portal.clock.advance(93_000));
    expect(screen.getByRole('timer').textContent).toBe('Try again in 0:27.');
    act(() => portal.clock.advance(27_000));
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('You can try again now.');
    portal.backend.failNext('login', PortalError.refused([ERROR_CODE.tooManyTries], 200, 30_000));
    await user.click(screen.getByTestId('login-submit'));
    expect(screen.getByRole('timer').textContent).toBe('Try again in 0:30.');
  });

  test('a captcha that fails to load has a message, and Retry sends the form', async () => {
    const { portal, user } = await renderLogin();
    portal.captcha.isBroken = true;
    fill(VALID_INPUT);
    await user.click(screen.getByTestId('login-submit'));
    expect(screen.getByRole('alert').textContent).toContain('The check that you are human did not load.');
    expect(portal.backend.count('login')).toBe(0);
    portal.captcha.isBroken = false;
    await user.click(screen.getByTestId('retry'));
    expect(portal.session.signedIn).toBe(true);
  });

  test.each([
    [false, 'You are offline.'],
    [true, 'The server did not respond.'],
  ])('a missing answer has a message (online: %s)', async (isOnline, words) => {
    const { portal, user } = await renderLogin();
    portal.page.online = isOnline;
    portal.backend.failNext('login', PortalError.unavailable());
    fill(VALID_INPUT);
    await user.click(screen.getByTestId('login-submit'));
    expect(screen.getByRole('alert').textContent).toContain(words);
  });
});

describe('the official addresses (D2-9)', () => {
  const OFFICIAL = 'https://portal.acme.example';
  const WARNING = `The official address is ${OFFICIAL}. Do not type your password here.`;
  const renderAt = (origin: string, publicOrigins: readonly string[]) =>
    renderLogin({ origin, config: { publicOrigins } });

  test.each([OFFICIAL, 'https://acme.example'])(
    'include %s: the first one is shown without a warning',
    async (origin) => {
      await renderAt(origin, [OFFICIAL, 'https://acme.example']);
      expect(screen.getByTestId('official-origin').textContent.trim()).toBe(OFFICIAL);
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  test.each([
    'https://acme-portal.example',
    'http://portal.acme.example',
    'https://portal.acme.example:8443',
  ])('do not include %s: the first one is shown with a warning', async (origin) => {
    await renderAt(origin, [OFFICIAL, 'https://acme.example']);
    expect(screen.getByTestId('official-origin').textContent.trim()).toBe(OFFICIAL);
    expect(screen.getByRole('alert').textContent).toBe(WARNING);
  });

  test('are not shown if none is configured', async () => {
    await renderAt(OFFICIAL, []);
    expect(screen.queryByTestId('official-origin')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
