import type { BrowserContext, Page, Route } from '@playwright/test';
import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { expect, fillLogin, seedSession, signIn, signOut, SITE, test } from '../kit/portal';
import { statusOf, tokenOf } from '../kit/portal-gateway';

const MAIN = SITE.main;

/** Opens a second tab of the same browser, on the news. */
async function openNews(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(`${MAIN}/news`);
  await expect(tab.getByTestId('screen-news')).toBeVisible();
  return tab;
}

test('after signing in a client returns to the requested page', async ({ page }) => {
  await page.goto(`${MAIN}/de/news?x=1`);
  await expect(page).toHaveURL(`${MAIN}/de/login`);
  await fillLogin(page, 'main@portico.test');
  await expect(page).toHaveURL(`${MAIN}/de/news?x=1`);
});

test('an expired session signs the client out after a warning @walk', async ({ page, request }) => {
  const token = await tokenOf(request, 'main@portico.test');
  await page.clock.install();
  await seedSession(page, token);
  await page.goto(`${MAIN}/news`);
  await expect(page.getByTestId('screen-news')).toBeVisible();
  await page.clock.fastForward('59:00');
  await expect(page.getByTestId('session-warning')).toBeVisible();
  await page.clock.fastForward('02:00');
  await expect(page.getByTestId('screen-login')).toBeVisible();
  await expect(page).toHaveURL(`${MAIN}/login`);
  expect(
    await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('tokenExp')]),
  ).toEqual([null, null]);
});

test('staying signed in renews the session for an hour', async ({ page, request }) => {
  const token = await tokenOf(request, 'main@portico.test');
  await page.clock.install();
  await seedSession(page, token);
  await page.goto(`${MAIN}/accounts`);
  await expect(page.getByTestId('accounts-list')).toBeVisible();
  await page.clock.fastForward('59:00');
  await page.getByTestId('session-warning').getByRole('button').last().click();
  await expect(page.getByTestId('session-warning')).toBeHidden();
  await page.clock.fastForward('30:00');
  await expect(page.getByTestId('screen-accounts')).toBeVisible();
});

test('fifty rejected calls make one sign-out with one message (S3)', async ({ page, request }) => {
  await seedSession(page, await tokenOf(request, 'main@portico.test'));
  const heldRoutes: Route[] = [];
  let isHolding = true;
  // Once the gateway has answered with the client, the shell and the accounts request everything they show.
  await page.route('**/api/client/**', (route) => {
    if (isHolding && !route.request().url().endsWith('/Client/client')) heldRoutes.push(route);
    else return route.fallback();
  });
  await page.goto(`${MAIN}/accounts`);
  await expect(page.getByTestId('screen-accounts')).toBeVisible();
  // A sign-out cancels reads but not the client's changes, so every answer to those is processed.
  await page.getByTestId('user-menu-button').click();
  await page.getByTestId('theme-toggle').evaluate((button: HTMLElement) => {
    for (let click = 0; click < 46; click += 1) button.click();
  });
  await expect.poll(() => heldRoutes.length, 'calls in progress').toBeGreaterThanOrEqual(50);
  const logins: string[] = [];
  page.on('framenavigated', (frame) => logins.push(frame.url()));
  isHolding = false;
  await Promise.all(
    heldRoutes.map((route) =>
      route.fulfill({ status: 401, json: { errors: [{ errorCode: ERROR_CODE.forbidden }] } }),
    ),
  );
  await expect(page.getByTestId('screen-login')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(logins).toEqual([`${MAIN}/login`]);
  const messages = page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: /\S/ });
  await expect(messages).toHaveText([
    'Your session has ended. Sign in again to continue where you left off.',
  ]);
  // A second sign-out would have started from the sign-in page.
  expect(await page.evaluate(() => sessionStorage.getItem('portico.returnTo'))).toBe('/accounts');
});

