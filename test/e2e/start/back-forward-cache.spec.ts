import type { Page } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../../../tools/scripts/find-browser.mjs';
import { quiet } from '../../../tools/scripts/quiet.mjs';
import { expect, navigateInside, signIn, signOut, SITE, test } from '../kit/portal';

const browser = findBrowser();

// Turns on the back/forward cache, which Playwright disables. It restores a page with its state.
test.use({
  launchOptions: {
    args: BROWSER_ARGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(browser !== undefined && { executablePath: browser }),
  },
});

const MAIN = SITE.main;
const OTHER_TAB_NOTICE = 'You signed out in another tab.';
const PRIVATE_PARTS = '[data-testid^="screen-"]:not([data-testid="screen-login"]), [data-testid="sidebar"]';

/** Records whether the page was restored from the cache, and which private parts its frames then showed. */
async function recordReturn(page: Page): Promise<void> {
  // The gateway's `no-store` keeps Chromium from caching the page; other servers and browsers may cache it.
  await page.route(
    (url) => url.origin === MAIN && !/^\/(api|assets|locales)\/|\.\w+$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), 'cache-control': 'no-cache' } });
    },
  );
  await page.addInitScript((selector) => {
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      const parts: string[] = [];
      Object.assign(window, { privateParts: parts });
      const recordFrame = () => {
        for (const element of document.querySelectorAll(selector))
          parts.push(String(element.getAttribute('data-testid')));
        requestAnimationFrame(recordFrame);
      };
      requestAnimationFrame(recordFrame);
    });
  }, PRIVATE_PARTS);
}

const privatePartsOnReturn = (page: Page) =>
  page.evaluate(() => (window as unknown as { privateParts?: readonly string[] }).privateParts);

/** Chromium may decide not to cache the page, and often does so under load. */
const MAX_ATTEMPTS = 12;

/**
 * Goes back and returns whether the page was restored or reloaded. Playwright's own goBack expects a page that loads.
 */
async function goBack(page: Page): Promise<boolean> {
  // The page may be closed before it can answer.
  await page.evaluate(() => history.back()).catch(() => undefined);
  const arrival = () =>
    page
      .evaluate(() => {
        if ('privateParts' in window) return 'restored';
        const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        return navigation?.type === 'back_forward' ? 'loaded' : 'pending';
      })
      .catch(() => 'pending');
  await expect.poll(arrival, 'the page is back').not.toBe('pending');
  return (await arrival()) === 'restored';
}

/** Repeats steps that end with `goBack` until the page was restored. */
async function repeatUntilRestored(steps: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) if (await steps()) return;
  throw new Error(`Chromium cached no page in ${MAX_ATTEMPTS} tries`);
}

test('going back after a sign-out never shows private content (S9)', async ({ page }) => {
  await signIn(page, 'main');
  await navigateInside(page, '/news');
  await expect(page.getByTestId('screen-news')).toBeVisible();
  await signOut(page);
  await page.evaluate(() => history.back());
  await expect(page.getByTestId('screen-login')).toBeVisible();
  await expect(page.locator(PRIVATE_PARTS)).toHaveCount(0);
});

test('a page restored after a sign-out shows no private content (S9)', async ({ page }) => {
  test.slow();
  await recordReturn(page);
  await repeatUntilRestored(async () => {
    await signIn(page, 'main');
    await quiet(page); // Chromium does not cache a page with a request in progress, except for the stream
    await page.goto(`${MAIN}/news`);
    await expect(page.getByTestId('screen-news')).toBeVisible();
    await signOut(page);
    return goBack(page);
  });
  await expect(page.getByTestId('screen-login')).toBeVisible();
  await expect(page.getByText(OTHER_TAB_NOTICE)).toHaveCount(0);
  expect(await privatePartsOnReturn(page)).toEqual([]);
});

test('a page restored after a sign-out in another tab shows no private content (S9)', async ({
  page,
  context,
}) => {
  test.slow();
  await recordReturn(page);
  await repeatUntilRestored(async () => {
    await signIn(page, 'main');
    await quiet(page);
    await page.goto('about:blank');
    const otherTab = await context.newPage();
    await otherTab.goto(`${MAIN}/news`);
    await expect(otherTab.getByTestId('screen-news')).toBeVisible();
    await signOut(otherTab);
    await otherTab.close();
    return goBack(page);
  });
  await expect(page.getByTestId('screen-login')).toBeVisible();
  await expect(page.getByText(OTHER_TAB_NOTICE)).toBeVisible();
  expect(await privatePartsOnReturn(page)).toEqual([]);
});
