import type { APIRequestContext, Page } from '@playwright/test';
import { CONSTANTS } from '../../../src/domain/kernel/constants.table';
import { IS_FULL_RUN, APPEARANCES } from '../kit/examine';
import {
  axeFindings,
  cssSeconds,
  expect,
  injectFault,
  navigateInside,
  originOf,
  PORT,
  readOneByOne,
  seedSession,
  SITE,
  test,
  type Variant,
} from '../kit/portal';
import { tokenOf } from '../kit/portal-gateway';

const PHONE = { width: 390, height: 844 };
const OPEN_ACCOUNT = '/open-investment-account';
const LIGHT_PATH = '/notifications';

/** Every appearance in the full run; otherwise two, with both schemes and both directions. */
const TESTED_APPEARANCES = APPEARANCES.filter(
  ({ scheme, direction }) => IS_FULL_RUN || (scheme === 'light') === (direction === 'rtl'),
).map((look) => ({ ...look, culture: look.direction === 'rtl' ? 'ur-PK' : 'en-US' }));

interface Visit {
  path?: string;
  culture?: string;
  /** Another host of the site, so that a fault affects this test only. */
  site?: string;
}

/** Opens a page as a demo client. */
async function openAs(
  page: Page,
  request: APIRequestContext,
  variant: Variant,
  name: string = variant,
  { path = '/accounts', culture = 'en-US', site = SITE[variant] }: Visit = {},
): Promise<void> {
  await seedSession(page, await tokenOf(request, `${name}@portico.test`), { language: culture });
  await page.goto(site + path);
  await expect(page.getByTestId('logo')).toBeVisible();
}

/** Opens a page that makes few requests, for parts that are the same on all pages. */
const openLightPage = (
  page: Page,
  request: APIRequestContext,
  variant: Variant,
  name: string = variant,
  visit: Visit = {},
): Promise<void> => openAs(page, request, variant, name, { path: LIGHT_PATH, ...visit });

/** From now on, time in the page advances only when a test says so. */
const freezeClock = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500);

/** Replaces the gateway's content for the page. */
const serveContent = (page: Page, path: string, result: unknown) =>
  page.route(`**/api/gateway/cms/v1/${path}`, (route) =>
    route.fulfill({ json: { hasError: false, result } }),
  );

