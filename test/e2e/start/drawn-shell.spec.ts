import type { Page } from '@playwright/test';
import { holdCode, holdRequests } from '../kit/drawn-form';
import { expect, seedSession, SITE, test } from '../kit/portal';
import { tokenOf } from '../kit/portal-gateway';

const firstShell = (page: Page) => page.locator('#first-shell');

/** Position and size in whole pixels; undefined if it is not visible. */
async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).filter({ visible: true }).first().boundingBox({ timeout: 5_000 });
  return box && [box.x, box.y, box.width, box.height].map(Math.round);
}

/** Adds up layout shifts, and counts the frames that show neither or both of skeleton and portal. */
async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const log = { shift: 0, frames: 0, empty: 0, both: 0, since: Infinity, title: [0] };
    Object.assign(window, { frameLog: log });
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
        log.shift += value;
    }).observe({ type: 'layout-shift', buffered: true });
    const isInSight = (part: string) => document.querySelector(part)?.checkVisibility() === true;
    const recordFrame = () => {
      const hasSkeleton = isInSight('#first-shell');
      const hasTopbar = isInSight('[data-testid="topbar"]');
      if (hasSkeleton || hasTopbar || log.frames > 0) log.frames += 1;
      if (log.frames > 0 && !hasSkeleton && !hasTopbar) log.empty += 1;
      if (hasSkeleton && hasTopbar) log.both += 1;
      if (hasTopbar) log.since = Math.min(log.since, performance.now());
      // On a phone the page starts with its figures, and the title is not visible.
      const first = innerWidth < 992 ? '#root dl dt' : '#root h1';
      const title = document.querySelector(first)?.getBoundingClientRect();
      if (hasTopbar && title && log.title.length === 1)
        log.title = [title.x, title.y, title.width, title.height];
      requestAnimationFrame(recordFrame);
    };
    requestAnimationFrame(recordFrame);
  });
}
interface FrameLog {
  shift: number;
  frames: number;
  empty: number;
  both: number;
  /** The first line of the page when it first became visible: left, top, width, height. */
  title: number[];
}
async function frameLogOf(page: Page, afterMs = 0): Promise<FrameLog> {
  await page.waitForTimeout(afterMs);
  return page.evaluate(() => (window as unknown as { frameLog: FrameLog }).frameLog);
}

