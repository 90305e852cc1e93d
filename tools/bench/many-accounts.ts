import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { quiet } from '../scripts/quiet.mjs';
import { IN_PAGE, storeSession, waitUntilReady, type Viewport } from './load';
import type { Session } from './session';

/** Answers the stream in place of the gateway, so that both pages get the same changes. */
const STREAM_IN_PAGE = path.join(path.dirname(fileURLToPath(import.meta.url)), '../trials/live/in-page.js');
const CHANGES_PER_SECOND = 200;
/** Batches that have arrived before the page is scrolled. */
const BATCHES_BEFORE_SCROLL = 3;
/** Browsers cache compiled code only from the second run on. */
const PRIMING_LOADS = 2;
/** A scroll of five seconds: figures wait for three at most. */
const SCROLL_PX = 30_000;
const SCROLL_PX_PER_SECOND = 6_000;
/** Time for the list to settle after scrolling. */
const SETTLE_MS = 1_000;
/** Browsers report only tasks that take longer; a shorter one counts as this. */
const LONG_TASK_MS = 50;

/** Times in milliseconds. */
export interface ManyAccounts {
  /** From the click on "Accounts" to the end of the frame that shows the first account. */
  whole: number;
  /** From the last byte of the accounts answer to that frame. */
  firstPaint: number;
  /** Longest task from the last byte on; at least 50. */
  longestTask: number;
  /** From the choice of a sort order to the frame that shows it. */
  sort: number;
  /** Longest time between two frames while scrolling. */
  worstFrame: number;
}

export type DeviceName = 'phone' | 'desktop';

/** A screen and its processor: how many times slower than this machine's it is. */
export interface Device {
  readonly viewport: Viewport;
  readonly slowdown: number;
}

/** A page with the list, and the client who has the accounts. */
export interface ManyAccountsPage {
  readonly origin: string;
  readonly session: Session;
  /** The answer with the accounts, whose figures change. */
  readonly accounts: string;
}

/** The additions of tools/bench/in-page.js and tools/trials/live/in-page.js to `window`. */
interface InPage {
  bench: {
    readyAt: number;
    paintedAt: number;
    clickedAt: number;
    longTasks: readonly { startTime: number; duration: number }[];
    worstFrame: number;
    sortedIn: number;
    watchFrames(): void;
    watchSort(): void;
  };
  trial: { sentBatches: number };
}

/**
 * Opens the accounts list of a client with 10,000 accounts, whose code is in the browser's cache, then scrolls and sorts
 * it while figures change.
 */
export async function measureManyAccounts(
  browser: Browser,
  { origin, session, accounts }: ManyAccountsPage,
  { viewport, slowdown }: Device,
): Promise<ManyAccounts> {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    await storeSession(page, session);
    await page.addInitScript({ path: IN_PAGE });
    await page.addInitScript({ path: STREAM_IN_PAGE });
    await page.addInitScript(
      (settings) => void Object.assign((window as unknown as { trial: object }).trial, settings),
      { perSecond: CHANGES_PER_SECOND, accounts: loginsAndBalances(accounts) },
    );
    for (let time = 0; time < PRIMING_LOADS; time += 1) await openAccounts(page, origin);
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await openAccounts(page, origin);
    const opening = await page.evaluate((shortestTask) => {
      const { readyAt, paintedAt, clickedAt, longTasks } = (window as unknown as InPage).bench;
      const calls = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const lastByte =
        calls.filter(({ name }) => name.includes('/Account/accounts')).pop()?.responseEnd ?? NaN;
      const tasks = longTasks.filter(
        ({ startTime, duration }) => startTime + duration > lastByte && startTime < readyAt,
      );
      return {
        whole: paintedAt - clickedAt,
        firstPaint: paintedAt - lastByte,
        longestTask: Math.max(shortestTask, ...tasks.map((task) => task.duration)),
      };
    }, LONG_TASK_MS);
    const worstFrame = await measureScroll(page, devTools, viewport);
    return { ...opening, worstFrame, sort: await measureSort(page) };
  } finally {
    await context.close();
  }
}

function loginsAndBalances(accounts: string): [login: number, balance: string][] {
  const { result } = JSON.parse(accounts) as { result: readonly { login: number; balance: string }[] };
  return result.map(({ login, balance }) => [login, balance]);
}

/** Opens another page, and from there the list. */
async function openAccounts(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/en/how-to-use`);
  await page.getByTestId('screen-how-to-use').waitFor();
  await quiet(page);
  const entry = page.locator('[data-testid="menu-accounts"]:visible').first();
  await waitUntilReady(page, () => entry.click());
}

async function measureScroll(page: Page, devTools: CDPSession, { width, height }: Viewport): Promise<number> {
  await page.waitForFunction(
    (batches) => (window as unknown as InPage).trial.sentBatches >= batches,
    BATCHES_BEFORE_SCROLL,
  );
  await quiet(page);
  await page.evaluate(() => (window as unknown as InPage).bench.watchFrames());
  await devTools.send('Input.synthesizeScrollGesture', {
    x: width / 2,
    y: (height * 2) / 3,
    yDistance: -SCROLL_PX,
    speed: SCROLL_PX_PER_SECOND,
    gestureSourceType: 'mouse',
  });
  return page.evaluate(() => (window as unknown as InPage).bench.worstFrame);
}

async function measureSort(page: Page): Promise<number> {
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForTimeout(SETTLE_MS);
  const toggle = page.getByTestId('accounts-tools-toggle');
  if (await toggle.isVisible()) await toggle.click();
  await page.getByTestId('accounts-sort').click();
  const choice = page.getByTitle('Most free margin', { exact: true });
  await choice.waitFor();
  await page.waitForTimeout(SETTLE_MS);
  await page.evaluate(() => (window as unknown as InPage).bench.watchSort());
  await choice.click();
  await page.waitForFunction(() => (window as unknown as InPage).bench.sortedIn > 0);
  return page.evaluate(() => (window as unknown as InPage).bench.sortedIn);
}
