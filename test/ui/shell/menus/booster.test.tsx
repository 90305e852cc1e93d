import { act, screen } from '@testing-library/react';
import { Frame } from '../../../../src/ui/shell/frame/frame';
import { renderPortal } from '../../../../src/testkit/portal/render-portal';

const HREF = 'https://downloads.example/mt4-booster.exe';
let openedWindows: unknown[][] = [];

beforeEach(() => {
  openedWindows = [];
  window.scrollTo = () => undefined;
  window.open = (...args) => {
    openedWindows.push(args);
    return null;
  };
});
afterEach(() => Reflect.deleteProperty(navigator, 'userActivation'));

/** The frame with its platforms menu open. */
async function renderMenu(isAllowed: boolean) {
  const view = await renderPortal(<Frame>page</Frame>);
  view.portal.owner.activeTools = new Set(isAllowed ? [6] : []);
  await act(async () => view.portal.platforms.load());
  await view.user.click(screen.getByTestId('menu-platforms'));
  return view;
}

describe('a booster', () => {
  test('opens in a new tab after the gateway has allowed it', async () => {
    const { user, portal } = await renderMenu(true);
    const link = screen.getByTestId('menu-MT4MetaBooster');
    expect([link.tagName, link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
      'A',
      HREF,
      'noopener noreferrer',
    ]);
    const release = portal.backend.hold('checkToolStatus');
    await user.click(link);
    expect(openedWindows).toEqual([]);
    expect(link.getAttribute('aria-busy')).toBe('true');
    await act(async () => release());
    expect(openedWindows).toEqual([[HREF, '_blank', 'noopener,noreferrer']]);
    expect(screen.queryByTestId('booster-modal')).toBeNull();
  });

  test('shows an explanation if the gateway refuses it', async () => {
    const { user } = await renderMenu(false);
    await user.click(screen.getByTestId('menu-MT4MetaBooster'));
    const modal = await screen.findByTestId('booster-modal');
    expect(openedWindows).toEqual([]);
    await user.click(modal.querySelector('button') as Element);
    expect(screen.queryByTestId('booster-modal')).toBeNull();
  });

  test('leaves no explanation for the next client', async () => {
    const { user, portal, unmount } = await renderMenu(false);
    await user.click(screen.getByTestId('menu-MT4MetaBooster'));
    await screen.findByTestId('booster-modal');
    unmount();
    expect(portal.booster.isRefused).toBe(false);
  });

  test('requires another click if the browser no longer accepts the first one', async () => {
    const { user } = await renderMenu(true);
    Object.defineProperty(navigator, 'userActivation', { value: { isActive: false }, configurable: true });
    await user.click(screen.getByTestId('menu-MT4MetaBooster'));
    const dialog = await screen.findByTestId('booster-ready');
    expect(openedWindows).toEqual([]);
    const link = dialog.querySelector('a');
    expect([link?.getAttribute('href'), link?.getAttribute('rel')]).toEqual([HREF, 'noopener noreferrer']);
  });
});