for (const width of [1440, 390]) {
  for (const prefix of ['', '/pk']) {
    test(`${width} px${prefix}: the skeleton is visible before the code, and the portal replaces it without a shift`, async ({
      page,
      request,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await watchFrames(page);
      // A client without reminders, which the skeleton cannot know about.
      await seedSession(page, await tokenOf(request, 'main-live@portico.test'));
      const releaseCode = await holdCode(page);
      const releaseAccounts = await holdRequests(page, '**/Account/accounts');
      const release = () => {
        releaseCode();
        releaseAccounts();
      };
      await page.goto(`${SITE.main}${prefix}/accounts`, { waitUntil: 'commit' });
      await expect(firstShell(page)).toBeVisible();
      await expect(page.getByTestId('app-spinner')).toBeVisible();
      const direction = () => page.evaluate(() => getComputedStyle(document.documentElement).direction);
      expect(await direction()).toBe(prefix === '' ? 'ltr' : 'rtl');
      // Until the gateway answers, the shell has no text and no colour of a variant.
      expect(await firstShell(page).evaluate((shell) => shell.textContent)).toBe('');
      await expect(page.locator('html')).not.toHaveAttribute('data-variant');
      const isPhone = width < 992;
      const bars = isPhone ? 'svg.first-narrow' : 'svg.first-wide';
      const before = {
        top: await boxOf(page, `#first-shell > ${bars}:nth-of-type(${isPhone ? 2 : 1})`),
        menu: await boxOf(page, isPhone ? '#first-shell > :last-child' : '#first-shell > .first-side'),
        title: await boxOf(
          page,
          `#first-shell > .first-list${isPhone ? '.first-narrow' : '.first-wide'} > rect`,
        ),
      };
      release();
      await expect(page.getByTestId('accounts-list')).toBeVisible();
      await expect(firstShell(page)).toHaveCount(0);
      expect(await boxOf(page, '[data-testid="topbar"]')).toEqual(before.top);
      expect(await boxOf(page, `[data-testid="${isPhone ? 'mobilebar' : 'sidebar'}"]`)).toEqual(before.menu);
      const [x = 0, y = 0, skeletonWidth = 0, skeletonHeight = 0] = before.title ?? [];
      const { shift, title, ...frames } = await frameLogOf(page, 1_500);
      const [left = 0, top = 0, titleWidth = 0, height = 0] = title;
      expect(
        Math.abs(top + height / 2 - (y + skeletonHeight / 2)),
        'the title in its line',
      ).toBeLessThanOrEqual(8);
      const start = prefix === '' ? [left, x] : [left + titleWidth, x + skeletonWidth];
      expect(Math.abs(start[0]! - start[1]!), 'where the line begins').toBeLessThanOrEqual(2);
      expect(shift, 'cumulative layout shift').toBeLessThanOrEqual(0.02);
      expect(frames).toMatchObject({ empty: 0, both: 0 });
      expect(frames.frames).toBeGreaterThan(10);
    });
  }
}

/** Visible figures: text, left edge and middle, font and colour of each. */
const figuresIn = (page: Page, selector: string) =>
  page.locator(`${selector} bdi`).evaluateAll((figures) =>
    figures
      .filter((figure) => figure.checkVisibility())
      .map((figure) => {
        const range = document.createRange();
        range.selectNodeContents(figure);
        // An arrow and a text for screen readers precede the figure.
        const text = figure.lastChild as Text;
        range.setStart(text, 0);
        const { left, right, top, height } = range.getBoundingClientRect();
        const { fontSize, fontWeight, color } = getComputedStyle(figure);
        const place = { left, right, middle: top + height / 2 };
        return {
          text: (text.textContent ?? '').trim(),
          ...place,
          style: `${fontSize} ${fontWeight} ${color}`,
        };
      }),
  );

for (const [client, variant, storage] of [
  ['main', 'main', {}],
  ['main', 'main', { language: 'ur-PK' }],
  ['bank-dark', 'bank', { language: 'ur-PK' }],
] as const)
  for (const width of [1440, 390])
    test(`${width} px, ${client}${'language' in storage ? ', in Urdu' : ''}: the totals are visible before the code, where and as the portal shows them`, async ({
      page,
      request,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await holdRequests(page, '**/Stream/events*'); // live prices would change the figures
      await seedSession(page, await tokenOf(request, `${client}@portico.test`), storage);
      if (client === 'bank-dark')
        await page.addInitScript(() => sessionStorage.setItem('portico.theme', 'dark'));
      const release = await holdCode(page);
      await page.goto(`${SITE[variant]}/accounts`, { waitUntil: 'commit' });
      await expect(page.locator('.first-figures')).toBeVisible();
      await expect(page.getByTestId('topbar')).toHaveCount(0);
      await expect(page.locator('[data-testid^="account-"]')).toHaveCount(0);
      const before = await figuresIn(page, '.first-figures');
      expect(before.length).toBeGreaterThan(0);
      release();
      await expect(page.getByTestId('accounts-list')).toBeVisible();
      await expect(firstShell(page)).toHaveCount(0);
      const after = await figuresIn(page, 'main section:first-of-type dl');
      for (const { text, left, right, middle, style } of before) {
        const figure = after.find((figure) => figure.text === text);
        expect(figure, `${text} is one of ${after.map((figure) => figure.text).join(', ')}`).toBeDefined();
        expect(figure?.style, text).toBe(style);
        expect(Math.abs((figure?.left ?? 0) - left), `${text}: left`).toBeLessThanOrEqual(4);
        expect(Math.abs((figure?.right ?? 0) - right), `${text}: right`).toBeLessThanOrEqual(4);
        expect(Math.abs((figure?.middle ?? 0) - middle), `${text}: height`).toBeLessThanOrEqual(4);
      }
    });

test('the skeleton’s menu is collapsed, dark and mirrored as the client left it', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await seedSession(page, await tokenOf(request, 'main@portico.test'), {
    collapsed: 'true',
    language: 'ur-PK',
  });
  await page.addInitScript(() => sessionStorage.setItem('portico.theme', 'dark'));
  const release = await holdCode(page);
  await page.goto(`${SITE.main}/accounts`, { waitUntil: 'commit' });
  const side = await boxOf(page, '#first-shell > .first-side');
  expect(side).toEqual([1440 - 64, 56, 64, 844]);
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await background()).toBe('rgb(18, 23, 27)');
  release();
  await expect(page.getByTestId('accounts-list')).toBeVisible();
  expect(await boxOf(page, '[data-testid="sidebar"]')).toEqual(side);
});

