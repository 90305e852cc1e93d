import type { Page } from '@playwright/test';
import { CONSTANTS } from '../../../src/domain/kernel/constants.table';
import { expect, cssSeconds, seedSession, signIn, SITE, test } from '../kit/portal';
import { tokenOf } from '../kit/portal-gateway';

const MAIN = SITE.main;

/** Width of the collapsed sidebar in px (--p-sidebar-folded). */
const COLLAPSED_PX = 64;

/** Records the bodies of the calls that save a client's settings. */
function recordSettings(page: Page): unknown[] {
  const settings: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/Client/change-client-settings')) settings.push(request.postDataJSON());
  });
  return settings;
}

test('a language is stored, saved in the gateway, and used after a reload @walk', async ({ page }) => {
  await signIn(page, 'main', 'main-live@portico.test');
  const savedSettings = recordSettings(page);
  await page.getByTestId('user-menu-button').click();
  await page.getByTestId('user-menu').getByTestId('language-select').click();
  await page.getByTestId('user-menu').getByTestId('language-ur-PK').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ur-PK');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(savedSettings).toEqual([{ culture: 'ur-PK' }]);
  expect(
    await page.evaluate(() => [localStorage.getItem('language'), localStorage.getItem('i18nextLng')]),
  ).toEqual(['ur-PK', 'ur']);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.request.post(`${MAIN}/api/client/v1/Client/change-client-settings`, {
    data: { culture: 'it-IT' },
    headers: { Authorization: `Bearer ${String(await page.evaluate(() => localStorage.getItem('token')))}` },
  });
});

test('a theme is saved once per toggle, and used after a reload', async ({ page }) => {
  await signIn(page, 'bank', 'bank-demo@portico.test');
  const savedSettings = recordSettings(page);
  await page.reload();
  await expect(page.getByTestId('screen-accounts')).toBeVisible();
  expect(savedSettings).toEqual([]);
  const html = page.locator('html');
  await expect(html).not.toHaveClass(/\bdark\b/);
  await page.getByTestId('user-menu-button').click();
  await page.getByTestId('theme-toggle').click();
  await expect(html).toHaveClass(/\bdark\b/);
  await page.reload();
  await expect(html).toHaveClass(/\bdark\b/);
  await page.getByTestId('user-menu-button').click();
  await page.getByTestId('theme-toggle').click();
  await expect(html).not.toHaveClass(/\bdark\b/);
  expect(savedSettings).toEqual([{ theme: 'dark' }, { theme: 'white' }]);
});

test('a sign-out removes the dark class', async ({ page }) => {
  await signIn(page, 'main', 'main-dark@portico.test');
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  await page.getByTestId('user-menu-button').click();
  await page.getByTestId('logout').click();
  await expect(page.getByTestId('screen-login')).toBeVisible();
  await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
});

test('the collapsed sidebar stays collapsed', async ({ page }) => {
  await signIn(page, 'main');
  await page.getByTestId('sidebar-toggle').click();
  expect(await page.evaluate(() => localStorage.getItem('collapsed'))).toBe('true');
  const width = () => page.getByTestId('sidebar').evaluate((bar) => bar.getBoundingClientRect().width);
  await expect.poll(width, 'after its transition').toBe(COLLAPSED_PX);
  await page.reload();
  await expect.poll(width, 'after its transition').toBe(COLLAPSED_PX);
});

/** Records the durations of animations from now on. Resolves to a function that returns those of a part. */
async function watchMotion(page: Page): Promise<(part: string) => Promise<readonly number[]>> {
  await page.addInitScript(() => {
    const animations: { target: Element; ms: number }[] = [];
    Object.assign(window, { animations });
    const record = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      for (const { effect } of target.getAnimations())
        animations.push({ target, ms: Number(effect?.getTiming().duration) });
    };
    document.addEventListener('animationstart', record, true);
    document.addEventListener('transitionrun', record, true);
  });
  return (part) =>
    page.evaluate((handle) => {
      const { animations } = window as unknown as { animations: readonly { target: Element; ms: number }[] };
      const element = document.querySelector(`[data-testid="${handle}"]`);
      return animations
        .filter(({ target }) => element && (target.contains(element) || element.contains(target)))
        .map(({ ms }) => ms);
    }, part);
}

test('fade, collapse, modal and offcanvas have the durations of R9', async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await seedSession(page, await tokenOf(request, 'main-live@portico.test'));
  const motionOf = await watchMotion(page);
  await page.goto(`${MAIN}/accounts`);
  const { fadeMs, collapseMs, modalMs, offcanvasMs } = CONSTANTS;
  const shell = page.getByTestId('sidebar').locator('xpath=..');
  await expect(shell).toHaveCSS('transition-duration', cssSeconds(collapseMs));
  await page.getByTestId('user-menu-button').click();
  await expect.poll(() => motionOf('user-menu')).toContain(fadeMs);
  await page.keyboard.press('Escape');
  await page.getByTestId('sidebar').getByTestId('menu-platforms').click();
  await page.getByTestId('sidebar').getByTestId('menu-MT4MetaBooster').click();
  await expect.poll(() => motionOf('booster-modal')).toContain(modalMs);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByTestId('more-button').click();
  await expect.poll(() => motionOf('more-menu')).toContain(offcanvasMs);
});

test('the mobile app has no bars and no footer, also after a reload', async ({ page, request }) => {
  await seedSession(page, await tokenOf(request, 'main@portico.test'));
  await page.goto(`${MAIN}/accounts?isMobileApp=TRUE`);
  await expect(page.getByTestId('accounts-list')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('isMobileApp'))).toBe('true');
  await page.goto(`${MAIN}/news`);
  await expect(page.getByTestId('screen-news')).toBeVisible();
  for (const part of ['sidebar', 'topbar', 'mobilebar', 'footer', 'chat-link'])
    await expect(page.getByTestId(part)).toHaveCount(0);
});

test('only the registration is reachable under registrationOnly', async ({ page }) => {
  await page.route('**/config.json', (route) => route.fulfill({ json: { registrationOnly: true } }));
  for (const path of ['/login', '/accounts', '/forgot-password', '/nowhere']) {
    await page.goto(MAIN + path);
    await expect(page).toHaveURL(`${MAIN}/register/open-trading-account`);
  }
});

test('the browser stores only the keys of D7 (P4)', async ({ page, context }) => {
  await signIn(page, 'main');
  const { local, tab, databases, caches } = await page.evaluate(async () => ({
    local: Object.keys(localStorage).sort(),
    tab: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).length,
    caches: (await window.caches.keys()).length,
  }));
  const allowedKeys = [
    'affid',
    'collapsed',
    'consent',
    'cxd',
    'i18nextLng',
    'isMobileApp',
    'language',
    'marketingDataId',
    'reassessmentSeen',
    'supportChatToken',
    'token',
    'tokenExp',
  ];
  expect(local.filter((key) => !allowedKeys.includes(key))).toEqual([]);
  expect(tab.filter((key) => !key.startsWith('portico.'))).toEqual([]);
  expect({ databases, caches, cookies: await context.cookies() }).toEqual({
    databases: 0,
    caches: 0,
    cookies: [],
  });
});