test.describe('re-assessment', () => {
  const CLIENT = 'main-reassessment';

  test('shows an alert after 2 s, which links to the form', async ({ page, request }) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1_000);
    await seedSession(page, await tokenOf(request, 'main@portico.test'), { language: 'en-US' });
    await page.goto(`${SITE.main}/accounts`);
    const alert = page.getByTestId('reassessment-alert-3');
    const countAfterTick = (handle: string) => async () => {
      await page.clock.runFor(20);
      return page.getByTestId(handle).count();
    };
    await expect.poll(countAfterTick('logo'), { intervals: [50] }).toBe(1);
    await expect(page.getByText('Update your investor assessment')).toBeVisible();
    await page.clock.runFor(1_900);
    await expect(page.getByTestId('screen-accounts')).toBeVisible();
    await expect(alert).toHaveCount(0);
    await page.clock.runFor(100);
    // The two seconds count from the client's answer, which is later on a slow machine.
    await expect.poll(countAfterTick('reassessment-alert-3'), { intervals: [50] }).toBe(1);
    await page.clock.resume();
    expect(await axeFindings(page)).toEqual([]);
    await alert.getByRole('link').click();
    await expect(page).toHaveURL(`${SITE.main}${OPEN_ACCOUNT}?typeId=3`);
    await expect(alert).toHaveCount(0);
  });

  test('shows each popup once per client and type, one after another', async ({ page, request }) => {
    await page.clock.install();
    await openAs(page, request, 'main', CLIENT);
    await page.clock.runFor(2_100);
    const popup = (typeId: number) => page.getByTestId(`reassessment-popup-${typeId}`);
    await expect(popup(3)).toBeVisible();
    await expect(popup(5)).toHaveCount(0);
    await expect(popup(3).locator('p')).toHaveCount(4);
    await expect(popup(3)).toHaveCSS('z-index', '1050');
    expect(await axeFindings(page)).toEqual([]);
    await page.mouse.click(5, 400);
    await expect(popup(3)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup(3)).toHaveCount(0);
    await expect(popup(5)).toBeVisible();
    await popup(5).getByRole('button', { name: 'Close' }).click();
    await expect(popup(5)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('reassessmentSeen'))).toMatch(/^\d+:3,\d+:5$/);

    await page.reload();
    await expect(page.getByTestId('screen-accounts')).toBeVisible();
    await page.clock.runFor(2_100);
    await expect(page.getByTestId('reassessment-alert-5')).toBeVisible();
    await expect(popup(3)).toHaveCount(0);
    await expect(popup(5)).toHaveCount(0);
  });

  test('“Update today” leads to the form of the popup’s type', async ({ page, request }) => {
    await openAs(page, request, 'main', CLIENT);
    await page.getByTestId('reassessment-popup-3').getByRole('button', { name: 'Update today' }).click();
    await expect(page).toHaveURL(`${SITE.main}${OPEN_ACCOUNT}?typeId=3`);
    await expect(page.getByTestId('reassessment-popup-3')).toHaveCount(0);
    await expect(page.getByTestId('reassessment-popup-5')).toHaveCount(0);
  });

  for (const { scheme, culture } of TESTED_APPEARANCES) {
    test(`is accessible at 390 px, ${scheme}, ${culture}`, async ({ page, request }) => {
      await page.setViewportSize(PHONE);
      await page.route('**/Client/client', async (route) => {
        const item = { typeId: 3, showPopup: true, finishDate: '2026-11-30T12:00:00Z', isSkip: false };
        const result = { id: 9_001, companyId: 7, isOpenAccount: true, reAssessmentResult: [item] };
        await route.fulfill({
          json: { hasError: false, result: { ...result, theme: scheme === 'dark' ? 'dark' : 'white' } },
        });
      });
      await openAs(page, request, 'main', 'main', { culture });
      await expect(page.getByTestId('reassessment-popup-3')).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByTestId('verify-banner')).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    });
  }
});

test.describe('the verify banner', () => {
  test('disappears with a menu click on open-investment-account and returns 3 s later', async ({
    page,
    request,
  }) => {
    let requestCount = 0;
    page.on('request', (outgoing) => (requestCount += outgoing.url().endsWith('/Client/client') ? 1 : 0));
    await page.clock.install();
    await openAs(page, request, 'main', 'main-onboarding');
    await page.clock.runFor(2_100);
    const banner = page.getByTestId('verify-banner');
    await expect(banner).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await banner.getByRole('link').click();
    await expect(page).toHaveURL(SITE.main + OPEN_ACCOUNT);
    await expect(banner).toHaveCount(0);

    const countBefore = requestCount;
    await freezeClock(page);
    await page.getByTestId('sidebar').getByTestId('menu-accounts').click();
    await page.clock.runFor(2_900);
    await expect(page.getByTestId('screen-accounts')).toBeVisible();
    await expect.poll(() => requestCount).toBe(countBefore + 1);
    await expect(banner).toHaveCount(0);
    await page.clock.runFor(150);
    await expect(banner).toBeVisible();
  });

  test('is for main only', async ({ page, request }) => {
    await page.clock.install();
    await openAs(page, request, 'bank', 'bank-onboarding');
    await page.clock.runFor(6_000);
    await expect(page.getByTestId('screen-accounts')).toBeVisible();
    await expect(page.getByTestId('verify-banner')).toHaveCount(0);
  });
});

