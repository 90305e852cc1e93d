import type { Browser, CDPSession } from '@playwright/test';

/** Slow 4G as Lighthouse has it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const CPU_SLOWDOWN = 4;
/** Time without a new paint after which the largest one counts as final. */
const QUIET_MS = 1_500;

/** One cold load; bytes are as transferred, times in milliseconds since the navigation. */
export interface ColdLoad {
  scriptAndStyleBytes: number;
  allBytes: number;
  firstContentfulPaint: number;
  largestContentfulPaint: number;
}

/** Loads an address in a browser profile of its own and waits for the login form. */
export async function coldLoad(browser: Browser, address: string): Promise<ColdLoad> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const bytes = await countBytes(session);
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(() => {
      const paints = { largest: 0 };
      Object.assign(window, { paints });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) paints.largest = entry.startTime;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
    await page.getByTestId('login-form').waitFor({ timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(QUIET_MS);
    const paints = await page.evaluate(() => ({
      first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
      largest: (window as unknown as { paints: { largest: number } }).paints.largest,
    }));
    return { ...bytes, firstContentfulPaint: paints.first, largestContentfulPaint: paints.largest };
  } finally {
    await context.close();
  }
}

async function countBytes(session: CDPSession): Promise<Pick<ColdLoad, 'scriptAndStyleBytes' | 'allBytes'>> {
  const bytes = { scriptAndStyleBytes: 0, allBytes: 0 };
  const types = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.allBytes += encodedDataLength;
    if (['Script', 'Stylesheet'].includes(types.get(requestId) ?? ''))
      bytes.scriptAndStyleBytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return bytes;
}
