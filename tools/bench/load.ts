import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { quiet } from '../scripts/quiet.mjs';
import type { Session } from './session';

/** Slow 4G as in Lighthouse: 1.6 Mbit/s down, 750 kbit/s up, 150 ms. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const FULL_SPEED = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
const CPU_SLOWDOWN = 4;
/** After this time the largest contentful paint counts as final, as long as nothing is typed or clicked. */
const FINAL_MS = 5_000;
/** Chromium loads parts of its own interface in the first second after a window has opened. */
const SETTLE_MS = 2_000;
/** Browsers cache compiled code only from the second run on. */
const PRIMING_LOADS = 2;
/** Reminders, live figures and chat start two seconds after a page has appeared; this time lets them start. */
const LATER_PARTS_MS = 3_000;

/** The message that tools/bench/in-page.js writes to the console. */
const READY = 'bench: readyAt';

export const IN_PAGE = path.join(path.dirname(fileURLToPath(import.meta.url)), 'in-page.js');

/** One page load; times in milliseconds since navigation, requests and bytes until the page was ready. */
export interface Load {
  firstPaint: number;
  largestPaint: number;
  /** The element of that paint, e.g. `dd.first-equity`. */
  largestElement: string;
  /** Time at which a field first accepts typing. */
  usable: number;
  /** Time of the live page's form, or of its first account. */
  ready: number;
  /** Total blocking time: the part over 50 ms of each task between first paint and ready. */
  blockingMs: number;
  shift: number;
  requests: number;
  /** Length of the longest chain of sequential requests. */
  chain: number;
  /** JavaScript and CSS transferred. */
  codeBytes: number;
  allBytes: number;
}

export interface Viewport {
  readonly width: number;
  readonly height: number;
}

export interface Loads {
  cold: Load;
  warm: Load;
}

/** Loads an address in a fresh browser profile: first with an empty cache, then with a full one. */
export async function measureLoads(
  browser: Browser,
  address: string,
  viewport: Viewport,
  session?: Session,
): Promise<Loads> {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    await page.waitForTimeout(SETTLE_MS);
    if (session) await storeSession(page, session);
    await page.addInitScript({ path: IN_PAGE });
    const setSlow = await createThrottle(page);
    await setSlow(true);
    const cold = await measureLoad(page, address, FINAL_MS);
    await setSlow(false);
    for (let time = 0; time < PRIMING_LOADS; time += 1) await measureLoad(page, address, 0);
    await page.waitForTimeout(LATER_PARTS_MS);
    await quiet(page);
    await setSlow(true);
    return { cold, warm: await measureLoad(page, address, FINAL_MS) };
  } finally {
    await context.close();
  }
}

/**
 * Waits until the page that `openPage` opens is ready. The page itself reports it by a console message, because a query
 * by Playwright would run a script of 30 to 50 ms during the measurement.
 */
export async function waitUntilReady(page: Page, openPage: () => Promise<unknown>): Promise<void> {
  const ready = page.waitForEvent('console', {
    predicate: (message) => message.text() === READY,
    timeout: 60_000,
  });
  await Promise.all([ready, openPage()]);
}

async function measureLoad(page: Page, address: string, finalMs: number): Promise<Load> {
  await waitUntilReady(page, () => page.goto(address, { waitUntil: 'load', timeout: 60_000 }));
  await quiet(page);
  await page.waitForTimeout(finalMs);
  return page.evaluate(() => (window as unknown as { bench: { summarize(): Load } }).bench.summarize());
}

async function createThrottle(page: Page): Promise<(isSlow: boolean) => Promise<void>> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  return async (isSlow) => {
    await browser.send('Network.emulateNetworkConditions', isSlow ? SLOW_4G : FULL_SPEED);
    await browser.send('Emulation.setCPUThrottlingRate', { rate: isSlow ? CPU_SLOWDOWN : 1 });
  };
}

/** Stores a session for every page that the tab will load. */
export async function storeSession(page: Page, session: Session): Promise<void> {
  await page.addInitScript((entries) => {
    if (window.top !== window) return;
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, session);
}
