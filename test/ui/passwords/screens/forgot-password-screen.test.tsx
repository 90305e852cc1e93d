import { screen } from '@testing-library/react';
import { ERROR_CODE } from '../../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../../src/domain/kernel/errors';
import { Screen } from '../../../../src/ui/passwords/screens/forgot-password-screen';
import { renderPortal, type RenderPortalOptions } from '../../../../src/testkit/portal/render-portal';
import { fill, pressTwice, sentence } from '../../public/public-forms';

// Typing letter by letter takes longer on a busy machine.
jest.setTimeout(60_000);

const draw = (options: RenderPortalOptions = {}) =>
  renderPortal(<Screen />, { address: '/forgot-password', signedIn: false, ...options });

describe('asking for a password link', () => {
  test.each([
    ['', 'Enter your email address.'],
    ['ann', 'This is not an email address.'],
    [`${'a'.repeat(250)}@x.de`, 'longer than 254'],
  ])('%j has its sentence and the focus; what is right is sent', async (bad, words) => {
    const { portal, user } = await draw();
    fill({ 'forgot-email': bad });
    await user.click(screen.getByTestId('forgot-submit'));
    expect(sentence('forgot-email')).toContain(words);
    expect(document.activeElement).toBe(screen.getByTestId('forgot-email'));
    expect(portal.backend.count('resetPassword')).toBe(0);
    fill({ 'forgot-email': 'ann@example.com' });
    await user.click(screen.getByTestId('forgot-submit'));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Check your inbox');
  });

  test('a known address and an unknown one see the same', async () => {
    const seen: string[] = [];
    for (const email of ['main@portico.test', 'nobody@portico.test']) {
      const { unmount, user } = await draw();
      fill({ 'forgot-email': email });
      await user.click(screen.getByTestId('forgot-submit'));
      seen.push((screen.getByRole('main').textContent ?? '').replace(email, '…'));
      unmount();
    }
    expect(seen[0]).toBe(seen[1]);
    expect(seen[0]).toContain('Check your inbox');
  });

  test('two clicks and Enter are one call; "use another address" is the form again', async () => {
    const { portal, user } = await draw();
    fill({ 'forgot-email': 'ann@example.com' });
    await pressTwice(user, 'forgot-submit');
    expect(portal.backend.count('resetPassword')).toBe(1);
    await user.click(screen.getByTestId('forgot-again'));
    expect(screen.getByTestId<HTMLInputElement>('forgot-email').value).toBe('ann@example.com');
  });

  test('the draft goes on submit, and stays where the submit fails', async () => {
    const { portal, user } = await draw();
    portal.backend.failNext('resetPassword', PortalError.refused([5], 200));
    fill({ 'forgot-email': 'ann@example.com' });
    await user.click(screen.getByTestId('forgot-submit'));
    expect(portal.tab.entries.get('portico.draft.login')).toBe('ann@example.com');
    await user.click(screen.getByTestId('forgot-submit'));
    expect(portal.tab.entries.has('portico.draft.login')).toBe(false);
  });

  test('the address comes from the sign-in form and survives a reload', async () => {
    await draw({ storedInTab: { 'portico.draft.login': 'ann@example.com' } });
    expect(screen.getByTestId<HTMLInputElement>('forgot-email').value).toBe('ann@example.com');
  });

  test('too many tries say how long to wait; a captcha that does not come says so', async () => {
    const { portal, user } = await draw();
    portal.backend.failNext('resetPassword', PortalError.refused([ERROR_CODE.tooManyTries], 200, 60_000));
    fill({ 'forgot-email': 'ann@example.com' });
    await user.click(screen.getByTestId('forgot-submit'));
    expect(screen.getByRole('alert').textContent).toContain('Too many attempts.');
    expect(screen.getByRole('timer').textContent).toBe('Try again in 1:00.');
    portal.captcha.isBroken = true;
    await user.click(screen.getByTestId('forgot-submit'));
    expect(screen.getByRole('alert').textContent).toContain('The check that you are human did not load.');
    portal.captcha.isBroken = false;
    await user.click(screen.getByTestId('retry'));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Check your inbox');
  });
});
