import { screen } from '@testing-library/react';
import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../src/domain/kernel/errors';
import { LanguageMenu } from '../../../src/ui/public/language-menu';
import { renderPortal, type RenderPortalOptions } from '../../../src/testkit/portal/render-portal';

const renderMenu = (options: RenderPortalOptions = {}) =>
  renderPortal(<LanguageMenu />, { signedIn: false, address: '/login', ...options });

describe('LanguageMenu', () => {
  test('requests the list when first opened; a choice closes it and is stored', async () => {
    const { user, portal } = await renderMenu();
    const button = screen.getByTestId('language-select');
    expect(portal.backend.count('language')).toBe(0);
    await user.click(button);
    expect((await screen.findByTestId('language-en-US')).getAttribute('aria-current')).toBe('true');
    await user.click(screen.getByTestId('language-de-DE'));
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByTestId('language-de-DE')).toBeNull();
    expect([portal.local.get('language'), portal.language.shownCulture]).toEqual(['de-DE', 'de-DE']);
    expect(portal.backend.count('changeSettings')).toBe(0);
  });

  test('Esc closes it and returns the focus', async () => {
    const { user } = await renderMenu();
    const button = screen.getByTestId('language-select');
    await user.click(button);
    (await screen.findByTestId('language-de-DE')).focus();
    await user.keyboard('{Escape}');
    expect(screen.queryByTestId('language-de-DE')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  test('shows that the list failed to load, with Retry', async () => {
    const { user } = await renderMenu({
      prepare: ({ backend }) => backend.failNext('language', PortalError.refused([ERROR_CODE.failed])),
    });
    await user.click(screen.getByTestId('language-select'));
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    await user.click(screen.getByTestId('retry'));
    expect(await screen.findByTestId('language-en-US')).not.toBeNull();
  });
});
