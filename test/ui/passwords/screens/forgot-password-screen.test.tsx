import { screen } from '@testing-library/react';
import { ERROR_CODE } from '../../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../../src/domain/kernel/errors';
import { Screen } from '../../../../src/ui/passwords/screens/forgot-password-screen';
import { renderPortal, type RenderPortalOptions } from '../../../../src/testkit/portal/render-portal';
import { fill, pressTwice, errorOf } from '../../kit/public-forms';

// Typing letter by letter takes longer on a busy machine.
jest.setTimeout(60_000);

const renderForm = (options: RenderPortalOptions = {}) =>
  renderPortal(<Screen />, { address: '/forgot-password', signedIn: false, ...options });

describe('requesting a password link', () => {
  test.each([
    ['', 'Enter your email address.'],
    ['ann', 'This is not an email address.'],
    [`${'a'.repeat(250)}@x.de`, 'longer than 254'],
  ])('%j has its message and the focus; a valid address is sent', async (email, words) => {
    const { portal, user } = await renderForm();
    fill({ 'forgot-email': email });
    await user.click(screen.getByTestId('forgot-submit'));
    expect(errorOf('forgot-email')).toContain(words);
    expect(document.activeElement).toBe(screen.getByTestId('forgot-email'));
    expect(portal.backend.count('resetPassword')).toBe(0);
    fill({ 'forgot-email': 'ann@example.com' });
    await user.click(screen.getByTestId('forgot-submit'));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Check your inbox');
  });

  test('a known address and an unknown one see the same', async () => {
    const pageTexts: string[] = [];
    for (const email of ['main@portico.test', 'nobody@portico.test']) {
      const { unmount, user } = await renderForm();
      fill({ 'forgot-email': email });
      await user.click(screen.getByTestId('forgot-submit'));
      pageTexts.push((screen.getByRole('main').textContent ?? '').replace(email, '…'));
      unmount();
    }
    expect(pageTexts[0]).toBe(pageTexts[1]);
    expect(pageTexts[0]).toContain('Check your inbox');
  });

  test('two clicks and Enter are one call; "use another address" shows the form again', async () => {
    const { portal, user } = await renderForm();
    fill({ 'forgot-email': 'ann@example.com' });
    await pressTwice(user, 'forgot-submit');
    expect(portal.backend.count('resetPassword')).toBe(1);
    await user.click(screen.getByTestId('forgot-again'));
    expect(screen.getByTestId<HTMLInputElement>('forgot-email').value).toBe('ann@example.com');
  });

  test('the draft is deleted on submit, and stays if that fails', async () => {
    const { portal, user } = await renderForm();
    portal.backend.failNext('resetPassword', PortalError.refused([5], 200));
    fill({ 'forgot-email': 'ann@example.com' });
    await user.click(screen.getByTestId('forgot-submit'));
    expect(portal.tab.entries.get('portico.draft.login')).toBe('ann@example.com');
    await user.click(screen.getByTestId('forgot-submit'));
    expect(portal.tab.entries.has('portico.draft.login')).toBe(false);
  });

  test('the address typed on the sign-in form is filled in', async () => {
    await renderForm({ storedInTab: { 'portico.draft.login': 'ann@example.com' } });
    expect(screen.getByTestId<HTMLInputElement>('forgot-email').value).toBe('ann@example.com');
  });

  test('too many tries show a waiting time, and a captcha that fails to load has Retry', async () => {
    const { portal, user } = await renderForm();
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
