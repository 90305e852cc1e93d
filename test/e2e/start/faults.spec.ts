import type { Page, Route } from '@playwright/test';
import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { callOf } from '../../gateway-kit/scripted-gateway';
import { quiet } from '../../../tools/scripts/quiet.mjs';
import { axeFindings, expect, readOneByOne, seedSession, SITE, test } from '../kit/portal';
import { tokenOf } from '../kit/portal-gateway';

// `infrastructure/browser/shell-faults.test.ts` tests each fault of each call. These tests need a browser.

const MAIN = SITE.main;
const TEN_MB = ' '.repeat(10 * 1024 * 1024);
const UNREADABLE = /error6/;

type Answer = Parameters<Route['fulfill']>[0];

/** Unusable answers, as a gateway or a proxy may give them. */
const FAULTS: Readonly<Record<string, Answer>> = {
  HTML: { contentType: 'text/html', body: '<!doctype html><title>Maintenance</title>' },
  'truncated JSON': { contentType: 'application/json', body: '{"hasError":false,"result":[{"lo' },
  null: { json: null },
  'wrong types': { json: { hasError: false, result: 'none' } },
  '10 MB': { contentType: 'application/json', body: `{"hasError":false,"result":[]}${TEN_MB}` },
};

async function storeSession(page: Page, email = 'main@portico.test'): Promise<void> {
  await seedSession(page, await tokenOf(page.request, email));
}

/** Counts page loads; navigation inside the portal does not count. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0));
  return () => loads;
}

const isCall = (pathname: string) => /^\/(api\/|locales\/|config\.json$)/.test(pathname);

/** Names of the calls a page makes, in order. */
function recordCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (isCall(pathname)) calls.push(callOf(request.method(), pathname));
  });
  return calls;
}

const COMMON_CALLS = ['config', 'contentTranslation', 'locales', 'siteDomain'];
const CLIENT_CALLS = ['accounts', 'client', 'events', 'notifications', 'regionPopup', 'siteConfig'];
/** The parts around the list, and their texts. */
const DASHBOARD_CALLS = [
  'clientBlockers',
  'documents',
  'equityCurve',
  'firstSteps',
  'funds',
  'locales',
  'moneyRequests',
  'openRequests',
];
/** The stock and the CFD trader URL. */
const TRADER_CALLS = ['traderUrl', 'traderUrl'];

for (const [title, email, expected] of [
  ['a visitor', undefined, [...COMMON_CALLS, 'captchaChallenge', 'createMarketingId', 'ip']],
  [
    'a client of main',
    'main@portico.test',
    [...COMMON_CALLS, ...CLIENT_CALLS, ...DASHBOARD_CALLS, 'ip', ...TRADER_CALLS],
  ],
  ['a client of bank', 'bank@portico.test', [...COMMON_CALLS, ...CLIENT_CALLS, ...DASHBOARD_CALLS, 'ip']],
] as const) {
  test(`the page requests only these calls for ${title}`, async ({ page }) => {
    const site = email === 'bank@portico.test' ? SITE.bank : MAIN;
    if (email) await storeSession(page, email);
    // An event, e.g. of this sign-in, repeats some of the requests.
    await page.route('**/Stream/events*', (route) => route.fulfill({ status: 404, body: '' }));
    const calls = recordCalls(page);
    await page.goto(`${site}/${email ? 'accounts' : 'login'}?utm_source=mail`);
    await expect(page.getByTestId(email ? 'accounts-list' : 'login-form')).toBeVisible();
    if (!email) await page.getByTestId('login-email').focus();
    await expect.poll(() => calls.toSorted()).toEqual(expected.toSorted());
    await quiet(page);
    expect(calls.toSorted(), 'and nothing after that').toEqual(expected.toSorted());
  });
}

test('F1, F2, F3, F6, F7: if all parts of the shell fail, the rest works and Retry recovers', async ({
  page,
}) => {
  let answer: Answer | undefined = FAULTS['HTML'];
  const failing =
    /\/api\/.*\/(SiteConfig|trader-url|region-popup|notifications|Language|accounts|CampaignSlide)/;
  await page.route(failing, (route) => (answer ? route.fulfill(answer) : route.continue()));
  await storeSession(page);
  await page.goto(`${MAIN}/en/accounts`);
  const panel = page.getByTestId('screen-accounts');
  for (const fault of Object.keys(FAULTS)) {
    answer = FAULTS[fault];
    await panel.getByTestId('retry').click();
    await expect(panel.locator('.error'), fault).toHaveClass(UNREADABLE);
  }
  await expect(page.getByTestId('sidebar').getByTestId('menu-accounts')).toBeVisible();
  await expect(page.getByTestId('region-popup')).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);

  await page.getByTestId('user-menu-button').click();
  const languages = page.getByTestId('user-menu');
  await languages.getByTestId('language-select').click();
  await expect(languages.locator('.error')).toHaveClass(UNREADABLE);
  answer = undefined;
  await languages.getByTestId('retry').click();
  await expect(languages.getByTestId('language-de-DE')).toBeVisible();
  await page.keyboard.press('Escape');
  await panel.getByTestId('retry').click();
  await expect(page.getByTestId('accounts-list')).toBeVisible();
});