test.describe('the regional popup', () => {
  test('stays closed in its tab', async ({ page, request }) => {
    await openAs(page, request, 'international');
    const popup = page.getByTestId('region-popup');
    await expect(popup).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await popup.getByRole('button', { name: 'Close' }).click();
    await expect(popup).toHaveCount(0);
    await page.reload();
    await expect(page.getByTestId('accounts-list')).toBeVisible();
    await expect(popup).toHaveCount(0);
  });

  test('is not shown if the gateway does not have one', async ({ page, request }) => {
    await readOneByOne(page);
    const response = page.waitForResponse('**/RegionPopup/region-popup');
    await openAs(page, request, 'main');
    expect(await (await response).json()).toEqual({ hasError: false, result: null });
    await expect(page.getByTestId('accounts-list')).toBeVisible();
    await expect(page.getByTestId('region-popup')).toHaveCount(0);
  });

  test('is not shown after a failure and three retries (F7)', async ({ page, request }) => {
    const name = 'no-popup';
    let calls = 0;
    await readOneByOne(page);
    page.on('request', (outgoing) => (calls += outgoing.url().endsWith('/region-popup') ? 1 : 0));
    await page.clock.install();
    await injectFault(page, {
      match: { host: `${name}.localhost`, path: '/api/gateway/cms/v1/RegionPopup/region-popup' },
      status: 500,
    });
    await openAs(page, request, 'main', 'international', { site: originOf(name) });
    await expect(page.getByTestId('accounts-list')).toBeVisible();
    await expect
      .poll(async () => {
        await page.clock.runFor(1_000);
        return calls;
      })
      .toBe(4);
    await page.clock.runFor(20_000);
    expect(calls).toBe(4);
    await expect(page.getByTestId('region-popup')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.request.delete(`http://localhost:${PORT}/__faults?host=${name}.localhost`);
  });

  test('shows its text as plain text, and only https links (X1, X3)', async ({ page, request }) => {
    const popup = {
      id: 1,
      title: '<img src=x onerror="window.pwned=1">',
      contentText: '<script>window.pwned=1</script>',
      buttonText: 'Go',
      url: 'javascript:window.pwned=1',
    };
    await readOneByOne(page);
    await serveContent(page, 'RegionPopup/region-popup', popup);
    await openAs(page, request, 'main');
    await expect(page.getByTestId('region-popup')).toContainText('<script>window.pwned=1</script>');
    await expect(page.getByTestId('region-popup').getByRole('link')).toHaveCount(0);
    expect(await page.evaluate(() => (window as { pwned?: number }).pwned)).toBeUndefined();

    await serveContent(page, 'RegionPopup/region-popup', { ...popup, url: 'https://broker.example/x' });
    await page.reload();
    const link = page.getByTestId('region-popup').getByRole('link', { name: 'Go' });
    await expect(link).toHaveAttribute('href', 'https://broker.example/x');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });
});

test.describe('a booster', () => {
  const openBoosterLink = async (page: Page) => {
    await page.getByTestId('sidebar').getByTestId('menu-platforms').click();
    return page.getByTestId('sidebar').getByTestId('menu-MT4MetaBooster');
  };

  test('opens in a new tab without opener if the tool is active', async ({ page, context, request }) => {
    await context.route(/^https:/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Booster</title>' }),
    );
    const requests = page.waitForRequest('**/Client/check-tool-status?toolId=6');
    await openLightPage(page, request, 'main');
    const opening = context.waitForEvent('page');
    const link = await openBoosterLink(page);
    const href = await link.getAttribute('href');
    await link.click();
    await requests;
    const tab = await opening;
    await tab.waitForLoadState();
    expect(tab.url()).toBe(href);
    expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
    await expect(page.getByTestId('booster-modal')).toHaveCount(0);
  });

  test('shows a message if the tool is not active', async ({ page, context, request }) => {
    await openLightPage(page, request, 'main', 'main-live');
    await (await openBoosterLink(page)).click();
    const modal = page.getByTestId('booster-modal');
    await expect(modal).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    expect(context.pages()).toHaveLength(1);
    await page.keyboard.press('Escape');
    await expect(modal).toHaveCount(0);
    await expect(page.getByTestId('sidebar').getByTestId('menu-MT4MetaBooster')).toBeFocused();
  });

  test('shows the message if the check fails', async ({ page, context, request }) => {
    await page.route('**/check-tool-status*', (route) => route.fulfill({ status: 503, body: '' }));
    await openLightPage(page, request, 'main');
    await (await openBoosterLink(page)).click();
    await expect(page.getByTestId('booster-modal')).toBeVisible();
    expect(context.pages()).toHaveLength(1);
  });
});

test.describe('the campaign carousel', () => {
  test.use({ viewport: PHONE });

  const carousel = (page: Page) => page.getByTestId('campaign-carousel');
  /** Label of the visible slide, such as `1 of 2`. */
  const activeSlide = (page: Page) =>
    carousel(page)
      .locator('[role="group"]:not([inert])')
      .evaluateAll((slides) => slides.map((slide) => slide.getAttribute('aria-label')).join());

  for (const variant of ['bank', 'international'] as const) {
    test(`${variant}: shows the next slide every 5 s, in a loop`, async ({ page, request }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.clock.install();
      await openLightPage(page, request, variant);
      await page.getByTestId('more-button').click();
      await expect(carousel(page).locator('[role="group"]')).toHaveCount(2);
      await expect.poll(() => activeSlide(page)).toBe('1 of 2');
      await expect(carousel(page).locator('.swiper-slide').first()).toHaveCSS(
        'margin-inline-end',
        `${CONSTANTS.carouselSpacingPx}px`,
      );
      const wrapper = carousel(page).locator('.swiper-wrapper');
      const transition = wrapper.evaluate(
        (moving) =>
          new Promise<string>((resolve) =>
            moving.addEventListener('transitionrun', () =>
              resolve(getComputedStyle(moving).transitionDuration),
            ),
          ),
      );
      await page.clock.runFor(5_100);
      await expect.poll(() => activeSlide(page)).toBe('2 of 2');
      expect(await transition).toBe(cssSeconds(CONSTANTS.carouselMoveMs));
      await expect.poll(() => wrapper.evaluate((moving) => moving.getAnimations().length)).toBe(0);
      // The next five seconds start when the browser reports the end of the transition.
      const advanceSecond = async () => {
        await page.clock.runFor(1_000);
        return activeSlide(page);
      };
      await expect.poll(advanceSecond, { message: 'it is a loop', timeout: 15_000 }).toBe('1 of 2');
    });
  }

  test('can be paused and moved by hand, and is hidden by a submenu', async ({ page, request }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install();
    await openLightPage(page, request, 'bank');
    await page.getByTestId('more-button').click();
    await page.getByTestId('campaign-carousel-pause').click();
    await page.clock.runFor(20_000);
    expect(await activeSlide(page)).toBe('1 of 2');
    await carousel(page).getByRole('button', { name: 'Show campaign 2 of 2' }).click();
    await page.clock.runFor(1_000);
    await expect.poll(() => activeSlide(page)).toBe('2 of 2');
    await page.getByTestId('more-menu').getByTestId('menu-research').click();
    await expect(carousel(page)).toHaveCount(0);
    await page.getByTestId('more-menu').getByTestId('menu-research').click();
    await expect(carousel(page)).toBeVisible();
  });

  test('does not move under reduced motion; its link closes the menu', async ({ page, request }) => {
    await page.clock.install();
    await openLightPage(page, request, 'bank');
    await page.getByTestId('more-button').click();
    await expect(carousel(page)).toBeVisible();
    await page.clock.runFor(20_000);
    expect(await activeSlide(page)).toBe('1 of 2');
    await expect(carousel(page).getByRole('button', { name: 'Play the campaigns' })).toBeVisible();
    await carousel(page).locator('[role="group"]:not([inert]) a').click();
    await expect(page.getByTestId('more-menu')).toHaveCount(0);
    await expect(page).not.toHaveURL(new RegExp(`${LIGHT_PATH}$`));
  });

  for (const { scheme, direction, culture } of TESTED_APPEARANCES) {
    test(`is accessible, ${scheme}, ${culture}`, async ({ page, request }) => {
      await openLightPage(
        page,
        request,
        'international',
        `international${scheme === 'dark' ? '-dark' : ''}`,
        {
          culture,
        },
      );
      await page.getByTestId('more-button').click();
      await expect(carousel(page).locator('.swiper')).toHaveAttribute('dir', direction);
      await expect.poll(() => activeSlide(page)).not.toBe('');
      expect(await axeFindings(page)).toEqual([]);
    });
  }

  test('shows only https images, plain text and valid links (X1, X3)', async ({ page, request }) => {
    const requests: string[] = [];
    await page.route(/\/\/pictures\.example\//, (route) => {
      requests.push(route.request().url());
      return route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
      });
    });
    const slide = { id: 1, contentText: '<b>bold</b>', buttonText: 'Go', url: 'javascript:alert(1)' };
    await serveContent(page, 'CampaignSlide', [
      { ...slide, image: 'https://pictures.example/a.svg' },
      { ...slide, image: 'http://pictures.example/b.svg', url: 'https://broker.example/' },
    ]);
    await openLightPage(page, request, 'bank');
    await page.getByTestId('more-button').click();
    await expect(carousel(page).locator('img')).toHaveCount(1);
    await expect(carousel(page)).toContainText('<b>bold</b>');
    await expect(carousel(page).locator('a')).toHaveCount(1);
    expect(requests.filter((url) => url.startsWith('http:'))).toEqual([]);
  });

  test('is not shown, without an error, if there are no valid slides', async ({ page, request }) => {
    await openLightPage(page, request, 'bank');
    for (const [title, answer] of [
      ['a failure', { status: 500, body: '' }],
      ['an answer of another shape', { json: { hasError: false, result: 'soon' } }],
      ['none', { json: { hasError: false, result: [] } }],
    ] as const) {
      await page.route('**/CampaignSlide', (route) => route.fulfill(answer));
      const response = page.waitForResponse('**/CampaignSlide');
      // A failed request is repeated when the menu is opened again.
      await page.getByTestId('more-button').click();
      await response;
      await expect(page.getByTestId('more-menu')).toBeVisible();
      await expect(carousel(page), title).toHaveCount(0);
      await expect(page.getByRole('alert'), title).toHaveCount(0);
      await expect(page.getByTestId('retry'), title).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(page.getByTestId('more-menu')).toHaveCount(0);
    }
  });

  test('the menu works if the carousel’s code fails to load (F7, F8)', async ({ page, request }) => {
    await page.route('**/assets/shell-carousel.*', (route) => route.fulfill({ status: 404, body: '' }));
    await openLightPage(page, request, 'bank');
    await page.getByTestId('more-button').click();
    await page.getByTestId('more-menu').getByTestId('menu-research').click();
    await expect(page.getByTestId('more-menu').getByTestId('menu-news')).toBeVisible();
    await expect(carousel(page)).toHaveCount(0);
  });

  for (const variant of ['main', 'invest'] as const) {
    test(`${variant}: is neither shown nor requested`, async ({ page, request }) => {
      let requestCount = 0;
      page.on('request', (outgoing) => (requestCount += outgoing.url().includes('/CampaignSlide') ? 1 : 0));
      await openAs(page, request, variant);
      await page.getByTestId('more-button').click();
      await expect(page.getByTestId('more-menu')).toBeVisible();
      await expect(page.getByTestId('accounts-list')).toBeVisible();
      await expect(carousel(page)).toHaveCount(0);
      expect(requestCount).toBe(0);
    });
  }
});

