import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { runInAction } from 'mobx';
import { ERROR_CODE } from '../../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../../src/domain/kernel/errors';
import { Shell } from '../../../../src/ui/shell/frame/shell';
import { SwitchAccount } from '../../../../src/ui/shell/banners/switch-account';
import { Toasts } from '../../../../src/ui/shell/banners/toasts';
import { clientOf } from '../../../../src/testkit/client/clients-data';
import { renderPortal } from '../../../../src/testkit/portal/render-portal';

describe('Shell', () => {
  test('paints nothing of a company until the client is known', async () => {
    let release: () => void = () => undefined;
    await renderPortal(<Shell />, {
      variant: 'invest',
      storedValues: { language: 'en-US' },
      prepare: ({ backend }) => (release = backend.hold('client')),
    });
    expect(document.documentElement.dataset['variant']).toBe('neutral');
    expect(screen.queryByTestId('sidebar')).toBeNull();
    await act(async () => release());
    expect(await screen.findByTestId('sidebar')).not.toBeNull();
    expect(document.documentElement.dataset['variant']).toBe('invest');
  });

  test('shows that the client’s setting did not load, with Retry', async () => {
    const { portal } = await renderPortal(<Shell />, {
      storedValues: { language: 'en-US' },
      prepare: ({ backend }) => backend.failNext('client', PortalError.refused([ERROR_CODE.forbidden])),
    });
    expect(portal.backend.count('client')).toBe(1);
    expect(screen.getByRole('alert').querySelector(`.error.error${ERROR_CODE.forbidden}`)).not.toBeNull();
    expect(screen.queryByTestId('sidebar')).toBeNull();
    await act(async () => screen.getByTestId('retry').click());
    expect(await screen.findByTestId('sidebar')).not.toBeNull();
  });

  test('requests the platform links, and for main the trader URLs', async () => {
    const main = await renderPortal(<Shell />);
    expect([main.portal.backend.count('siteConfig'), main.portal.backend.count('traderUrl')]).toEqual([1, 2]);
    main.unmount();
    const bank = await renderPortal(<Shell />, { variant: 'bank' });
    expect([bank.portal.backend.count('siteConfig'), bank.portal.backend.count('traderUrl')]).toEqual([1, 0]);
  });

  test('warns before the session ends, and can extend it', async () => {
    const { portal, user } = await renderPortal(<Shell />);
    expect(screen.queryByTestId('session-warning')).toBeNull();
    await act(async () => portal.clock.advance(3_500_000));
    expect((await screen.findByTestId('session-warning')).textContent).toContain('You will be signed out at');
    await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
    expect(screen.queryByTestId('session-warning')).toBeNull();
    expect(portal.session.expiresAt * 1000 - portal.clock.now()).toBeGreaterThan(3_500_000);
  });

  test('shows that the session could not be extended', async () => {
    const { portal, user } = await renderPortal(<Shell />, {
      prepare: ({ backend }) => (backend.canRenew = false),
    });
    await act(async () => portal.clock.advance(3_500_000));
    await user.click(await screen.findByRole('button', { name: 'Stay signed in' }));
    expect((await screen.findByRole('alert')).textContent).toContain('could not be extended');
  });
});

test('the layout store reports scrolling until there is a pause', async () => {
  const { portal, unmount } = await renderPortal(<Shell />);
  const { layout } = portal;
  expect(layout.isScrolling).toBe(false);
  fireEvent.scroll(window);
  fireEvent.scroll(window);
  expect(layout.isScrolling).toBe(true);
  await waitFor(() => expect(layout.isScrolling).toBe(false));
  fireEvent.scroll(window);
  unmount();
  expect(layout.isScrolling).toBe(false);
});

describe('Toasts', () => {
  test('are announced, can be closed, and disappear after 5 s', async () => {
    const { portal, user } = await renderPortal(<Toasts />);
    act(() => {
      portal.notices.show('info', 'routes.notForAccount');
      portal.notices.show('error', 'language.notLoaded');
    });
    expect(screen.getAllByTestId('toast').map((toast) => toast.getAttribute('role'))).toEqual([
      'status',
      'alert',
    ]);
    await user.click(screen.getAllByRole('button', { name: 'Close' })[0] as Element);
    expect(screen.getAllByTestId('toast')).toHaveLength(1);
    await act(async () => portal.clock.advance(5_000));
    expect(screen.queryByTestId('toast')).toBeNull();
  });
});

describe('SwitchAccount', () => {
  const linkClient = { ...clientOf('main'), id: 4242, fullName: 'Ada Tan' };
  async function renderSwitch() {
    const view = await renderPortal(<SwitchAccount />);
    const { backend, entry } = view.portal;
    const token = backend.issueToken(
      backend.add({ email: 'ada@portico.test', password: 'x', setting: linkClient }),
    );
    act(() => runInAction(() => (entry.pendingLink = { token, target: '/profile', name: 'Ada Tan' })));
    return { ...view, token };
  }

  test('asks by name, and switches to the link’s client and path', async () => {
    const { portal, user, token } = await renderSwitch();
    expect(screen.getByTestId('switch-account').textContent).toContain('The link belongs to Ada Tan');
    await user.click(screen.getByTestId('switch-account-confirm'));
    expect(portal.session.token).toBe(token);
    expect(portal.navigation.current().path).toBe('/profile');
    expect(screen.queryByTestId('switch-account')).toBeNull();
  });

  test('keeps the current account on Cancel', async () => {
    const { portal, user, token } = await renderSwitch();
    await user.click(screen.getByTestId('switch-account-cancel'));
    expect(portal.session.token).not.toBe(token);
    expect(portal.navigation.current().path).toBe('/accounts');
  });
});
