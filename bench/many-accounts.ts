import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../sandbox/web/demo-sign-ins.table';

/** A seeded client with 10,000 accounts. */
const EMAIL = 'main-many@portico.test';
const SCROLL_STEPS = 60;
/** For the list to come to rest after scrolling. */
const SETTLE_MS = 500;

/** Milliseconds, without any slow-down. */
export interface ManyAccounts {
  /** From the last byte of the accounts call to the frame that shows the first account. */
  firstPaint: number;
  /** From a change of the order to the frame that shows it. */
  sort: number;
  /** Longest time between two frames while the list scrolls. */
  worstFrame: number;
}

/** What bench/in-page.js leaves in the page. */
interface InPage {
  bench: {
    firstAccountAt: number;
    worstFrame: number;
    sortedIn: number;
    watchFrames(): void;
    watchSort(): void;
  };
}

/** Signs in as the client with 10,000 accounts and works with the list. */
export async function manyAccounts(browser: Browser, origin: string): Promise<ManyAccounts> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript({ path: path.join(path.dirname(fileURLToPath(import.meta.url)), 'in-page.js') });
    await page.goto(`${origin}/en/login`);
    await field(page, 'login-email').fill(EMAIL);
    await field(page, 'login-password').fill(DEMO_PASSWORD);
    await page.getByTestId('login-submit').click();
    await page.waitForFunction(() => (window as unknown as InPage).bench.firstAccountAt > 0);
    const firstPaint = await page.evaluate(() => {
      const calls = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const accounts = calls.filter(({ name }) => name.includes('/Account/accounts')).pop();
      return (window as unknown as InPage).bench.firstAccountAt - (accounts?.responseEnd ?? NaN);
    });
    return { firstPaint, worstFrame: await scroll(page), sort: await sort(page) };
  } finally {
    await context.close();
  }
}

/** A handle lies on the input itself or on an element that holds it (D6). */
const field = (page: Page, handle: string) =>
  page.locator(`input[data-testid="${handle}"], [data-testid="${handle}"] input`).first();

async function scroll(page: Page): Promise<number> {
  await page.mouse.move(700, 600);
  await page.evaluate(() => (window as unknown as InPage).bench.watchFrames());
  for (let step = 0; step < SCROLL_STEPS; step += 1) await page.mouse.wheel(0, 400);
  return page.evaluate(() => (window as unknown as InPage).bench.worstFrame);
}

async function sort(page: Page): Promise<number> {
  const control = page.getByTestId('accounts-sort');
  await control.scrollIntoViewIfNeeded();
  await page.waitForTimeout(SETTLE_MS);
  await control.click();
  const choice = page.getByTitle('Lowest margin level');
  await page.evaluate(() => (window as unknown as InPage).bench.watchSort());
  await choice.click();
  await page.waitForFunction(() => (window as unknown as InPage).bench.sortedIn > 0);
  return page.evaluate(() => (window as unknown as InPage).bench.sortedIn);
}
