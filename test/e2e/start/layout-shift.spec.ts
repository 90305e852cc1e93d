import type { Page, Request } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { HOME } from '../../spec/routes.table';
import { expect, PORT, seedSession, SITE, test, type Variant } from '../kit/portal';
import { tokenOf } from '../kit/portal-gateway';
import { COLUMNS, LOGIN, SHELL_ROUTES, TRADING, VISITOR_ROUTES } from '../kit/routes.table';

/** Highest layout shift score of a page while it loads, without the shifts a client causes. */
const AT_MOST = 0.02;
const WIDTHS = [1440, 390];
/** The reminders and the support link appear two seconds after the shell (D5 "first-load flag"). */
const AFTER_REMINDERS_MS = 2_500;

/** All pages at all widths in `npm run test:full`; otherwise variants and widths take turns. */
const full = process.env['FULL'] === 'on';

interface Shift {
  value: number;
  /** The elements that moved, by test handle or name. */
  moved: string[];
}

/** Records a page's layout shifts, and its requests to the portal that have no answer yet. */
async function watchShifts(page: Page): Promise<Set<Request>> {
  const unanswered = new Set<Request>();
  page.on('request', (request) => {
    const { pathname, port } = new URL(request.url());
    // The stream of events ends with the page.
    if (port === String(PORT) && !pathname.endsWith('/Stream/events')) unanswered.add(request);
  });
  page.on('requestfinished', (request) => unanswered.delete(request));
  page.on('requestfailed', (request) => unanswered.delete(request));
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
    const take = (entries: PerformanceEntryList) => {
      for (const { value, hadRecentInput, sources } of entries as Entry[])
        if (!hadRecentInput) shifts.push({ value, moved: sources.map(({ node }) => nameOf(node)) });
    };
    const observer = new PerformanceObserver((list) => take(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const shiftsSoFar = () => {
      take(observer.takeRecords());
      return shifts;
    };
    Object.assign(window, { shiftsSoFar });
  });
  return unanswered;
}

/** Waits two frames, until changes are rendered and their shifts are measured. */
const layoutOf = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** The page is complete: its screen is shown, and nothing is still loading. */
async function arrived(page: Page, screen: string): Promise<void> {
  await expect(page.getByTestId(`screen-${screen}`)).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

const pagesOf = (table: readonly (readonly string[])[], column: number) =>
  table
    .map(([path = '', ...screens]) => ({ path, screen: screens[column] ?? HOME }))
    .filter(({ screen }) => ![HOME, LOGIN, TRADING].includes(screen));

async function measured(
  page: Page,
  unanswered: ReadonlySet<Request>,
  address: string,
  screen: string,
): Promise<number> {
  await page.goto(address);
  await arrived(page, screen);
  // Late parts belong to the page too: those that a timer brings, and what they ask for.
  await page.clock.runFor(AFTER_REMINDERS_MS);
  await layoutOf(page);
  await expect.poll(() => unanswered.size, `${address}: requests in progress`).toBe(0);
  await arrived(page, screen);
  await layoutOf(page);
  const shifts = await page.evaluate(() =>
    (window as unknown as { shiftsSoFar: () => Shift[] }).shiftsSoFar(),
  );
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect.soft(sum, `${address}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(AT_MOST);
  return sum;
}

/** The sums page by page, to be read after a run (docs/performance.md). */
function keep(name: string, sums: Readonly<Record<string, number>>): void {
  mkdirSync('test-results/layout-shift', { recursive: true });
  writeFileSync(`test-results/layout-shift/${name}.json`, JSON.stringify(sums, null, 2));
}

COLUMNS.forEach((variant: Variant, column) => {
  for (const [turn, width] of WIDTHS.entries()) {
    test(`${variant}, ${width} px: no page of a client jumps while it loads`, async ({ page, request }) => {
      const pages = pagesOf(SHELL_ROUTES, column).filter(
        (_, index) => full || index % 8 === column + 4 * turn,
      );
      test.setTimeout(60_000 + pages.length * 20_000);
      await page.setViewportSize({ width, height: 900 });
      const unanswered = await watchShifts(page);
      await seedSession(page, await tokenOf(request, `${variant}@portico.test`), { language: 'en-US' });
      const sums: Record<string, number> = {};
      for (const { path, screen } of pages)
        sums[path] = await measured(page, unanswered, SITE[variant] + path, screen);
      keep(`${variant}-${width}`, sums);
    });

    test(`${variant}, ${width} px: no page of a visitor jumps while it loads`, async ({ page }) => {
      const pages = pagesOf(VISITOR_ROUTES, column).filter((_, index) => full || index % 2 === turn);
      test.setTimeout(60_000 + pages.length * 20_000);
      await page.setViewportSize({ width, height: 900 });
      const unanswered = await watchShifts(page);
      const sums: Record<string, number> = {};
      for (const { path, screen } of pages)
        sums[path] = await measured(page, unanswered, SITE[variant] + path, screen);
      keep(`${variant}-visitor-${width}`, sums);
    });
  }
});

test('a terminal whose code comes after the frame finds its room already made', async ({ page, request }) => {
  const unanswered = await watchShifts(page);
  await page.setViewportSize({ width: 390, height: 900 });
  await seedSession(page, await tokenOf(request, 'main@portico.test'), { language: 'en-US' });
  await page.route('**/assets/screen-terminal.*.js', async (route) => {
    await expect(page.getByTestId('topbar')).toBeVisible();
    await layoutOf(page);
    await route.continue();
  });
  await measured(page, unanswered, `${SITE.main}/webterminal5`, 'webterminal5');
});
