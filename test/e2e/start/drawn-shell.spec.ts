import type { Page } from '@playwright/test';
import { expect, seedSession, SITE, test } from '../kit/portal';
import { tokenOf } from '../kit/portal-gateway';

/** Holds back part of the portal until the returned function is called. */
async function hold(page: Page, files: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const CODE = '**/assets/main.*.js';
const firstShell = (page: Page) => page.locator('#first-shell');

/** Position and size in whole pixels; undefined if it is not visible. */
async function boxOf(page: Page, what: string) {
  const box = await page.locator(what).filter({ visible: true }).first().boundingBox({ timeout: 5_000 });
  return box && [box.x, box.y, box.width, box.height].map(Math.round);
}

/** Adds up layout shifts, and checks in every frame what is visible. */
async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { shift: 0, frames: 0, empty: 0, both: 0, since: Infinity, title: [0] };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.shift += value;
    }).observe({ type: 'layout-shift', buffered: true });
    const inSight = (part: string) => document.querySelector(part)?.checkVisibility() === true;
    const look = () => {
      const before = inSight('#first-shell');
      const own = inSight('[data-testid="topbar"]');
      if (before || own || seen.frames > 0) seen.frames += 1;
      if (seen.frames > 0 && !before && !own) seen.empty += 1;
      if (before && own) seen.both += 1;
      if (own) seen.since = Math.min(seen.since, performance.now());
      // On a phone the page starts with its figures, and the title is not visible.
      const first = innerWidth < 992 ? '#root dl dt' : '#root h1';
      const title = document.querySelector(first)?.getBoundingClientRect();
      if (own && title && seen.title.length === 1) seen.title = [title.x, title.y, title.width, title.height];
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
interface Seen {
  shift: number;
  frames: number;
  empty: number;
  both: number;
  /** The first line of the page when it first became visible: left, top, width, height. */
  title: number[];
}
async function seenBy(page: Page, afterMs = 0): Promise<Seen> {
  await page.waitForTimeout(afterMs);
  return page.evaluate(() => (window as unknown as { seen: Seen }).seen);
}

for (const width of [1440, 390]) {
  for (const prefix of ['', '/pk']) {
    test(`${width} px${prefix}: the skeleton is visible before the code, and nothing moves when the portal replaces it`, async ({
      page,
      request,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await watchFrames(page);
      // A client without reminders, which the skeleton cannot know about.
      await seedSession(page, await tokenOf(request, 'main-live@portico.test'));
      const releaseCode = await hold(page, CODE);
      const releaseAccounts = await hold(page, '**/Account/accounts');
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
      const phone = width < 992;
      const bars = phone ? 'svg.first-narrow' : 'svg.first-wide';
      const before = {
        top: await boxOf(page, `#first-shell > ${bars}:nth-of-type(${phone ? 2 : 1})`),
        menu: await boxOf(page, phone ? '#first-shell > :last-child' : '#first-shell > .first-side'),
        title: await boxOf(
          page,
          `#first-shell > .first-list${phone ? '.first-narrow' : '.first-wide'} > rect`,
        ),
      };
      release();
      await expect(page.getByTestId('accounts-list')).toBeVisible();
      await expect(firstShell(page)).toHaveCount(0);
      expect(await boxOf(page, '[data-testid="topbar"]')).toEqual(before.top);
      expect(await boxOf(page, `[data-testid="${phone ? 'mobilebar' : 'sidebar'}"]`)).toEqual(before.menu);
      const [x = 0, y = 0, wide = 0, high = 0] = before.title ?? [];
      const { shift, title, ...frames } = await seenBy(page, 1_500);
      const [left = 0, top = 0, lineWidth = 0, height = 0] = title;
      expect(Math.abs(top + height / 2 - (y + high / 2)), 'the title in its line').toBeLessThanOrEqual(8);
      const start = prefix === '' ? [left, x] : [left + lineWidth, x + wide];
      expect(Math.abs(start[0]! - start[1]!), 'where the line begins').toBeLessThanOrEqual(2);
      expect(shift, 'cumulative layout shift').toBeLessThanOrEqual(0.02);
      expect(frames).toMatchObject({ empty: 0, both: 0 });
      expect(frames.frames).toBeGreaterThan(10);
    });
  }
}

/** Visible figures: text, left edge and middle, font and colour of each. */
const figuresIn = (page: Page, where: string) =>
  page.locator(`${where} bdi`).evaluateAll((figures) =>
    figures
      .filter((figure) => figure.checkVisibility())
      .map((figure) => {
        const range = document.createRange();
        range.selectNodeContents(figure);
        // The last line box: an arrow, and words for those who listen, stand before the figure itself.
        const text = figure.lastChild as Text;
        range.setStart(text, 0);
        const { left, right, top, height } = range.getBoundingClientRect();
        const { fontSize, fontWeight, color } = getComputedStyle(figure);
        const place = { left, right, middle: top + height / 2 };
        return {
          text: (text.textContent ?? '').trim(),
          ...place,
          looks: `${fontSize} ${fontWeight} ${color}`,
        };
      }),
  );

for (const [client, variant, stored] of [
  ['main', 'main', {}],
  ['bank-dark', 'bank', { language: 'ur-PK' }],
] as const)
  for (const width of [1440, 390])
    test(`${width} px, ${client}: the totals are in sight before the portal's code, where and as the portal shows them`, async ({
      page,
      request,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await hold(page, '**/Stream/events*'); // live prices would change the figures
      await seedSession(page, await tokenOf(request, `${client}@portico.test`), stored);
      if (client === 'bank-dark')
        await page.addInitScript(() => sessionStorage.setItem('portico.theme', 'dark'));
      const release = await hold(page, CODE);
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
      for (const { text, left, right, middle, looks } of before) {
        const own = after.find((figure) => figure.text === text);
        expect(own, `${text} is one of ${after.map((figure) => figure.text).join(', ')}`).toBeDefined();
        expect(own?.looks, text).toBe(looks);
        expect(Math.abs((own?.left ?? 0) - left), `${text}: left`).toBeLessThanOrEqual(4);
        expect(Math.abs((own?.right ?? 0) - right), `${text}: right`).toBeLessThanOrEqual(4);
        expect(Math.abs((own?.middle ?? 0) - middle), `${text}: height`).toBeLessThanOrEqual(4);
      }
    });

test('the menu is collapsed, dark and mirrored as it was left', async ({ page, request }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await seedSession(page, await tokenOf(request, 'main@portico.test'), {
    collapsed: 'true',
    language: 'ur-PK',
  });
  await page.addInitScript(() => sessionStorage.setItem('portico.theme', 'dark'));
  const release = await hold(page, CODE);
  await page.goto(`${SITE.main}/accounts`, { waitUntil: 'commit' });
  const side = await boxOf(page, '#first-shell > .first-side');
  expect(side).toEqual([1440 - 64, 56, 64, 844]);
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await background()).toBe('rgb(18, 23, 27)');
  release();
  await expect(page.getByTestId('accounts-list')).toBeVisible();
  expect(await boxOf(page, '[data-testid="sidebar"]')).toEqual(side);
});

test('on another page the bars are drawn without the list; in the app, on a public page and for a visitor nothing is', async ({
  page,
  request,
}) => {
  const list = page.locator('#first-shell > svg.first-list');
  const token = await tokenOf(request, 'main@portico.test');
  await hold(page, CODE);
  const open = async (path: string, stored: Record<string, string>) => {
    await page.goto(`${SITE.main}/legal/nowhere.txt`);
    await page.evaluate((values) => {
      localStorage.clear();
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    }, stored);
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
  for (const [path, stored] of [
    ['/accounts', { ...session, isMobileApp: 'true' }],
    ['/accounts?isMobileApp=true', session],
    ['/register/open-trading-account', session],
    ['/accounts', {}],
    ['/accounts', { token, tokenExp: '1' }],
  ] as const) {
    await open(path, stored);
    await expect(firstShell(page), path).toBeHidden();
  }
});

test('a session the gateway rejects ends at the sign-in form, and nothing of the account area is seen', async ({
  page,
}) => {
  await watchFrames(page);
  await seedSession(page, 'nobodys-token');
  const release = await hold(page, CODE);
  await page.goto(`${SITE.main}/accounts`, { waitUntil: 'commit' });
  await expect(firstShell(page)).toBeVisible();
  const bars = page.getByTestId('topbar');
  let seen = 0;
  const looking = setInterval(() => void bars.count().then((count) => (seen += count)), 30);
  release();
  await expect(page.getByTestId('login-form')).toBeVisible();
  clearInterval(looking);
  expect(seen).toBe(0);
  expect((await seenBy(page)).both).toBe(0);
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
