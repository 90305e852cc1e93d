import type { Frame, Page } from '@playwright/test';
import { RESEARCH_PAGES } from '../../../src/domain/research/research-pages.table';
import { expect, seedSession, SITE, test } from '../kit/portal';
import { tokenOf } from '../kit/portal-gateway';

const MAIN = SITE.main;

async function openPortal(page: Page, path: string, waitUntil: 'load' | 'commit' = 'load'): Promise<void> {
  await seedSession(page, await tokenOf(page.request, 'main@portico.test'));
  await page.goto(`${MAIN}${path}`, { waitUntil });
}

async function frameIn(page: Page, testId: string): Promise<Frame> {
  const frame = await (await page.getByTestId(testId).elementHandle())?.contentFrame();
  if (!frame) throw new Error(`${testId} is no frame`);
  // A frame starts as an empty page.
  await frame.waitForURL(/^http/, { waitUntil: 'domcontentloaded' });
  return frame;
}

const recordFrameRequests = (page: Page): string[] => {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/getiframeurl'))
      requests.push(`${searchParams.get('pageName')} ${searchParams.get('culture')}`);
  });
  return requests;
};

for (const [route, key] of Object.entries(RESEARCH_PAGES)) {
  test(`${route} shows the gateway’s page from another origin`, async ({ page }) => {
    await openPortal(page, `/${route}`);
    const frame = await frameIn(page, 'research-frame');
    expect(new URL(frame.url()).origin).not.toBe(MAIN);
    expect(new URL(frame.url()).pathname).toBe(`/embed/${key}`);
    await expect(frame.locator('tbody tr').first()).toBeVisible();
    await expect(page.getByTestId(`screen-${route}`)).toBeVisible();
  });
}

test('an address is requested once per page and language', async ({ page }) => {
  const requests = recordFrameRequests(page);
  // The choice is not saved, because other tests use the same client.
  await page.route('**/change-client-settings', (route) => route.fulfill({ json: { hasError: false } }));
  await openPortal(page, '/marketbuzz');
  await page.getByTestId('research-frame').waitFor();
  await page.getByTestId('menu-featured-ideas').click();
  await page.getByTestId('screen-featuredideas').getByTestId('research-frame').waitFor();
  await page.getByTestId('menu-market-buzz').click();
  await page.getByTestId('screen-marketbuzz').getByTestId('research-frame').waitFor();
  expect(requests).toEqual(['marketbuzz_ranking en-US', 'featured_forex en-US']);
  await page.getByTestId('user-menu-button').click();
  await page.getByTestId('user-menu').getByTestId('language-select').click();
  await page.getByTestId('language-ur-PK').click();
  await expect(page.getByTestId('research-frame')).toHaveAttribute('src', /culture=ur-PK/);
  expect(requests.at(-1)).toBe('marketbuzz_ranking ur-PK');
  await expect((await frameIn(page, 'research-frame')).locator('html')).toHaveAttribute('dir', 'rtl');
});

test('a frame that does not load offers Retry and a new tab after 15 s', async ({ page }) => {
  await page.clock.install();
  await page.route('**/embed/**', () => undefined);
  // A frame that never loads delays its page's load event.
  await openPortal(page, '/technicalviews', 'commit');
  await page.getByTestId('research-frame').waitFor();
  await page.clock.fastForward(14_000);
  await expect(page.getByTestId('frame-slow')).toHaveCount(0);
  await page.clock.fastForward(1_500);
  await expect(page.getByTestId('frame-slow').getByTestId('frame-new-tab')).toHaveAttribute(
    'rel',
    'noopener noreferrer',
  );
  await page.unroute('**/embed/**');
  await page.getByTestId('retry').click();
  await expect((await frameIn(page, 'research-frame')).locator('tbody tr').first()).toBeVisible();
});