test('F1, F2, F3: an unreadable answer at start-up is final, and Retry starts over', async ({ page }) => {
  const answers: Record<'config' | 'site' | 'texts', Answer | undefined> = {
    config: { status: 503, json: { errors: [{ errorCode: ERROR_CODE.busy }] } },
    site: FAULTS['null'],
    texts: FAULTS['10 MB'],
  };
  const answerFor = (part: keyof typeof answers) => (route: Route) =>
    answers[part] ? route.fulfill(answers[part]) : route.continue();
  await page.route('**/config.json', answerFor('config'));
  await page.route('**/SiteDomain/**', answerFor('site'));
  await page.route('**/ContentTranslation/**', answerFor('texts'));
  const calls = recordCalls(page);
  await page.goto(`${MAIN}/login`);
  await expect(page.getByTestId('config-error')).toBeVisible();
  expect(calls, 'no call before the configuration is read').toEqual(['config']);

  const retry = async (part: keyof typeof answers, testId: string) => {
    calls.length = 0;
    answers[part] = undefined;
    await page.getByTestId('retry').click();
    await expect(page.getByTestId(testId)).toBeVisible();
  };
  const count = (call: string) => calls.filter((name) => name === call).length;
  await retry('config', 'startup-error');
  expect([count('siteDomain'), count('contentTranslation')]).toEqual([1, 0]);
  await retry('site', 'startup-error');
  expect([count('siteDomain'), count('contentTranslation')]).toEqual([1, 1]);
  await retry('texts', 'login-form');
});

test('F1: an unreadable setting is requested once, and Retry recovers', async ({ page }) => {
  let calls = 0;
  let isBroken = true;
  await page.route('**/Client/client', (route) => {
    calls += 1;
    return isBroken ? route.fulfill(FAULTS['wrong types']) : route.continue();
  });
  await storeSession(page);
  await page.goto(`${MAIN}/accounts`);
  await expect(page.locator('.error')).toHaveClass(UNREADABLE);
  await expect(page.getByTestId('sidebar')).toHaveCount(0);
  expect(calls).toBe(1);
  isBroken = false;
  await page.getByTestId('retry').click();
  await expect(page.getByTestId('accounts-list')).toBeVisible();
});

test('F4: after 15 s a slow part offers Retry, and a late answer is still used', async ({ page }) => {
  await page.clock.install();
  const heldRoutes: Route[] = [];
  const hold = (route: Route) => void heldRoutes.push(route);
  const release = () => Promise.all(heldRoutes.splice(0).map((route) => route.continue()));
  await page.route('**/cms/v1/Language', hold);
  await page.goto(`${MAIN}/login`);
  await page.getByTestId('language-select').click();
  await expect.poll(() => heldRoutes.length).toBe(1);
  await page.clock.runFor(15_000);
  await expect(page.getByTestId('retry')).toBeVisible();
  await release();
  await expect(page.getByTestId('language-de-DE')).toBeVisible();

  await page.route('**/Client/client', hold);
  await storeSession(page);
  await page.goto(`${MAIN}/en/accounts`);
  await expect.poll(() => heldRoutes.length).toBe(1);
  await page.clock.runFor(15_000);
  await page.unroute('**/Client/client');
  await page.getByTestId('retry').click();
  await expect(page.getByTestId('accounts-list')).toBeVisible();
  await release();
  await expect(page.getByTestId('accounts-list')).toBeVisible();
});

