import type { APIRequestContext, Locator, Page } from '@playwright/test';
import {
  LINK_KEYS,
  MENU_CLIENTS,
  MOBILE_BAR,
  MORE_MENU,
  PLATFORMS,
  RESEARCH_LIVE,
  RESEARCH_WITHOUT_LIVE,
  SIDEBAR,
  USER_MENU,
  type MenuClient,
  type MenuClientName,
} from '../kit/menus.table';
import { IS_FULL_RUN } from '../kit/examine';
import { expect, readOneByOne, seedSession, SITE, test, type Variant, VARIANTS } from '../kit/portal';
import { settingOf, tokenOf } from '../kit/portal-gateway';

const PHONE = { width: 390, height: 844 };

/** Signs in a client with the setting, links and trader URLs of the table. */
async function openAsClient(
  page: Page,
  request: APIRequestContext,
  variant: Variant,
  { setting, hasLinks }: MenuClient = MENU_CLIENTS.everything,
  // Menus are the same on all pages; this one makes few requests.
  path = '/notifications',
): Promise<void> {
  const token = await tokenOf(request, `${variant}@portico.test`);
  const result = { ...(await settingOf(request, token)), ...setting };
  const links = hasLinks
    ? LINK_KEYS.map((configKey) => ({ configKey, configValue: `https://get.example/${configKey}` }))
    : [];
  const traderUrl = hasLinks ? 'https://trader.example/go?a=1' : null;
  await page.route('**/Client/client', (route) => route.fulfill({ json: { hasError: false, result } }));
  await readOneByOne(page);
  await page.route('**/SiteConfig/*', (route) => route.fulfill({ json: { hasError: false, result: links } }));
  await page.route('**/Account/trader-url*', (route) =>
    route.fulfill({ json: { hasError: false, result: { traderUrl } } }),
  );
  await seedSession(page, token, { language: 'en-US' });
  await page.goto(SITE[variant] + path);
  await expect(page.getByTestId('logo')).toBeVisible();
}

const entriesOf = (page: Page, container: string) =>
  page.getByTestId(container).locator('[data-testid^="menu-"]');

/** Entry keys in display order. */
async function keysOf(page: Page, container: string): Promise<string> {
  const handles = await entriesOf(page, container).evaluateAll((entryElements) =>
    entryElements.map((entry) => entry.getAttribute('data-testid') ?? ''),
  );
  return handles.map((handle) => handle.slice('menu-'.length)).join(' ');
}

