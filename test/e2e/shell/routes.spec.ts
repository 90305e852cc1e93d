import type { APIRequestContext, Page } from '@playwright/test';
import { IS_FULL_RUN } from '../kit/examine';
import { expect, navigateInside, signOut, SITE, test, VARIANTS, type Variant } from '../kit/portal';
import { tokenOf } from '../kit/portal-gateway';
import { HOME } from '../../spec/routes.table';
import {
  COLUMNS,
  LOGIN,
  SHELL_ROUTES,
  SIGNED_IN_PUBLIC_ROUTES,
  TRADING,
  VISITOR_ROUTES,
} from '../kit/routes.table';

type Table = typeof SHELL_ROUTES;

const TRADING_PATH = '/register/open-trading-account';

const REDIRECT_PATHS: Readonly<Record<string, string>> = {
  [HOME]: '/accounts',
  [LOGIN]: '/login',
  [TRADING]: TRADING_PATH,
};

/** The screen that a cell of the table leads to. */
function screenOf(cell: string, variant: Variant): string {
  if (cell === HOME) return 'accounts';
  if (cell === LOGIN) return 'login';
  if (cell === TRADING) return `register-open-trading-account${variant === 'invest' ? '-invest' : ''}`;
  return cell;
}

/**
 * Signs in the demo client of a variant. The session is written once, from a static file of the site: an init script
 * would also run, and fail, inside the sandboxed frames of some routes.
 */
async function storeSession(
  page: Page,
  request: APIRequestContext,
  variant: Variant,
  extra: Readonly<Record<string, string>> = {},
): Promise<void> {
  const token = await tokenOf(request, `${variant}@portico.test`);
  await page.goto(`${SITE[variant]}/favicon.svg`);
  await page.evaluate(
    (entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)),
    Object.entries({ token, tokenExp: String(Math.floor(Date.now() / 1000) + 3600), ...extra }),
  );
}

/**
 * Outside the full run each address is loaded on one site, and reached without a page load on the others, which is
 * faster. The offset is such that invest loads the partner's form, which only it has.
 */
const isOwnTurn = (index: number, column: number) => (index + 2) % COLUMNS.length === column;

/**
 * Visits each address of a table, and checks the resulting address and its only screen. The first address is always
 * loaded.
 */
async function visitAll(
  page: Page,
  variant: Variant,
  table: Table,
  { prefix = '', opensAlone = isOwnTurn } = {},
): Promise<void> {
  const column = COLUMNS.indexOf(variant);
  for (const [index, [path, ...cells]] of table.entries()) {
    const cell = cells[column] ?? '';
    if (IS_FULL_RUN || index === 0 || opensAlone(index, column))
      await page.goto(`${SITE[variant]}${prefix}${path}`, { waitUntil: 'commit' });
    else await navigateInside(page, prefix + path);
    const screens = page.locator('[data-testid^="screen-"]');
    await expect(screens, `${prefix}${path} of ${variant}`).toHaveCount(1);
    await expect(screens, `${prefix}${path} of ${variant}`).toHaveAttribute(
      'data-testid',
      `screen-${screenOf(cell, variant)}`,
    );
    await expect(screens).toBeVisible();
    await expect
      .poll(() => new URL(page.url()).pathname, `${path} of ${variant}`)
      .toBe(prefix + (REDIRECT_PATHS[cell] ?? path));
  }
}

for (const variant of VARIANTS) {
  test(`every route of the shell as ${variant}`, async ({ page, request }) => {
    test.setTimeout(180_000);
    await storeSession(page, request, variant, { language: 'en-US' });
    await visitAll(page, variant, SHELL_ROUTES, { opensAlone: () => false });
  });

  test(`public routes for a client of ${variant}`, async ({ page, request }) => {
    await storeSession(page, request, variant, { language: 'en-US' });
    await visitAll(page, variant, SIGNED_IN_PUBLIC_ROUTES);
  });

  test(`routes for a visitor of the ${variant} site`, async ({ page }) => {
    await visitAll(page, variant, VISITOR_ROUTES);
  });

  test(`redirects of ${variant} keep the language prefix`, async ({ page, request }) => {
    await visitAll(page, variant, [['/campaigns', LOGIN, LOGIN, LOGIN, LOGIN]], { prefix: '/de' });
    await storeSession(page, request, variant);
    const redirectedRoutes = SHELL_ROUTES.filter(([path]) =>
      ['/campaigns', '/portico-social', '/'].includes(path),
    );
    await visitAll(page, variant, redirectedRoutes, { prefix: '/de' });
    await signOut(page);
    expect(new URL(page.url()).pathname).toBe('/de/login');
  });
}

test('routes ignore case, and only known prefixes are prefixes', async ({ page, request }) => {
  await storeSession(page, request, 'main', { language: 'en-US' });
  const visits = [
    ['/PROFILE', 'screen-profile', '/PROFILE'],
    ['/wallet', 'screen-accounts', '/wallet'],
    ['/jp/how-to-use', 'screen-how-to-use', '/jp/how-to-use'],
    ['/id/how-to-use', 'screen-accounts', '/accounts'],
    ['/DE/how-to-use', 'screen-accounts', '/accounts'],
  ] as const;
  for (const [path, handle, address] of visits) {
    await page.goto(SITE.main + path);
    await expect(page.getByTestId(handle), path).toBeVisible();
    expect(new URL(page.url()).pathname, path).toBe(address);
  }
});

test('a token link keeps the mobile-app flag', async ({ page, request }) => {
  const token = await tokenOf(request, 'main@portico.test');
  await page.goto(`${SITE.main}/TokenLogin?token=${token}&path=/how-to-use&isMobileApp=True`);
  await expect(page.getByTestId('screen-how-to-use')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('isMobileApp'))).toBe('true');
  await expect(page.getByTestId('topbar')).toHaveCount(0);
});
