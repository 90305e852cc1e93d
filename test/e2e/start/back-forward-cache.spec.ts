import type { Page } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../../../tools/scripts/find-browser.mjs';
import { quiet } from '../../../tools/scripts/quiet.mjs';
import { expect, goInside, signIn, signOut, SITE, test } from '../kit/portal';

const browser = findBrowser();

// Turns on the back/forward cache, which Playwright disables: a page left behind is restored whole.
test.use({
  launchOptions: {
    args: BROWSER_ARGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(browser !== undefined && { executablePath: browser }),
  },
});

const MAIN = SITE.main;
const ELSEWHERE = 'You signed out in another tab.';
const PRIVATE = '[data-testid^="screen-"]:not([data-testid="screen-login"]), [data-testid="sidebar"]';

/** Records on return whether the page was restored from the cache, and what private content each frame showed. */
async function watchReturn(page: Page): Promise<void> {
  // The gateway's `no-store` keeps Chromium from caching the page; other servers and browsers may cache it.
  await page.route(
    (url) => url.origin === MAIN && !/^\/(api|assets|locales)\/|\.\w+$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), 'cache-control': 'no-cache' } });
    },
  );
  await page.addInitScript((privateParts) => {
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      const events: string[] = [];
      Object.assign(window, { returned: events });
      const look = () => {
        for (const one of document.querySelectorAll(privateParts))
          events.push(String(one.getAttribute('data-testid')));
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  }, PRIVATE);
}

const seenOnReturn = (page: Page) =>
  page.evaluate(() => (window as unknown as { returned?: readonly string[] }).returned);

/** Attempts until Chromium has cached the page: it may choose not to, and under load often does. */
const WALKS = 12;

/**
 * Goes back and returns whether the page was restored or reloaded. Playwright's own goBack expects a page that loads.
 */
async function goBack(page: Page): Promise<boolean> {
  // The page may be gone before it can answer.
  await page.evaluate(() => history.back()).catch(() => undefined);
  const arrival = () =>
    page
      .evaluate(() => {
        if ('returned' in window) return 'waited';
        const [how] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        return how?.type === 'back_forward' ? 'loaded' : 'under way';
      })
      .catch(() => 'under way');
  await expect.poll(arrival, 'the page is back').not.toBe('under way');
  return (await arrival()) === 'waited';
}

/** Repeats a walk that ends with `goBack` until its page was restored; what must be visible then is up to the test. */
async function untilItWaited(walk: () => Promise<boolean>): Promise<void> {
  for (let walked = 0; walked < WALKS; walked += 1) if (await walk()) return;
  throw new Error(`Chromium kept no page in ${WALKS} tries`);
}

test('going back after a sign-out never shows private content (S9)', async ({ page }) => {
  await signIn(page, 'main');
  await goInside(page, '/news');
  await expect(page.getByTestId('screen-news')).toBeVisible();
  await signOut(page);
  await page.evaluate(() => history.back());
  await expect(page.getByTestId('screen-login')).toBeVisible();
  await expect(page.locator(PRIVATE)).toHaveCount(0);
});

test('nor does a page restored from the cache (S9)', async ({ page }) => {
  test.slow();
  await watchReturn(page);
  await untilItWaited(async () => {
    await signIn(page, 'main');
    await quiet(page); // Chromium does not cache a page with a request in progress, but for the stream, which it lets go
    await page.goto(`${MAIN}/news`);
    await expect(page.getByTestId('screen-news')).toBeVisible();
    await signOut(page);
    return goBack(page);
  });
  await expect(page.getByTestId('screen-login')).toBeVisible();
  await expect(page.getByText(ELSEWHERE)).toHaveCount(0);
  expect(await seenOnReturn(page)).toEqual([]);
});

test('nor one restored after another tab signed out (S9)', async ({ page, context }) => {
  test.slow();
  await watchReturn(page);
  await untilItWaited(async () => {
    await signIn(page, 'main');
    await quiet(page);
    await page.goto('about:blank');
    const other = await context.newPage();
    await other.goto(`${MAIN}/news`);
    await expect(other.getByTestId('screen-news')).toBeVisible();
    await signOut(other);
    await other.close();
    return goBack(page);
  });
  await expect(page.getByTestId('screen-login')).toBeVisible();
  await expect(page.getByText(ELSEWHERE)).toBeVisible();
  expect(await seenOnReturn(page)).toEqual([]);
});
