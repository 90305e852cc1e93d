import type { Browser, Page } from '@playwright/test';
import { quiet } from '../scripts/quiet.mjs';
import { IN_PAGE, storeSession, waitUntilReady } from './load';
import type { Session } from './session';

const SCROLL_STEPS = 60;
/** Time for the list to settle after scrolling. */
const SETTLE_MS = 500;

/** Times in milliseconds, without CPU throttling. */
export interface ManyAccounts {
  /** From the last byte of the accounts answer to the frame that shows the first account. */
  firstPaint: number;
  /** Longest task in that time. */
  longestTask: number;
  /** From changing the sort order to the frame that shows it. */
  sort: number;
  /** Longest time between two frames while scrolling. */
  worstFrame: number;
}

/** The additions of tools/bench/in-page.js to `window`. */
interface InPage {
  bench: {
    readyAt: number;
    longTasks: readonly { startTime: number; duration: number }[];
    worstFrame: number;
    sortedIn: number;
    watchFrames(): void;
    watchSort(): void;
  };
}

/**
 * Opens the accounts list of a client with 10,000 accounts, whose code is not loaded yet, then scrolls and sorts it.
 */
export async function measureManyAccounts(
  browser: Browser,
  origin: string,
  session: Session,
): Promise<ManyAccounts> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await storeSession(page, session);
    await page.addInitScript({ path: IN_PAGE });
    await page.goto(`${origin}/en/how-to-use`);
    await page.getByTestId('screen-how-to-use').waitFor();
    await quiet(page);
    const entry = page.locator('[data-testid="sidebar"] [data-testid="menu-accounts"]');
    await waitUntilReady(page, () => entry.click());
    const firstPaintTimes = await page.evaluate(() => {
      const { readyAt, longTasks } = (window as unknown as InPage).bench;
      const calls = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const lastByte =
        calls.filter(({ name }) => name.includes('/Account/accounts')).pop()?.responseEnd ?? NaN;
      const tasks = longTasks.filter(({ startTime, duration }) => startTime + duration > lastByte);
      return {
        firstPaint: readyAt - lastByte,
        longestTask: Math.max(
          0,
          ...tasks.filter(({ startTime }) => startTime < readyAt).map((task) => task.duration),
        ),
      };
    });
    return { ...firstPaintTimes, worstFrame: await measureScroll(page), sort: await measureSort(page) };
  } finally {
    await context.close();
  }
}

async function measureScroll(page: Page): Promise<number> {
  await page.mouse.move(700, 600);
  await page.evaluate(() => (window as unknown as InPage).bench.watchFrames());
  for (let step = 0; step < SCROLL_STEPS; step += 1) await page.mouse.wheel(0, 400);
  return page.evaluate(() => (window as unknown as InPage).bench.worstFrame);
}

async function measureSort(page: Page): Promise<number> {
  const sortSelect = page.getByTestId('accounts-sort');
  await sortSelect.scrollIntoViewIfNeeded();
  await page.waitForTimeout(SETTLE_MS);
  await sortSelect.click();
  const choice = page.getByTitle('Most free margin', { exact: true });
  await page.evaluate(() => (window as unknown as InPage).bench.watchSort());
  await choice.click();
  await page.waitForFunction(() => (window as unknown as InPage).bench.sortedIn > 0);
  return page.evaluate(() => (window as unknown as InPage).bench.sortedIn);
}