test.describe('the support link', () => {
  /** Checks that the bar's parts do not overlap, and that nothing else is fixed to the window. */
  async function expectNothingCovered(page: Page, width: number): Promise<void> {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByTestId('mobilebar')).toHaveCount(width <= CONSTANTS.desktopBreakpointPx ? 1 : 0);
    const bar = page.getByTestId('topbar');
    await expect(bar.getByTestId('chat-link')).toBeVisible();
    const boxes = await bar
      .locator(':scope > *:visible')
      .evaluateAll((elements) =>
        elements
          .map((element) => element.getBoundingClientRect())
          .map(({ left, right }) => [left, right] as const),
      );
    const sortedBoxes = boxes.filter(([left, right]) => right > left).sort(([a], [b]) => a - b);
    for (const [index, [left]] of sortedBoxes.entries())
      expect(left, 'no overlap').toBeGreaterThanOrEqual((sortedBoxes[index - 1]?.[1] ?? 0) - 0.5);
    expect(sortedBoxes.at(-1)?.[1], 'inside the window').toBeLessThanOrEqual(width);
    const fixedElements = await page.evaluate(() =>
      [...document.querySelectorAll('#root *')]
        .filter((element) => getComputedStyle(element).position === 'fixed' && element.checkVisibility())
        .filter((element) => element.getAttribute('href') !== '#content')
        .map((element) => element.getAttribute('data-testid') ?? element.className)
        .filter((name) => name !== 'mobilebar'),
    );
    expect(fixedElements).toEqual([]);
  }

  for (const [culture, ...widths] of [
    ['de-DE', 320],
    ['ur-PK', 1440],
    ['en-US', 390, 1920],
  ] as const) {
    test(`${widths.join(' and ')} px, ${culture}: is in the top bar and covers nothing`, async ({
      page,
      request,
    }) => {
      await page.setViewportSize({ width: widths[0], height: 900 });
      await openLightPage(page, request, 'international', 'international', { culture });
      for (const width of widths) await expectNothingCovered(page, width);
    });
  }
});

