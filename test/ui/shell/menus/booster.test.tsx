import { act, screen } from '@testing-library/react';
import { Frame } from '../../../../src/ui/shell/frame/frame';
import { renderPortal } from '../../../../src/testkit/portal/render-portal';

const HREF = 'https://downloads.example/mt4-booster.exe';
let opened: unknown[][] = [];

beforeEach(() => {
  opened = [];
  window.scrollTo = () => undefined;
  window.open = (...args) => {
    opened.push(args);
    return null;
  };
});
afterEach(() => Reflect.deleteProperty(navigator, 'userActivation'));

/** The frame with its platforms menu open. */
async function draw(mayUse: boolean) {
  const drawn = await renderPortal(<Frame>page</Frame>);
  drawn.portal.owner.activeTools = new Set(mayUse ? [6] : []);
  await act(async () => drawn.portal.platforms.load());
  await drawn.user.click(screen.getByTestId('menu-platforms'));
  return drawn;
}

describe('a booster', () => {
  test('is a link that opens in a new tab without opener, once the check says yes', async () => {
    const { user, portal } = await draw(true);
    const link = screen.getByTestId('menu-MT4MetaBooster');
    expect([link.tagName, link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
      'A',
      HREF,
      'noopener noreferrer',
    ]);
    const release = portal.backend.hold('checkToolStatus');
    await user.click(link);
    expect(opened).toEqual([]);
    expect(link.getAttribute('aria-busy')).toBe('true');
    await act(async () => release());
    expect(opened).toEqual([[HREF, '_blank', 'noopener,noreferrer']]);
    expect(screen.queryByTestId('booster-modal')).toBeNull();
  });

  test('shows an explanation instead if the check says no', async () => {
    const { user } = await draw(false);
    await user.click(screen.getByTestId('menu-MT4MetaBooster'));
    const modal = await screen.findByTestId('booster-modal');
    expect(opened).toEqual([]);
    await user.click(modal.querySelector('button') as Element);
    expect(screen.queryByTestId('booster-modal')).toBeNull();
  });

  test('leaves no explanation for the next client', async () => {
    const { user, portal, unmount } = await draw(false);
    await user.click(screen.getByTestId('menu-MT4MetaBooster'));
    await screen.findByTestId('booster-modal');
    unmount();
    expect(portal.booster.isRefused).toBe(false);
  });

  test('asks for one more click if the first no longer counts for the browser', async () => {
    const { user } = await draw(true);
    Object.defineProperty(navigator, 'userActivation', { value: { isActive: false }, configurable: true });
    await user.click(screen.getByTestId('menu-MT4MetaBooster'));
    const dialog = await screen.findByTestId('booster-ready');
    expect(opened).toEqual([]);
    const link = dialog.querySelector('a');
    expect([link?.getAttribute('href'), link?.getAttribute('rel')]).toEqual([HREF, 'noopener noreferrer']);
  });
});