test.describe('a message replaces a frame of an invalid address', () => {
  for (const address of [
    `${MAIN}/accounts`,
    'data:text/html,<h1>hi</h1>',
    'http://research.example/',
    'javascript:alert(1)',
  ]) {
    test(address.slice(0, 30), async ({ page }) => {
      await page.route('**/getiframeurl*', (route) =>
        route.fulfill({ json: { hasError: false, result: address } }),
      );
      await openPortal(page, '/economicinsight');
      await expect(page.getByTestId('frame-message')).toBeVisible();
      await expect(page.locator('iframe')).toHaveCount(0);
    });
  }
});

test('a framed page has no access to the portal', async ({ page }) => {
  await openPortal(page, '/technicalviews');
  const frame = await frameIn(page, 'research-frame');
  const access = await frame.evaluate(() => {
    const attempt = (read: () => unknown) => {
      try {
        return String(read());
      } catch {
        return 'denied';
      }
    };
    return {
      document: attempt(() => parent.document.title),
      storage: attempt(() => parent.localStorage.getItem('token')),
      referrer: document.referrer,
      address: location.href,
    };
  });
  expect(access).toMatchObject({ document: 'denied', storage: 'denied', referrer: '' });
  expect(access.address).not.toContain(String(await page.evaluate(() => localStorage.getItem('token'))));
});

/** Checks that the frame fills the window beside the bars, except for borders. */
async function expectFullSize(
  page: Page,
  viewport: { width: number; height: number },
  bars: readonly string[],
): Promise<void> {
  await page.setViewportSize(viewport);
  let { width, height } = viewport;
  for (const bar of bars) {
    await expect(page.getByTestId(bar)).toBeVisible();
    const box = await page.getByTestId(bar).boundingBox();
    if (bar === 'sidebar') width -= box?.width ?? 0;
    else height -= box?.height ?? 0;
  }
  const sizeError = async () => {
    const box = await page.getByTestId('terminal-frame').boundingBox();
    return Math.max(Math.abs(width - (box?.width ?? 0)), Math.abs(height - (box?.height ?? 0)));
  };
  await expect.poll(sizeError).toBeLessThanOrEqual(2);
}

test('a terminal shows moving prices at full size @walk', async ({ page }) => {
  await openPortal(page, '/webterminal5');
  const frame = await frameIn(page, 'terminal-frame');
  const { searchParams } = new URL(frame.url());
  expect(Object.fromEntries(searchParams)).toMatchObject({
    version: '5',
    servers: 'Portico-Live',
    trade_server: 'Portico-Live',
    lang: 'en',
  });
  expect(searchParams.get('login')).toMatch(/^\d+$/);
  await expect(page.locator('body')).toHaveClass(/(^| )terminal( |$)/);
  const price = frame.locator('.quotes tr.chosen td').first();
  await expect(price).not.toBeEmpty();
  const before = await price.textContent();
  await expect(price).not.toHaveText(before ?? '', { timeout: 30_000 });

  await expectFullSize(page, { width: 390, height: 844 }, ['topbar', 'terminal-account', 'mobilebar']);
  await expectFullSize(page, { width: 1440, height: 900 }, ['topbar', 'terminal-account', 'sidebar']);

  await page.getByTestId('menu-accounts').click();
  await expect(page.getByTestId('screen-accounts')).toBeVisible();
  await expect(page.locator('body')).not.toHaveClass(/(^| )terminal( |$)/);
  await page.goto(`${MAIN}/webterminal5-demo`);
  expect(new URL((await frameIn(page, 'terminal-frame')).url()).searchParams.has('login')).toBe(false);
});

test('news are in the client’s language and in English @walk', async ({ page }) => {
  await openPortal(page, '/de/news');
  const list = page.getByTestId('news-list');
  await expect(list.locator('article').first()).toBeVisible();
  await expect(list.locator('[lang="de"]').first()).toBeVisible();
  await expect(list.locator('[lang="en"]').first()).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByTestId('news-search').fill('XAUUSD');
  await expect(list.locator('article', { hasNotText: 'XAUUSD' })).toHaveCount(0);
});
