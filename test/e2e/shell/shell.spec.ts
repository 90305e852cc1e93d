import type { Page } from '@playwright/test';
import { CONSTANTS } from '../../../src/domain/kernel/constants.table';
import { expect, seconds, seedSession, signIn, SITE, test } from '../kit/portal';
import { tokenOf } from '../kit/portal-gateway';

const MAIN = SITE.main;

/** Width of the collapsed sidebar in px (--p-sidebar-folded). */
const FOLDED = 64;

/** Bodies of the calls that save a client's settings. */
function savedSettings(page: Page): unknown[] {
  const saved: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/Client/change-client-settings')) saved.push(request.postDataJSON());
  });
  return saved;
}

test('language: stored and saved; texts and direction change, and it survives a reload', async ({ page }) => {
  await signIn(page, 'main', 'main-live@portico.test');
  const saved = savedSettings(page);
  await page.getByTestId('user-menu-button').click();
  await page.getByTestId('user-menu').getByTestId('language-select').click();
  await page.getByTestId('user-menu').getByTestId('language-ur-PK').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ur-PK');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(saved).toEqual([{ culture: 'ur-PK' }]);
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

test('theme: no call on load, one per toggle, and the gateway keeps it', async ({ page }) => {
  await signIn(page, 'bank', 'bank-demo@portico.test');
  const saved = savedSettings(page);
  await page.reload();
  await expect(page.getByTestId('screen-accounts')).toBeVisible();
  expect(saved).toEqual([]);
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
  expect(saved).toEqual([{ theme: 'dark' }, { theme: 'white' }]);
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
  await expect.poll(width, 'after its transition').toBe(FOLDED);
  await page.reload();
  await expect.poll(width, 'after its transition').toBe(FOLDED);
});

/** From now on, records how long each part's entry animation takes; an open overlay no longer has one. */
async function watchMotion(page: Page): Promise<(part: string) => Promise<readonly number[]>> {
  await page.addInitScript(() => {
    const seen: { target: Element; ms: number }[] = [];
    Object.assign(window, { moved: seen });
    const note = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      for (const { effect } of target.getAnimations())
        seen.push({ target, ms: Number(effect?.getTiming().duration) });
    };
    document.addEventListener('animationstart', note, true);
    document.addEventListener('transitionrun', note, true);
  });
  return (part) =>
    page.evaluate((handle) => {
      const { moved } = window as unknown as { moved: readonly { target: Element; ms: number }[] };
      const element = document.querySelector(`[data-testid="${handle}"]`);
      return moved
        .filter(({ target }) => element && (target.contains(element) || element.contains(target)))
        .map(({ ms }) => ms);
    }, part);
}

test('fade, collapse, modal and offcanvas last as long as R9 says', async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await seedSession(page, await tokenOf(request, 'main-live@portico.test'));
  const motionOf = await watchMotion(page);
  await page.goto(`${MAIN}/accounts`);
  const { fadeMs, collapseMs, modalMs, offcanvasMs } = CONSTANTS;
  const shell = page.getByTestId('sidebar').locator('xpath=..');
  await expect(shell).toHaveCSS('transition-duration', seconds(collapseMs));
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

test('inside the mobile app: no bars, no footer, and it stays that way', async ({ page, request }) => {
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

test('the browser stores nothing except what D7 names (P4)', async ({ page, context }) => {
  await signIn(page, 'main');
  const { local, tab, databases, caches } = await page.evaluate(async () => ({
    local: Object.keys(localStorage).sort(),
    tab: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).length,
    caches: (await window.caches.keys()).length,
  }));
  const allowed = [
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
  expect(local.filter((key) => !allowed.includes(key))).toEqual([]);
  expect(tab.filter((key) => !key.startsWith('portico.'))).toEqual([]);
  expect({ databases, caches, cookies: await context.cookies() }).toEqual({
    databases: 0,
    caches: 0,
    cookies: [],
  });
});
