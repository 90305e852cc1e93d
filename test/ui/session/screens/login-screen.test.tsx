import { act, screen } from '@testing-library/react';
import { ERROR_CODE } from '../../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../../src/domain/kernel/errors';
import { Screen } from '../../../../src/ui/session/screens/login-screen';
import { TEST_PASSWORD } from '../../../../src/testkit/portal/create-test-portal';
import { renderPortal, type RenderPortalOptions } from '../../../../src/testkit/portal/render-portal';
import { fill, pressTwice, sentence } from '../../public/public-forms';

// Typing letter by letter takes longer on a busy machine.
jest.setTimeout(60_000);

const draw = (options: RenderPortalOptions = {}) =>
  renderPortal(<Screen />, { address: '/login', signedIn: false, ...options });

const GOOD = { 'login-email': 'main@portico.test', 'login-password': TEST_PASSWORD };

describe('signing in', () => {
  test.each([
    ['login-email', '', 'Enter your email address.'],
    ['login-email', 'ann', 'This is not an email address.'],
    ['login-email', `${'a'.repeat(250)}@x.de`, 'longer than 254'],
    ['login-password', '', 'Enter your password.'],
  ])('%s: %j has its sentence and the focus; what is right is sent', async (field, bad, words) => {
    const { portal, user } = await draw();
    fill({ ...GOOD, [field]: bad });
    await user.click(screen.getByTestId('login-submit'));
    expect(sentence(field)).toContain(words);
    expect(document.activeElement).toBe(screen.getByTestId(field));
    expect(portal.backend.count('login')).toBe(0);
    fill(GOOD);
    await user.click(screen.getByTestId('login-submit'));
    expect(portal.session.signedIn).toBe(true);
  });

  test('two clicks and Enter are one call', async () => {
    const { portal, user } = await draw();
    fill(GOOD);
    await pressTwice(user, 'login-submit');
    expect(portal.backend.count('login')).toBe(1);
  });

  test('the address survives a reload, the password does not', async () => {
    const { portal, unmount } = await draw();
    fill(GOOD);
    const storedInTab = Object.fromEntries(portal.tab.entries);
    expect(JSON.stringify(storedInTab)).not.toContain(TEST_PASSWORD);
    unmount();
    await draw({ storedInTab });
    expect(screen.getByTestId<HTMLInputElement>('login-email').value).toBe(GOOD['login-email']);
    expect(screen.getByTestId<HTMLInputElement>('login-password').value).toBe('');
  });

  test('wrong credentials have one neutral sentence, and what was typed stays', async () => {
    const { user } = await draw();
    fill({ ...GOOD, 'login-password': 'wrong' });
    await user.click(screen.getByTestId('login-submit'));
    expect(screen.getByRole('alert').textContent).toContain('Incorrect email or password.');
    expect(screen.getByTestId<HTMLInputElement>('login-password').value).toBe('wrong');
  });

  test('a lock counts down in minutes and seconds, then says that it is over', async () => {
    const { portal, user } = await draw();
    portal.backend.failNext('login', PortalError.refused([ERROR_CODE.tooManyTries], 200, 120_000));
    fill(GOOD);
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

  test('a captcha that does not come says so, and Retry sends the form', async () => {
    const { portal, user } = await draw();
    portal.captcha.isBroken = true;
    fill(GOOD);
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
  ])('no answer while online is %s', async (online, words) => {
    const { portal, user } = await draw();
    portal.page.online = online;
    portal.backend.failNext('login', PortalError.unavailable());
    fill(GOOD);
    await user.click(screen.getByTestId('login-submit'));
    expect(screen.getByRole('alert').textContent).toContain(words);
  });
});

describe('the official addresses (D2-9)', () => {
  const OWN = 'https://portal.acme.example';
  const WARNING = `The official address is ${OWN}. Do not type your password here.`;
  const drawAt = (origin: string, publicOrigins: readonly string[]) =>
    draw({ origin, config: { publicOrigins } });

  test.each([OWN, 'https://acme.example'])(
    '%s is one: the first is named, without a warning',
    async (origin) => {
      await drawAt(origin, [OWN, 'https://acme.example']);
      expect(screen.getByTestId('official-origin').textContent.trim()).toBe(OWN);
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  test.each([
    'https://acme-portal.example',
    'http://portal.acme.example',
    'https://portal.acme.example:8443',
  ])('%s is none: the first is named, and the visitor warned', async (origin) => {
    await drawAt(origin, [OWN, 'https://acme.example']);
    expect(screen.getByTestId('official-origin').textContent.trim()).toBe(OWN);
    expect(screen.getByRole('alert').textContent).toBe(WARNING);
  });

  test('an empty list names none and warns of none', async () => {
    await drawAt(OWN, []);
    expect(screen.queryByTestId('official-origin')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