test('the skeleton has a list only on the accounts page, and only clients get one', async ({
  page,
  request,
}) => {
  const list = page.locator('#first-shell > svg.first-list');
  const token = await tokenOf(request, 'main@portico.test');
  await holdCode(page);
  const open = async (path: string, storage: Record<string, string>) => {
    await page.goto(`${SITE.main}/legal/nowhere.txt`);
    await page.evaluate((values) => {
      localStorage.clear();
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    }, storage);
    await page.goto(SITE.main + path, { waitUntil: 'commit' });
    await expect(page.getByTestId('app-spinner')).toBeVisible();
  };
  const inAnHour = String(Math.floor(Date.now() / 1000) + 3600);
  const session = { token, tokenExp: inAnHour };
  for (const path of ['/', '/accounts', '/en/accounts', '/login', '/TokenLogin?token=T']) {
    await open(path, session);
    await expect(list.filter({ visible: true }), path).toHaveCount(1);
  }
  for (const path of ['/profile', '/accounts?account=1', '/portico-social']) {
    await open(path, session);
    await expect(firstShell(page), path).toBeVisible();
    await expect(list.filter({ visible: true }), path).toHaveCount(0);
  }
  for (const [path, storage] of [
    ['/accounts', { ...session, isMobileApp: 'true' }],
    ['/accounts?isMobileApp=true', session],
    ['/register/open-trading-account', session],
    ['/accounts', {}],
    ['/accounts', { token, tokenExp: '1' }],
  ] as const) {
    await open(path, storage);
    await expect(firstShell(page), path).toBeHidden();
  }
});

test('a rejected session ends at the sign-in form, without a glimpse of the account area', async ({
  page,
}) => {
  await watchFrames(page);
  await seedSession(page, 'unknown-token');
  const release = await holdCode(page);
  await page.goto(`${SITE.main}/accounts`, { waitUntil: 'commit' });
  await expect(firstShell(page)).toBeVisible();
  const bars = page.getByTestId('topbar');
  let topbarCount = 0;
  const countTimer = setInterval(() => void bars.count().then((count) => (topbarCount += count)), 30);
  release();
  await expect(page.getByTestId('login-form')).toBeVisible();
  clearInterval(countTimer);
  expect(topbarCount).toBe(0);
  expect((await frameLogOf(page)).both).toBe(0);
  await expect(firstShell(page)).toHaveCount(0);
});

test('a failed start shows only its card', async ({ page, request }) => {
  await seedSession(page, await tokenOf(request, 'main@portico.test'));
  await page.route('**/config.json', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(`${SITE.main}/accounts`);
  await expect(page.getByTestId('config-error')).toBeVisible();
  await expect(firstShell(page)).toBeHidden();
  await page.unroute('**/config.json');
  await page.getByTestId('retry').click();
  await expect(page.getByTestId('accounts-list')).toBeVisible();
  await expect(firstShell(page)).toHaveCount(0);
});
