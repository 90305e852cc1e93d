import type { Browser, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../sandbox/web/demo-sign-ins.table';

/** A seeded client with 10,000 accounts. */
const EMAIL = 'main-many@portico.test';
const SCROLL_STEPS = 60;

/** Milliseconds, without any slow-down. */
export interface ManyAccounts {
  /** From the last byte of the accounts call to the frame that shows the first account. */
  firstPaint: number;
  /** From a change of the order to the frame that shows it. */
  sort: number;
  /** Longest time between two frames while the list scrolls. */
  worstFrame: number;
}

/** Signs in as the client with 10,000 accounts and works with the list. */
export async function manyAccounts(browser: Browser, origin: string): Promise<ManyAccounts> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchForFirstAccount);
    await page.goto(`${origin}/en/login`);
    await field(page, 'login-email').fill(EMAIL);
    await field(page, 'login-password').fill(DEMO_PASSWORD);
    await page.getByTestId('login-submit').click();
    await page.getByTestId('accounts-list').waitFor();
    await page.waitForFunction(() => 'firstAccountAt' in window);
    const firstPaint = await page.evaluate(() => {
      const calls = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const accounts = calls.filter(({ name }) => name.includes('/Account/accounts')).pop();
      return (
        (window as unknown as { firstAccountAt: number }).firstAccountAt - (accounts?.responseEnd ?? NaN)
      );
    });
    return { firstPaint, worstFrame: await scroll(page), sort: await sort(page) };
  } finally {
    await context.close();
  }
}

/** A handle lies on the input itself or on an element that holds it (decisions 6). */
const field = (page: Page, handle: string) =>
  page.locator(`input[data-testid="${handle}"], [data-testid="${handle}"] input`).first();

function watchForFirstAccount(): void {
  const observer = new MutationObserver(() => {
    const shown = [...document.querySelectorAll('[data-testid^="account-"]')];
    if (!shown.some((element) => /^account-\d/.test(element.getAttribute('data-testid') ?? ''))) return;
    observer.disconnect();
    requestAnimationFrame(() =>
      requestAnimationFrame((now) => Object.assign(window, { firstAccountAt: now })),
    );
  });
  observer.observe(document, { childList: true, subtree: true });
}

async function scroll(page: Page): Promise<number> {
  await page.evaluate(() => {
    const frames = { worst: 0, last: performance.now() };
    Object.assign(window, { frames });
    const watch = (now: number): void => {
      frames.worst = Math.max(frames.worst, now - frames.last);
      frames.last = now;
      requestAnimationFrame(watch);
    };
    requestAnimationFrame((now) => {
      frames.last = now;
      requestAnimationFrame(watch);
    });
  });
  const box = await page.getByTestId('accounts-list').boundingBox();
  await page.mouse.move((box?.x ?? 0) + 100, Math.min((box?.y ?? 0) + 100, 800));
  for (let step = 0; step < SCROLL_STEPS; step += 1) await page.mouse.wheel(0, 400);
  return page.evaluate(() => (window as unknown as { frames: { worst: number } }).frames.worst);
}

/** Chooses the next order in `accounts-sort`, a select of any make, and waits for the frame after the change. */
async function sort(page: Page): Promise<number> {
  const control = page.getByTestId('accounts-sort');
  await control.scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    const first = () => document.querySelector('[data-testid="accounts-list"] [data-testid^="account-"]');
    const before = first()?.getAttribute('data-testid');
    const state = { changedAt: 0, keyAt: 0 };
    Object.assign(window, { sorting: state });
    addEventListener('keydown', ({ key, timeStamp }) => key === 'Enter' && (state.keyAt = timeStamp), true);
    const watch = (now: number): void => {
      if (state.keyAt > 0 && first()?.getAttribute('data-testid') !== before) state.changedAt = now;
      else requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
  });
  await control.click();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    () => (window as unknown as { sorting: { changedAt: number } }).sorting.changedAt > 0,
  );
  return page.evaluate(() => {
    const { changedAt, keyAt } = (window as unknown as { sorting: { changedAt: number; keyAt: number } })
      .sorting;
    return changedAt - keyAt;
  });
}