/** Keys and addresses in an open submenu: everything between its button and the next entry of the menu. */
async function submenuOf(page: Page, container: string, key: string): Promise<string[]> {
  const button = page.getByTestId(container).getByTestId(`menu-${key}`);
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const panel = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`);
  const links = await panel
    .locator('[data-testid^="menu-"]')
    .evaluateAll((all) =>
      all.map((entry) => `${entry.getAttribute('data-testid')?.slice(5)} ${entry.getAttribute('href')}`),
    );
  await button.click();
  return links;
}

const keysIn = (entries: readonly string[]) => entries.map((entry) => entry.split(' ')[0]).join(' ');

/** Every client in the full run; otherwise two of the three. */
const clientsOf = (column: number) =>
  (Object.keys(MENU_CLIENTS) as MenuClientName[]).filter(
    (_, index, { length }) => IS_FULL_RUN || index !== column % length,
  );

for (const [column, variant] of VARIANTS.entries()) {
  for (const name of clientsOf(column)) {
    test(`menus of ${variant}, a client with ${name}`, async ({ page, request }) => {
      const client = MENU_CLIENTS[name];
      const research = client.setting.isAnyLiveAccount ? RESEARCH_LIVE : RESEARCH_WITHOUT_LIVE;
      await openAsClient(page, request, variant, client);

      await expect.poll(() => keysOf(page, 'sidebar')).toBe(SIDEBAR[variant][name]);
      await expect.poll(() => submenuOf(page, 'sidebar', 'research')).toEqual(research);
      await expect
        .poll(async () => keysIn(await submenuOf(page, 'sidebar', 'platforms')))
        .toBe(PLATFORMS[variant][name]);
      await page.getByTestId('user-menu-button').hover();
      await expect(page.getByTestId('user-menu')).toBeVisible();
      await expect.poll(() => keysOf(page, 'user-menu')).toBe(USER_MENU[variant][name]);

      await page.setViewportSize(PHONE);
      await expect(page.getByTestId('sidebar')).toHaveCount(0);
      await expect.poll(() => keysOf(page, 'mobilebar')).toBe(MOBILE_BAR[variant][name]);
      await page.getByTestId('more-button').click();
      await expect(page.getByTestId('more-menu')).toBeVisible();
      await expect.poll(() => keysOf(page, 'more-menu')).toBe(MORE_MENU[variant][name]);
      await expect.poll(() => submenuOf(page, 'more-menu', 'research')).toEqual(research);
      await expect
        .poll(async () => keysIn(await submenuOf(page, 'more-menu', 'platforms')))
        .toBe(PLATFORMS[variant][name]);
    });
  }
}

test('external links open in a new tab without opener or referrer; internal ones do not', async ({
  page,
  request,
}) => {
  await openAsClient(page, request, 'main');
  await page.getByTestId('sidebar').getByTestId('menu-platforms').click();
  const entries = page.getByTestId('sidebar').locator('a');
  await expect.poll(() => entries.count()).toBeGreaterThan(20);
  const links = await entries.evaluateAll((all) =>
    all.map((link) => ({
      href: String(link.getAttribute('href')),
      target: link.getAttribute('target'),
      rel: link.getAttribute('rel'),
    })),
  );
  for (const { href, target, rel } of links) {
    const expectedAttributes = href.startsWith('https://') ? ['_blank', 'noopener noreferrer'] : [null, null];
    expect([target, rel], href).toEqual(expectedAttributes);
  }
  await expect(page.getByTestId('sidebar').getByTestId('menu-cfd-trade')).toHaveAttribute(
    'href',
    'https://trader.example/go?a=1&lang=en',
  );
});

test('downloads are listed under their platforms', async ({ page, request }) => {
  await openAsClient(page, request, 'bank');
  await page.getByTestId('sidebar').getByTestId('menu-platforms').click();
  const groups = page.getByTestId('sidebar').getByRole('group');
  const names = () => groups.evaluateAll((all) => all.map((group) => group.getAttribute('aria-label')));
  await expect.poll(names).toEqual(['MetaTrader 4', 'MetaTrader 5', 'Trader app', 'Investor app']);
  await expect(groups.nth(2).locator('a')).toHaveCount(2);
});

/** Distance of an element from the bottom, the inline end and the top of the window. */
async function placeOf(page: Page, element: Locator) {
  const box = await element.boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (!box) throw new Error('not visible');
  return { top: box.y, end: width - box.x - box.width, bottom: height - box.y - box.height };
}

test.describe('the user menu and the support launcher at the breakpoint', () => {
  const launcher = (page: Page) => page.getByTestId('chat-link');

  test('992 px: the menu opens on hover, and there is a sidebar', async ({ page, request }) => {
    await page.setViewportSize({ width: 992, height: 800 });
    await openAsClient(page, request, 'main');
    await expect(page.getByTestId('sidebar')).toBeVisible();
    await expect(page.getByTestId('mobilebar')).toHaveCount(0);
    await page.getByTestId('user-menu-button').hover();
    await expect(page.getByTestId('user-menu')).toBeVisible();
    await page.mouse.move(10, 700);
    await expect(page.getByTestId('user-menu')).toHaveCount(0);
    await expect(launcher(page)).toBeVisible();
    await expect(page.getByTestId('topbar').getByTestId('chat-link')).toBeVisible();
  });

  test('991 px: the menu opens on a click only, and there is a mobile bar', async ({ page, request }) => {
    await page.setViewportSize({ width: 991, height: 800 });
    await openAsClient(page, request, 'main');
    await expect(page.getByTestId('sidebar')).toHaveCount(0);
    await expect(page.getByTestId('mobilebar')).toBeVisible();
    await page.getByTestId('user-menu-button').hover();
    await expect(page.getByTestId('user-menu')).toHaveCount(0);
    await page.getByTestId('user-menu-button').click();
    await expect(page.getByTestId('user-menu')).toBeVisible();
    await expect(launcher(page)).toBeVisible();
    const bar = await page.getByTestId('mobilebar').boundingBox();
    expect((await placeOf(page, launcher(page))).bottom, 'raised above the bar').toBeGreaterThan(
      bar?.height ?? Infinity,
    );
    await expect(page.getByTestId('topbar').getByTestId('chat-link')).toBeVisible();
  });

  test('the button shows the initials of both names', async ({ page, request }) => {
    await openAsClient(page, request, 'main', {
      setting: { firstName: 'Émile', lastName: 'ödegaard' },
      hasLinks: false,
    });
    await expect(page.getByTestId('user-menu-button')).toHaveText('ÉÖ');
  });
});

test.describe('the more menu closes', () => {
  test.use({ viewport: PHONE });

  test('on any route change, including to another tab of the same page and back', async ({
    page,
    request,
  }) => {
    await openAsClient(page, request, 'main', MENU_CLIENTS.nothing, '/how-to-use?tab=market-buzz');
    const moreMenu = page.getByTestId('more-menu');
    await page.getByTestId('more-button').click();
    await moreMenu.getByTestId('menu-research').click();
    await moreMenu.getByTestId('menu-featured-ideas').click();
    await expect(page).toHaveURL(/tab=featured-ideas$/);
    await expect(moreMenu).toHaveCount(0);
    await page.getByTestId('more-button').click();
    await page.goBack();
    await expect(page).toHaveURL(/tab=market-buzz$/);
    await expect(moreMenu).toHaveCount(0);
  });

  test('by the logo, which leads to the accounts', async ({ page, request }) => {
    await openAsClient(page, request, 'main', MENU_CLIENTS.everything, '/open-investment-account');
    await page.getByTestId('more-button').click();
    await page.getByTestId('logo').click();
    await expect(page).toHaveURL(`${SITE.main}/accounts`);
    await expect(page.getByTestId('more-menu')).toHaveCount(0);
    await expect(page.getByTestId('screen-accounts')).toBeVisible();
  });
});

test('the logo leads to the accounts without a page load, and moves the focus', async ({ page, request }) => {
  await openAsClient(page, request, 'main', MENU_CLIENTS.everything, '/news');
  await expect(page.getByTestId('screen-news')).toBeVisible();
  const bar = await page.getByTestId('topbar').elementHandle();
  await page.getByTestId('logo').click();
  await expect(page).toHaveURL(`${SITE.main}/accounts`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await bar?.evaluate((element) => element.isConnected)).toBe(true);
});

test.describe('a menu entry of a page that the company does not have', () => {
  test('leads to the accounts with a message: campaigns of a broker of main', async ({ page, request }) => {
    await openAsClient(page, request, 'main', MENU_CLIENTS.broker, '/news');
    await page.getByTestId('sidebar').getByTestId('menu-campaigns').click();
    await expect(page).toHaveURL(`${SITE.main}/accounts`);
    const toast = page.getByTestId('toast');
    await expect(toast).toHaveText(/not available for your account/);
    const { top, end } = await placeOf(page, toast);
    const bar = await page.getByTestId('topbar').boundingBox();
    expect(end, 'at the right').toBeLessThanOrEqual(24);
    expect(top - (bar?.height ?? 0), 'at the top, under the bar').toBeLessThanOrEqual(24);
  });

  for (const key of ['social', 'campaigns']) {
    test(`leads to the accounts with a message: ${key} in the more menu of bank`, async ({
      page,
      request,
    }) => {
      await page.setViewportSize(PHONE);
      await openAsClient(page, request, 'bank');
      await page.getByTestId('more-button').click();
      await page.getByTestId('more-menu').getByTestId(`menu-${key}`).click();
      await expect(page.getByTestId('toast')).toHaveText(/not available for your account/);
      await expect(page).toHaveURL(`${SITE.bank}/accounts`);
      await expect(page.getByTestId('more-menu')).toHaveCount(0);
    });
  }

  test('redirects without a message if the address is entered', async ({ page, request }) => {
    await openAsClient(page, request, 'main', MENU_CLIENTS.broker, '/campaigns');
    await expect(page).toHaveURL(`${SITE.main}/accounts`);
    await expect(page.getByTestId('screen-accounts')).toBeVisible();
    await expect(page.getByTestId('toast')).toHaveCount(0);
  });
});