test('a sign-out works offline (S2)', async ({ page, context }) => {
  const menuCode = page.waitForResponse(/\/shell-bar\.\w+\.js/);
  await signIn(page, 'main');
  await menuCode;
  await context.setOffline(true);
  await signOut(page);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await context.setOffline(false);
});

test.describe('another tab follows (S8)', () => {
  test('a sign-out', async ({ context, page }) => {
    await signIn(page, 'main');
    const otherTab = await openNews(context);
    await signOut(page);
    await expect(otherTab.getByTestId('screen-login')).toBeVisible();
  });

  test('a change of the client', async ({ context, page, request }) => {
    const otherToken = await tokenOf(request, 'main-demo@portico.test');
    await signIn(page, 'main');
    const otherTab = await openNews(context);
    await page.goto(`${MAIN}/TokenLogin?token=${otherToken}`);
    await expect(page.getByTestId('switch-account-confirm')).toBeVisible();
    const reload = otherTab.waitForRequest((outgoing) => outgoing.isNavigationRequest());
    const authorizedRequest = otherTab.waitForRequest(
      (outgoing) => outgoing.headers()['authorization'] === `Bearer ${otherToken}`,
    );
    await page.getByTestId('switch-account-confirm').click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBe(otherToken);
    const switchedAt = Date.now();
    await reload;
    expect(Date.now() - switchedAt).toBeLessThan(1_000);
    await authorizedRequest;
    await expect(otherTab.getByTestId('screen-news')).toBeVisible();
    await expect(otherTab.getByTestId('user-menu-button')).toHaveAccessibleName(/Amélie/);
  });
});

test('a late 401 in a frozen tab does not end another client’s session (S4)', async ({ page, request }) => {
  const ownToken = await tokenOf(request, 'main@portico.test');
  const otherToken = await tokenOf(request, 'main-demo@portico.test');
  await seedSession(page, ownToken);
  await page.goto(`${MAIN}/accounts`);
  await expect(page.getByTestId('accounts-list')).toBeVisible();
  // A page's own writes are reported only to other tabs; this simulates a tab that was frozen when another one wrote.
  await page.evaluate(
    (texts) => Object.entries(texts).forEach(([key, text]) => localStorage.setItem(key, text)),
    { token: otherToken, language: 'de-DE' },
  );
  await page.route('**/api/client/**', (route) =>
    route.request().headers()['authorization'] === `Bearer ${ownToken}`
      ? route.fulfill({ status: 401, json: { errors: [{ errorCode: 8 }] } })
      : route.fallback(),
  );
  await page.getByTestId('accounts-refresh').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await expect(page.getByTestId('accounts-list')).toBeVisible();
  expect(
    await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('language')]),
  ).toEqual([otherToken, 'de-DE']);
});

test('another client who signs in after an expired session starts with the accounts (D9)', async ({
  page,
  request,
}) => {
  const token = await tokenOf(request, 'main@portico.test');
  await page.clock.install();
  await seedSession(page, token);
  await page.goto(`${MAIN}/calculators`);
  await expect(page.getByTestId('screen-calculators')).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem('portico.draft.calculators', '{}'));
  await page.clock.fastForward('01:01:00');
  await expect(page.getByTestId('screen-login')).toBeVisible();
  await fillLogin(page, 'main-demo@portico.test');
  await expect(page.getByTestId('screen-accounts')).toBeVisible();
  await expect(page).toHaveURL(`${MAIN}/accounts`);
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /draft|returnTo/.test(key))),
  ).toEqual([]);
});