test.describe('the side rail', () => {
  const WIDE = { width: 1920, height: 900 };

  test('is shown from 1600 px, except at a terminal', async ({ page, request }) => {
    const requests: string[] = [];
    await readOneByOne(page);
    page.on('request', (outgoing) => requests.push(new URL(outgoing.url()).pathname));
    const countOf = (end: string) => requests.filter((path) => path.endsWith(end)).length;
    await page.setViewportSize(WIDE);
    await openAs(page, request, 'main', 'main', { path: '/Profile' });
    await expect(page.getByTestId('rail-attention').getByRole('listitem').first()).toBeVisible();
    await expect(page.getByTestId('rail-activity').getByRole('listitem')).toHaveCount(5);
    const calls = ['/Account/accounts', '/Document/documents', '/Notification/notifications'];
    expect(calls.map(countOf), 'each requested once').toEqual([1, 1, 1]);
    expect(await axeFindings(page)).toEqual([]);
    const main = await page.locator('main').boundingBox();
    expect(main?.width).toBe(1144);
    await page.setViewportSize({ width: 1599, height: 900 });
    await expect(page.getByTestId('rail')).toHaveCount(0);
    await page.setViewportSize(WIDE);
    await navigateInside(page, '/webterminal5');
    await expect(page.getByTestId('terminal-frame')).toBeVisible();
    await expect(page.getByTestId('rail')).toHaveCount(0);
  });

  test('retries each failed part alone', async ({ page, request }) => {
    await page.setViewportSize(WIDE);
    await readOneByOne(page);
    await page.route('**/Document/documents', (route) => route.fulfill({ status: 503, body: '' }));
    await openAs(page, request, 'main', 'main', { path: '/Profile' });
    const attention = page.getByTestId('rail-attention');
    await expect(attention.getByTestId('retry')).toBeVisible();
    await expect(page.getByTestId('rail-activity').getByRole('listitem')).toHaveCount(5);
    await page.unroute('**/Document/documents');
    await attention.getByTestId('retry').click();
    await expect(attention.getByRole('link', { name: /proof|ID/i }).first()).toBeVisible();
  });

  test('has parts of the dashboard beside the accounts', async ({ page, request }) => {
    await page.setViewportSize(WIDE);
    await openAs(page, request, 'main');
    const rail = page.getByTestId('rail');
    for (const part of ['blockers', 'pending', 'funds'])
      await expect(rail.getByTestId(`dashboard-${part}`).getByRole('listitem').first()).toBeVisible();
    await expect(page.locator('main [data-testid^="dashboard-"]')).toHaveCount(2);
    await expect(rail.getByTestId('rail-attention')).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 1599, height: 900 });
    await expect(page.getByTestId('rail')).toHaveCount(0);
    await expect(page.getByTestId('dashboard-pending')).toBeVisible();
    await page.setViewportSize(WIDE);
    await expect(rail.getByTestId('dashboard-pending')).toBeVisible();
  });
});
