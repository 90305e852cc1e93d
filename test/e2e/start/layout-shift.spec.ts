import type { Page, Request } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { HOME } from '../../spec/routes.table';
import { IS_FULL_RUN } from '../kit/examine';
import { expect, PORT, seedSession, SITE, test, type Variant } from '../kit/portal';
import { tokenOf } from '../kit/portal-gateway';
import { COLUMNS, LOGIN, SHELL_ROUTES, TRADING, VISITOR_ROUTES } from '../kit/routes.table';

/** Highest layout shift score of a page while it loads, without the shifts a client causes. */
const MAX_SHIFT = 0.02;
const WIDTHS = [1440, 390];
/** The support link appears, and reminders are alerts, two seconds after the shell (D5 "first-load flag"). */
const AFTER_REMINDERS_MS = 2_500;

interface Shift {
  value: number;
  /** The elements that moved, by test handle or name. */
  elements: string[];
}

/** Records a page's layout shifts, and its requests to the portal that have no answer yet. */
async function watchShifts(page: Page): Promise<Set<Request>> {
  const pendingRequests = new Set<Request>();
  page.on('request', (request) => {
    const { pathname, port } = new URL(request.url());
    // The stream of events ends with the page.
    if (port === String(PORT) && !pathname.endsWith('/Stream/events')) pendingRequests.add(request);
  });
  page.on('requestfinished', (request) => pendingRequests.delete(request));
  page.on('requestfailed', (request) => pendingRequests.delete(request));
  await page.clock.install();
  await page.addInitScript(() => {
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : (node?.parentElement ?? null);
      return element?.getAttribute('data-testid') ?? `${element?.localName}.${element?.className}`;
    };
    type Entry = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    };
    const shifts: Shift[] = [];
    const record = (entries: PerformanceEntryList) => {
      for (const { value, hadRecentInput, sources } of entries as Entry[])
        if (!hadRecentInput) shifts.push({ value, elements: sources.map(({ node }) => nameOf(node)) });
    };
    const observer = new PerformanceObserver((list) => record(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const shiftsSoFar = () => {
      record(observer.takeRecords());
      return shifts;
    };
    Object.assign(window, { shiftsSoFar });
  });
  return pendingRequests;
}

/** Waits two frames, until changes are rendered and their shifts are measured. */
const waitForLayout = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Waits until the screen is shown and nothing is still loading. */
async function expectComplete(page: Page, screen: string): Promise<void> {
  await expect(page.getByTestId(`screen-${screen}`)).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

const pagesOf = (table: readonly (readonly string[])[], column: number) =>
  table
    .map(([path = '', ...screens]) => ({ path, screen: screens[column] ?? HOME }))
    .filter(({ screen }) => ![HOME, LOGIN, TRADING].includes(screen));

async function measureShift(
  page: Page,
  pendingRequests: ReadonlySet<Request>,
  address: string,
  screen: string,
): Promise<number> {
  await page.goto(address);
  await expectComplete(page, screen);
  // Parts that a timer shows belong to the page too, with their requests.
  await page.clock.runFor(AFTER_REMINDERS_MS);
  await waitForLayout(page);
  await expect.poll(() => pendingRequests.size, `${address}: requests in progress`).toBe(0);
  await expectComplete(page, screen);
  await waitForLayout(page);
  const shifts = await page.evaluate(() =>
    (window as unknown as { shiftsSoFar: () => Shift[] }).shiftsSoFar(),
  );
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect.soft(sum, `${address}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(MAX_SHIFT);
  return sum;
}

/** Saves the sums by page, for docs/performance.md. */
function saveSums(name: string, sums: Readonly<Record<string, number>>): void {
  mkdirSync('test-results/layout-shift', { recursive: true });
  writeFileSync(`test-results/layout-shift/${name}.json`, JSON.stringify(sums, null, 2));
}

// Outside the full run variants and widths take turns.
COLUMNS.forEach((variant: Variant, column) => {
  for (const [turn, width] of WIDTHS.entries()) {
    test(`${variant}, ${width} px: no page of a client jumps while it loads`, async ({ page, request }) => {
      const pages = pagesOf(SHELL_ROUTES, column).filter(
        (_, index) => IS_FULL_RUN || index % 8 === column + 4 * turn,
      );
      test.setTimeout(60_000 + pages.length * 20_000);
      await page.setViewportSize({ width, height: 900 });
      const pendingRequests = await watchShifts(page);
      await seedSession(page, await tokenOf(request, `${variant}@portico.test`), { language: 'en-US' });
      const sums: Record<string, number> = {};
      for (const { path, screen } of pages)
        sums[path] = await measureShift(page, pendingRequests, SITE[variant] + path, screen);
      saveSums(`${variant}-${width}`, sums);
    });

    test(`${variant}, ${width} px: no page of a visitor jumps while it loads`, async ({ page }) => {
      const pages = pagesOf(VISITOR_ROUTES, column).filter((_, index) => IS_FULL_RUN || index % 2 === turn);
      test.setTimeout(60_000 + pages.length * 20_000);
      await page.setViewportSize({ width, height: 900 });
      const pendingRequests = await watchShifts(page);
      const sums: Record<string, number> = {};
      for (const { path, screen } of pages)
        sums[path] = await measureShift(page, pendingRequests, SITE[variant] + path, screen);
      saveSums(`${variant}-visitor-${width}`, sums);
    });
  }
});

test('a terminal does not jump if its code loads after the shell', async ({ page, request }) => {
  const pendingRequests = await watchShifts(page);
  await page.setViewportSize({ width: 390, height: 900 });
  await seedSession(page, await tokenOf(request, 'main@portico.test'), { language: 'en-US' });
  await page.route('**/assets/screen-terminal.*.js', async (route) => {
    await expect(page.getByTestId('topbar')).toBeVisible();
    await waitForLayout(page);
    await route.continue();
  });
  await measureShift(page, pendingRequests, `${SITE.main}/webterminal5`, 'webterminal5');
});
