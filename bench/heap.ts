import type { Browser, CDPSession, Page } from '@playwright/test';
import { signedIn } from './load';
import type { Session } from './session';

/** What the heap grew by in the first and in the second half of the navigations, in bytes after collection. */
export interface Growth {
  first: number;
  second: number;
}

/** A page inside a page: its address, and what shows that it is there. */
export interface Stop {
  path: string;
  screen: string;
}

/** Goes from stop to stop in turn, as often as said, without loading anything anew. */
export async function heapGrowth(
  browser: Browser,
  { origin, stops }: { origin: string; stops: readonly Stop[] },
  navigations: number,
  session: Session,
): Promise<Growth> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await signedIn(page, session);
    await page.goto(`${origin}/accounts`);
    const devTools = await context.newCDPSession(page);
    // Each screen's code and first data are no growth.
    await walk(page, stops, stops.length * 2);
    const start = await heap(devTools);
    await walk(page, stops, navigations / 2);
    const middle = await heap(devTools);
    await walk(page, stops, navigations / 2);
    return { first: middle - start, second: (await heap(devTools)) - middle };
  } finally {
    await context.close();
  }
}

async function walk(page: Page, stops: readonly Stop[], times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const stop = stops[time % stops.length];
    if (!stop) return;
    // As Back and Forward do.
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, stop.path);
    await page.locator(stop.screen).first().waitFor();
  }
}

async function heap(devTools: CDPSession): Promise<number> {
  for (let time = 0; time < 3; time += 1) await devTools.send('HeapProfiler.collectGarbage');
  return (await devTools.send('Runtime.getHeapUsage')).usedSize;
}
