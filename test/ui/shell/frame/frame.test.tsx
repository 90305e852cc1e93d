import { act, screen, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { Frame } from '../../../../src/ui/shell/frame/frame';
import { renderPortal, type RenderPortalOptions } from '../../../../src/testkit/portal/render-portal';
import { setPhone } from '../../kit/viewport';

async function renderFrame(options: RenderPortalOptions = {}) {
  window.scrollTo = () => undefined;
  const view = await renderPortal(
    <Frame>
      <h1>The page</h1>
      <Link to="/news">elsewhere</Link>
    </Frame>,
    options,
  );
  await act(async () => view.portal.platforms.load());
  return view;
}

const keysIn = (container: string) =>
  [...screen.getByTestId(container).querySelectorAll('[data-testid^="menu-"]')].map((entry) =>
    entry.getAttribute('data-testid')?.slice('menu-'.length),
  );

describe('Frame', () => {
  test('a desktop has sidebar, top bar and footer, and none of the phone’s bars', async () => {
    await renderFrame();
    for (const handle of ['sidebar', 'topbar', 'footer', 'logo', 'user-menu-button', 'sidebar-toggle']) {
      expect(screen.getByTestId(handle)).not.toBeNull();
    }
    expect(screen.queryByTestId('mobilebar')).toBeNull();
    expect(screen.queryByTestId('more-button')).toBeNull();
  });

  test('a phone has top bar and mobile bar, and no sidebar', async () => {
    setPhone(true);
    await renderFrame();
    for (const handle of ['topbar', 'mobilebar', 'footer', 'logo', 'user-menu-button', 'more-button']) {
      expect(screen.getByTestId(handle)).not.toBeNull();
    }
    expect(screen.queryByTestId('sidebar')).toBeNull();
    expect(screen.queryByTestId('sidebar-toggle')).toBeNull();
  });

  test.each([true, false])('the mobile app shows only the page (phone: %s)', async (isPhone) => {
    setPhone(isPhone);
    await renderFrame({ storedValues: { isMobileApp: 'true' } });
    for (const handle of ['sidebar', 'topbar', 'mobilebar', 'footer'])
      expect(screen.queryByTestId(handle)).toBeNull();
    expect(screen.getByRole('heading').textContent).toBe('The page');
  });

  test('the sidebar contains real links, with the current page marked', async () => {
    await renderFrame();
    expect(keysIn('sidebar')).toEqual(['stock-investor', 'cfd-trade', 'accounts', 'research', 'platforms']);
    const accounts = screen.getByTestId('menu-accounts');
    expect([accounts.tagName, accounts.getAttribute('href'), accounts.getAttribute('aria-current')]).toEqual([
      'A',
      '/accounts',
      'page',
    ]);
    const cfd = screen.getByTestId('menu-cfd-trade');
    expect([cfd.getAttribute('target'), cfd.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
  });

  test('a click opens and closes a submenu', async () => {
    const { user } = await renderFrame();
    const research = screen.getByTestId('menu-research');
    expect([research.tagName, research.getAttribute('aria-expanded')]).toEqual(['BUTTON', 'false']);
    await user.click(research);
    expect(research.getAttribute('aria-expanded')).toBe('true');
    expect(keysIn('sidebar')).toEqual([
      'stock-investor',
      'cfd-trade',
      'accounts',
      'research',
      'how-to-use',
      'technical-views',
      'economic-insight',
      'market-buzz',
      'featured-ideas',
      'news',
      'alpha-generation',
      'platforms',
    ]);
    await user.click(research);
    expect(screen.queryByTestId('menu-news')).toBeNull();
  });

  test('the submenu of the current page is open, and its entry is marked', async () => {
    const { portal } = await renderFrame();
    expect(screen.getByTestId('menu-research').getAttribute('aria-expanded')).toBe('false');
    await act(async () => portal.navigation.go('/news'));
    expect(screen.getByTestId('menu-research').getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByTestId('menu-news').getAttribute('aria-current')).toBe('page');
    expect(screen.getByTestId('menu-platforms').getAttribute('aria-expanded')).toBe('false');
  });

  test('platforms are grouped by their names', async () => {
    const { user } = await renderFrame();
    await user.click(screen.getByTestId('menu-platforms'));
    const mt5 = screen.getByRole('group', { name: 'MetaTrader 5' });
    expect(within(mt5).getByTestId('menu-MT5Windows').getAttribute('href')).toBe(
      'https://downloads.example/mt5.exe',
    );
    expect(within(mt5).getByTestId('menu-web-terminal-mt5').getAttribute('href')).toBe('/webterminal5');
  });

  test('the collapsed sidebar keeps its accessible names, and its state is stored', async () => {
    const { user, portal } = await renderFrame();
    await user.click(screen.getByTestId('sidebar-toggle'));
    expect(portal.local.get('collapsed')).toBe('true');
    expect(screen.getByTestId('sidebar-toggle').getAttribute('aria-expanded')).toBe('false');
    expect(screen.getByRole('link', { name: 'Accounts' })).toBe(screen.getByTestId('menu-accounts'));
    await user.click(screen.getByTestId('menu-research'));
    expect(await screen.findByTestId('menu-news')).not.toBeNull();
    await user.keyboard('{Escape}');
    expect(screen.queryByTestId('menu-news')).toBeNull();
    expect(document.activeElement).toBe(screen.getByTestId('menu-research'));
  });

  test('a route change closes menus and moves the focus to the heading', async () => {
    setPhone(true);
    const { user, portal } = await renderFrame();
    await user.click(screen.getByTestId('more-button'));
    await screen.findByTestId('more-menu');
    expect(keysIn('more-menu')).toEqual(['stock-investor', 'cfd-trade', 'accounts', 'research', 'platforms']);
    await act(async () => portal.navigation.go('/news'));
    expect(screen.queryByTestId('more-menu')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'The page' }));
  });

  test('the menu of a phone closes with Esc and on a click outside', async () => {
    setPhone(true);
    const { user } = await renderFrame();
    const moreButton = screen.getByTestId('more-button');
    await user.click(moreButton);
    expect(await screen.findByRole('dialog', { name: 'Main menu' })).not.toBeNull();
    await user.keyboard('{Escape}');
    expect(screen.queryByTestId('more-menu')).toBeNull();
    expect(document.activeElement).toBe(moreButton);
    await user.click(moreButton);
    await screen.findByTestId('more-menu');
    await user.click(document.querySelector('.ant-drawer-mask') as Element);
    expect(screen.queryByTestId('more-menu')).toBeNull();
  });

  const waitForLazyParts = () =>
    act(async () => void (await new Promise((resolve) => setTimeout(resolve, 50))));

  test('the menu of a phone opens with Enter and Space and closes with Esc', async () => {
    setPhone(true);
    const { user } = await renderFrame();
    const isOpen = () => screen.queryByTestId('more-menu') !== null;
    const openStates: boolean[] = [];
    screen.getByTestId('more-button').focus();
    for (const key of ['{Enter}', '{Escape}', '[Space]', '{Escape}']) {
      await user.keyboard(key);
      await waitForLazyParts();
      openStates.push(isOpen());
    }
    expect(openStates).toEqual([true, false, true, false]);
  });

  test('the skip link leads to the content', async () => {
    const { user } = await renderFrame();
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Skip to content');
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });
});

describe('OfflineBanner', () => {
  test('is shown while the browser is offline', async () => {
    const { portal } = await renderFrame();
    expect(screen.queryByTestId('offline-banner')).toBeNull();
    act(() => portal.page.setOnline(false));
    expect(screen.getByTestId('offline-banner').textContent).toContain('offline');
    act(() => portal.page.setOnline(true));
    expect(screen.queryByTestId('offline-banner')).toBeNull();
  });
});

describe('Logo', () => {
  test('has the name of the brand and the word of the variant', async () => {
    const words: (string | null)[] = [];
    for (const variant of ['main', 'invest', 'bank', 'international'] as const) {
      const { unmount } = await renderFrame({ variant });
      words.push(screen.getByTestId('logo').textContent);
      unmount();
    }
    expect(words).toEqual(['Portico', 'PorticoInvest', 'PorticoBank', 'PorticoInternational']);
  });

  test('is the configured image', async () => {
    await renderFrame({ config: { brand: { name: 'Acme', logo: '/acme.svg' } } });
    const logo = screen.getByTestId('logo');
    expect(logo.querySelector('img')?.getAttribute('src')).toBe('/acme.svg');
    expect(logo.querySelector('svg')).toBeNull();
    expect(logo.getAttribute('aria-label')).toContain('Acme');
  });

  test('follows the background of forced colors, whatever theme the portal has', async () => {
    await renderFrame({ config: { brand: { name: 'Acme', logo: '/acme.svg', logoDark: '/acme-dark.svg' } } });
    const sources = [...screen.getByTestId('logo').querySelectorAll('source')];
    expect(sources.map(({ media, srcset }) => [media, srcset])).toEqual([
      ['(forced-colors: active) and (prefers-color-scheme: dark)', '/acme-dark.svg'],
      ['(forced-colors: active) and (prefers-color-scheme: light)', '/acme.svg'],
    ]);
  });
});

describe('Footer', () => {
  test('of main has three links to pages of the build', async () => {
    await renderFrame();
    const links = within(screen.getByTestId('footer')).getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('data-testid'), link.getAttribute('href')])).toEqual([
      ['footer-privacy', '/legal/privacy.html'],
      ['footer-terms', '/legal/terms.html'],
      ['footer-faq', '/legal/faq.html'],
    ]);
  });

  test('of bank has no link, and that of invest has a mail link', async () => {
    const { unmount } = await renderFrame({ variant: 'bank' });
    expect(within(screen.getByTestId('footer')).queryAllByRole('link')).toEqual([]);
    unmount();
    await renderFrame({ variant: 'invest' });
    expect(screen.getByTestId('footer-mail').getAttribute('href')).toBe('mailto:help@broker.example');
  });

  test('has addresses of the company’s texts, else of the company, else of the configuration', async () => {
    const config = {
      legal: { privacy: 'https://broker.example/privacy', faq: 'https://broker.example/faq' },
      support: { email: 'help@acme.example' },
      companies: {
        '11': {
          legal: { privacy: 'https://acme.example/privacy' },
          texts: { 'de-DE': { 'footer.privacyUrl': 'https://acme.example/datenschutz' } },
        },
      },
    };
    const hrefOf = (id: string) => screen.getByTestId(id).getAttribute('href');
    const { unmount } = await renderFrame({ variant: 'invest', config });
    expect(hrefOf('footer-privacy')).toBe('https://acme.example/privacy');
    expect(hrefOf('footer-mail')).toBe('mailto:help@acme.example');
    unmount();
    const german = await renderFrame({ variant: 'invest', config, address: '/de/accounts' });
    expect(hrefOf('footer-privacy')).toBe('https://acme.example/datenschutz');
    german.unmount();
    await renderFrame({ config });
    expect(hrefOf('footer-privacy')).toBe('https://broker.example/privacy');
    expect(hrefOf('footer-faq')).toBe('https://broker.example/faq');
    expect(hrefOf('footer-terms')).toBe('/legal/terms.html');
  });

  test('has the copyright year of the clock', async () => {
    await renderFrame({ variant: 'bank', now: '2031-03-05T12:00:00Z' });
    expect(screen.getByTestId('footer').textContent).toBe('© 2031 Portico');
  });

  test('has no link to a script in the gateway’s texts', async () => {
    await renderFrame({
      prepare: ({ backend }) =>
        backend.overlays.set('en-US/7', {
          'footer.privacyUrl': 'javascript:alert(1)',
          'footer.termsUrl': 'https://broker.example/terms',
        }),
    });
    expect(screen.queryByTestId('footer-privacy')).toBeNull();
    expect(screen.getByTestId('footer-terms').getAttribute('href')).toBe('https://broker.example/terms');
  });
});