test.describe('token links', () => {
  test('TokenLogin leads to its path, and the token is removed from the address first (L1) @walk', async ({
    page,
    request,
  }) => {
    const token = await tokenOf(request, 'main@portico.test');
    const referrers: string[] = [];
    page.on('request', (outgoing) => {
      if (!outgoing.isNavigationRequest())
        referrers.push(`${outgoing.url()} ${outgoing.headers()['referer'] ?? ''}`);
    });
    await page.goto(`${MAIN}/TokenLogin?token=${token}&path=/news`);
    await expect(page.getByTestId('screen-news')).toBeVisible();
    await expect(page).toHaveURL(`${MAIN}/news`);
    expect(referrers.filter((line) => line.includes(token))).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(token);
    await page.goBack().catch(() => null);
    expect(page.url()).not.toContain(token);
  });

  for (const path of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '%2f%2fevil.example',
    '/nowhere',
  ]) {
    test(`a path that is not an account page leads to the accounts: ${path} (L4)`, async ({
      page,
      request,
    }) => {
      const token = await tokenOf(request, 'main@portico.test');
      await page.goto(`${MAIN}/TokenLogin?token=${token}&path=${path}`);
      await expect(page.getByTestId('screen-accounts')).toBeVisible();
      await expect(page).toHaveURL(`${MAIN}/accounts`);
    });
  }

  test("the path's own prefix wins", async ({ page, request }) => {
    const token = await tokenOf(request, 'main@portico.test');
    await page.goto(`${MAIN}/en/TokenLogin?token=${token}&path=/de/news`);
    await expect(page).toHaveURL(`${MAIN}/de/news`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  });

  test('a token the gateway does not know is not stored (L3)', async ({ page }) => {
    await page.goto(`${MAIN}/TokenLogin?token=nobody-has-this`);
    await expect(page.getByTestId('screen-login')).toBeVisible();
    await expect(page.getByRole('status').or(page.getByRole('alert')).first()).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  test('a repeated or huge token is removed and treated as absent (L5)', async ({ page }) => {
    await page.goto(`${MAIN}/accounts?token=a&token=b`);
    await expect(page).toHaveURL(`${MAIN}/login`);
    await page.goto(`${MAIN}/accounts?token=${'x'.repeat(9_000)}`);
    await expect(page).toHaveURL(`${MAIN}/login`);
  });

  test("another client's link needs a confirmation to switch (L2)", async ({ page, request }) => {
    const ownToken = await tokenOf(request, 'main@portico.test');
    const otherToken = await tokenOf(request, 'main-demo@portico.test');
    await seedSession(page, ownToken);
    await page.goto(`${MAIN}/?token=${otherToken}`);
    await page.getByTestId('switch-account-cancel').click();
    await expect(page).toHaveURL(`${MAIN}/accounts`);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(ownToken);
    await page.goto(`${MAIN}/TokenLogin?token=${otherToken}&path=/news`);
    await page.getByTestId('switch-account-confirm').click();
    await expect(page).toHaveURL(`${MAIN}/news`);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(otherToken);
  });

  test('a rejected link shows a message and leaves the current session', async ({ page, request }) => {
    const ownToken = await tokenOf(request, 'main@portico.test');
    await seedSession(page, ownToken);
    await page.goto(`${MAIN}/news?token=not-a-real-one`);
    await expect(page.getByTestId('toast')).toBeVisible();
    await expect(page).toHaveURL(`${MAIN}/accounts`);
    expect(await statusOf(page.request, ownToken)).toBe(200);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(ownToken);
  });
});

test.describe('the storage of the browser', () => {
  test('is replaced by memory, with a message, if it throws (P1)', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await page.goto(`${MAIN}/login`);
    await expect(page.getByTestId('toast')).toBeVisible();
    await fillLogin(page, 'main@portico.test');
    await expect(page.getByTestId('screen-accounts')).toBeVisible();
  });

  for (const invalidValues of [
    { tokenExp: 'NaN', language: '<b>x</b>' },
    { tokenExp: '1e999', collapsed: '<script>' },
  ]) {
    test(`is reset if ${Object.entries(invalidValues).join(' and ')} are invalid (P3)`, async ({ page }) => {
      await page.addInitScript((values) => Object.assign(localStorage, values), invalidValues);
      await page.goto(`${MAIN}/accounts`);
      await expect(page.getByTestId('screen-login')).toBeVisible();
      await fillLogin(page, 'main@portico.test');
      await expect(page.getByTestId('screen-accounts')).toBeVisible();
    });
  }
});
