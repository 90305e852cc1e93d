import { act, screen, within } from '@testing-library/react';
import { UserMenu } from '../../../../src/ui/shell/user-menu/user-menu';
import { ERROR_CODE } from '../../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../../src/domain/kernel/errors';
import { renderPortal, type RenderPortalOptions } from '../../../../src/testkit/portal/render-portal';
import { setPhone } from '../../kit/viewport';

const renderMenu = (options: RenderPortalOptions = {}) => renderPortal(<UserMenu />, options);
const button = () => screen.getByTestId('user-menu-button');
const menu = () => screen.queryByTestId('user-menu');
const findMenu = () => screen.findByTestId('user-menu');

describe('UserMenu on a desktop', () => {
  test('opens on hover and closes when the pointer leaves, not on a click', async () => {
    const { user } = await renderMenu();
    expect(menu()).toBeNull();
    await user.hover(button());
    await findMenu();
    await user.click(button());
    expect(menu()).not.toBeNull();
    await user.unhover(button());
    expect(menu()).toBeNull();
  });

  test('works by keyboard, and Esc returns the focus', async () => {
    const { user } = await renderMenu();
    await user.tab();
    expect(document.activeElement).toBe(button());
    await user.keyboard('{Enter}');
    expect(button().getAttribute('aria-expanded')).toBe('true');
    await findMenu();
    await user.tab();
    expect(menu()?.contains(document.activeElement)).toBe(true);
    await user.keyboard('{Escape}');
    expect(menu()).toBeNull();
    expect(document.activeElement).toBe(button());
  });
});

describe('UserMenu on a phone', () => {
  test('opens and closes on a click, not on hover', async () => {
    setPhone(true);
    const { user } = await renderMenu();
    await user.hover(button());
    expect(menu()).toBeNull();
    await user.click(button());
    await findMenu();
    await user.click(button());
    expect(menu()).toBeNull();
  });

  test('closes on a press outside', async () => {
    setPhone(true);
    const { user } = await renderMenu();
    await user.click(button());
    await findMenu();
    await user.click(document.body);
    expect(menu()).toBeNull();
  });
});

describe('the content of the user menu', () => {
  // On a phone: a simulated pointer always leaves one element before it enters another.
  beforeEach(() => setPhone(true));

  test('includes the client’s initials and name', async () => {
    await renderMenu({ client: { firstName: 'Nadia', lastName: 'Keller', fullName: 'Nadia Keller' } });
    expect(button().textContent).toBe('NK');
    expect(button().getAttribute('aria-label')).toBe('Your menu, Nadia Keller');
  });

  test('includes documents and wallet only for clients who have them', async () => {
    const { user, unmount } = await renderMenu({ client: { isVisibleDocumentUpload: false } });
    await user.click(button());
    await findMenu();
    expect(
      within(screen.getByTestId('user-menu'))
        .getAllByRole('link')
        .map((a) => a.getAttribute('href')),
    ).toEqual(['/Profile']);
    unmount();
    const international = await renderMenu({ variant: 'international' });
    await international.user.click(button());
    await findMenu();
    expect(
      within(screen.getByTestId('user-menu'))
        .getAllByRole('link')
        .map((a) => a.getAttribute('href')),
    ).toEqual(['/Profile', '/upload-documents', '/Wallet']);
  });

  test('includes the theme, which is saved once per change', async () => {
    const { user, portal } = await renderMenu();
    await user.click(button());
    await findMenu();
    expect(screen.getByTestId('theme-toggle').getAttribute('aria-checked')).toBe('false');
    await user.click(screen.getByTestId('theme-toggle'));
    expect(screen.getByTestId('theme-toggle').getAttribute('aria-checked')).toBe('true');
    expect(portal.backend.count('changeSettings')).toBe(1);
  });

  test('includes the languages, which are requested when opened', async () => {
    const { user, portal } = await renderMenu();
    expect(portal.backend.count('language')).toBe(0);
    await user.click(button());
    await findMenu();
    await user.click(screen.getByTestId('language-select'));
    await user.click(await screen.findByTestId('language-de-DE'));
    expect(portal.local.get('language')).toBe('de-DE');
    expect(portal.language.shownCulture).toBe('de-DE');
  });

  test('has Retry if the list of languages fails to load', async () => {
    const { user } = await renderMenu({
      prepare: ({ backend }) => backend.failNext('language', PortalError.refused([ERROR_CODE.failed])),
    });
    await user.click(button());
    await findMenu();
    await user.click(screen.getByTestId('language-select'));
    const panel = within(await screen.findByRole('alert'));
    await act(async () => panel.getByTestId('retry').click());
    expect(await screen.findByTestId('language-en-US')).not.toBeNull();
  });

  test('includes the sign-out', async () => {
    const { user, portal } = await renderMenu();
    await user.click(button());
    await findMenu();
    await user.click(screen.getByTestId('logout'));
    expect(portal.session.signedIn).toBe(false);
    expect(portal.navigation.current().path).toBe('/login');
  });
});