test.describe('F8: code that fails to load', () => {
  test('of React: one reload, then the card, whose Retry recovers', async ({ page }) => {
    const loads = countLoads(page);
    await page.route(/\/assets\/react\.\w+\.js/, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(`${MAIN}/login`);
    await expect(page.getByTestId('route-error')).toBeVisible();
    expect(loads()).toBe(2);
    await page.unroute(/\/assets\/react\.\w+\.js/);
    await page.getByTestId('route-error').getByTestId('retry').click();
    await expect(page.getByTestId('login-form')).toBeVisible();
  });

  test('of the shell: one reload, then the card, whose Retry recovers', async ({ page, pageWatch }) => {
    const loads = countLoads(page);
    await storeSession(page);
    await page.route(/\/assets\/shell-frame\.\w+\.js/, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(`${MAIN}/accounts`);
    await expect(page.getByTestId('route-error')).toBeVisible();
    expect(loads()).toBe(2);
    await page.unroute(/\/assets\/shell-frame\.\w+\.js/);
    await page.getByTestId('route-error').getByTestId('retry').click();
    await expect(page.getByTestId('accounts-list')).toBeVisible();
    // The router reports the error it caught.
    expect(pageWatch.errors.splice(0).join()).toContain('ChunkLoadError');
  });

  test('of a screen, with HTML in its place: one reload, then the card inside the shell', async ({
    page,
    pageWatch,
  }) => {
    await storeSession(page, 'bank@portico.test');
    await page.goto(`${SITE.bank}/accounts`);
    await expect(page.getByTestId('accounts-list')).toBeVisible();
    const loads = countLoads(page);
    await page.route(/\/assets\/screen-calculators\.\w+\.js/, (route) => route.fulfill(FAULTS['HTML']));
    await page.getByTestId('sidebar').getByTestId('menu-calculators').click();
    await expect(page.getByTestId('route-error')).toBeVisible();
    expect(loads()).toBe(1);
    await expect(page.getByTestId('sidebar').getByTestId('menu-accounts')).toBeVisible();
    await page.unroute(/\/assets\/screen-calculators\.\w+\.js/);
    await page.getByTestId('route-error').getByTestId('retry').click();
    await expect(page.getByTestId('screen-calculators')).toBeVisible();
    expect(pageWatch.errors.splice(0).join()).toContain('ChunkLoadError');
  });

  test('of toasts: the page stays as it is', async ({ page }) => {
    await storeSession(page);
    await page.route(/\/assets\/toasts\.\w+\.(js|css)/, (route) => route.fulfill({ status: 404, body: '' }));
    await page.route('**/change-client-settings', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto(`${MAIN}/accounts`);
    await expect(page.getByTestId('accounts-list')).toBeVisible();
    const request = page.waitForRequest(/\/assets\/toasts\.\w+\.js/);
    await page.getByTestId('user-menu-button').click();
    await page.getByTestId('theme-toggle').click();
    await request;
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
    await expect(page.getByTestId('accounts-list')).toBeVisible();
    await expect(page.getByTestId('route-error')).toHaveCount(0);
  });
});

test('F9: offline shows a banner without a reload; back online, failed calls are repeated once @walk', async ({
  page,
  context,
  pageWatch,
}) => {
  await storeSession(page, 'bank@portico.test');
  // An open stream does not notice that this browser pretends to be offline.
  await page.route('**/Stream/events*', (route) => route.fulfill({ status: 404, body: '' }));
  await readOneByOne(page);
  // The shell's requests when idle.
  const idleResponses = [/\/RegionPopup\//, /\/notifications\?/].map((call) => page.waitForResponse(call));
  await page.goto(`${SITE.bank}/accounts`);
  await expect(page.getByTestId('accounts-list')).toBeVisible();
  await Promise.all(idleResponses);
  await quiet(page);
  const failedCalls: string[] = [];
  page.on('requestfailed', (request) => {
    const { pathname } = new URL(request.url());
    if (!isCall(pathname)) return;
    const call = callOf(request.method(), pathname);
    // The link under the pointer may prefetch a page's texts, which the page then requests again.
    if (call !== 'locales' || !failedCalls.includes(call)) failedCalls.push(call);
  });
  await context.setOffline(true);
  await expect(page.getByTestId('offline-banner')).toBeVisible();
  await page.getByTestId('accounts-refresh').click();
  await expect.poll(() => failedCalls).toContain('accounts');
  await expect(page.getByTestId('accounts-list'), 'the old figures stay').toBeVisible();
  await page.getByTestId('sidebar').getByTestId('menu-calculators').click();
  await expect(page.getByTestId('route-error')).toBeVisible();
  await expect(page.getByTestId('offline-banner'), 'the page was not reloaded').toBeVisible();
  expect(failedCalls, 'each was tried once').toEqual([...new Set(failedCalls)]);

  const calls = recordCalls(page);
  await context.setOffline(false);
  await expect(page.getByTestId('offline-banner')).toHaveCount(0);
  await expect.poll(() => calls.toSorted()).toEqual(failedCalls.toSorted());
  await quiet(page);
  expect(calls.toSorted(), 'none was repeated again').toEqual(failedCalls.toSorted());
  await page.getByTestId('route-error').getByTestId('retry').click();
  await expect(page.getByTestId('screen-calculators')).toBeVisible();
  expect(pageWatch.errors.splice(0).join()).toContain('ChunkLoadError');
});

test('F10: missing texts fall back to English; a failed change of language shows a message', async ({
  page,
  pageWatch,
}) => {
  await page.route('**/locales/de/**', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(`${MAIN}/de/login`);
  await expect(page.getByTestId('login-form')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await expect(page.getByTestId('login-submit')).toHaveText('Sign in');

  await page.route('**/ContentTranslation/**', (route) =>
    route.fulfill({ status: 404, json: { errors: [] } }),
  );
  await page.getByTestId('language-select').click();
  await page.getByTestId('language-fr-FR').click();
  await expect(page.getByTestId('toast')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await expect(page.getByTestId('login-submit')).toHaveText('Sign in');
  expect(pageWatch.errors.splice(0).join()).toContain('Error while updating translations');
});
