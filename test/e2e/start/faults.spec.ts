import type { Page, Route } from '@playwright/test';
import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { callOf } from '../../gateway-kit/scripted-gateway';
import { quiet } from '../../../tools/scripts/quiet.mjs';
import { axeFindings, expect, seedSession, SITE, test } from '../kit/portal';
import { tokenOf } from '../kit/portal-gateway';

// The effect of each fault on each call is tested in `infrastructure/browser/shell-faults.test.ts`; these tests cover
// what only a browser shows.

const MAIN = SITE.main;
const TEN_MB = ' '.repeat(10 * 1024 * 1024);
const MALFORMED = /error6/;

type Answer = Parameters<Route['fulfill']>[0];

/** Unusable answers, as a gateway or a proxy may give them. */
const FAULTS: Readonly<Record<string, Answer>> = {
  HTML: { contentType: 'text/html', body: '<!doctype html><title>Maintenance</title>' },
  'truncated JSON': { contentType: 'application/json', body: '{"hasError":false,"result":[{"lo' },
  null: { json: null },
  'wrong types': { json: { hasError: false, result: 'none' } },
  '10 MB': { contentType: 'application/json', body: `{"hasError":false,"result":[]}${TEN_MB}` },
};

async function enter(page: Page, email = 'main@portico.test'): Promise<void> {
  await seedSession(page, await tokenOf(page.request, email));
}

/** Counts page loads; navigation inside the portal does not count. */
function loadsOf(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0));
  return () => loads;
}

const isCall = (pathname: string) => /^\/(api\/|locales\/|config\.json$)/.test(pathname);

/** Names of the calls a page makes, in order. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (isCall(pathname)) calls.push(callOf(request.method(), pathname));
  });
  return calls;
}

const EVERYBODY = ['config', 'contentTranslation', 'locales', 'siteDomain'];
const CLIENT = ['accounts', 'client', 'events', 'notifications', 'regionPopup', 'siteConfig'];
/** The parts around the list, and their texts. */
const DASHBOARD = [
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
const TRADERS = ['traderUrl', 'traderUrl'];

for (const [who, email, expected] of [
  ['a visitor', undefined, [...EVERYBODY, 'captchaChallenge', 'createMarketingId', 'ip']],
  ['a client of main', 'main@portico.test', [...EVERYBODY, ...CLIENT, ...DASHBOARD, 'ip', ...TRADERS]],
  ['a client of bank', 'bank@portico.test', [...EVERYBODY, ...CLIENT, ...DASHBOARD, 'ip']],
] as const) {
  test(`what the page requests on its own for ${who}`, async ({ page }) => {
    const site = email === 'bank@portico.test' ? SITE.bank : MAIN;
    if (email) await enter(page, email);
    // An event, e.g. of this sign-in, repeats some of the requests.
    await page.route('**/Stream/events*', (route) => route.fulfill({ status: 404, body: '' }));
    const calls = callsOf(page);
    await page.goto(`${site}/${email ? 'accounts' : 'login'}?utm_source=mail`);
    await expect(page.getByTestId(email ? 'accounts-list' : 'login-form')).toBeVisible();
    if (!email) await page.getByTestId('login-email').focus();
    await expect.poll(() => calls.toSorted()).toEqual(expected.toSorted());
    await quiet(page);
    expect(calls.toSorted(), 'and nothing after that').toEqual(expected.toSorted());
  });
}

test('F1, F2, F3, F6, F7: every part of the shell fails at once, the rest works, Retry recovers', async ({
  page,
}) => {
  let answer: Answer | undefined = FAULTS['HTML'];
  const failing =
    /\/api\/.*\/(SiteConfig|trader-url|region-popup|notifications|Language|accounts|CampaignSlide)/;
  await page.route(failing, (route) => (answer ? route.fulfill(answer) : route.continue()));
  await enter(page);
  await page.goto(`${MAIN}/en/accounts`);
  const panel = page.getByTestId('screen-accounts');
  for (const fault of Object.keys(FAULTS)) {
    answer = FAULTS[fault];
    await panel.getByTestId('retry').click();
    await expect(panel.locator('.error'), fault).toHaveClass(MALFORMED);
  }
  await expect(page.getByTestId('sidebar').getByTestId('menu-accounts')).toBeVisible();
  await expect(page.getByTestId('region-popup')).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);

  await page.getByTestId('user-menu-button').click();
  const languages = page.getByTestId('user-menu');
  await languages.getByTestId('language-select').click();
  await expect(languages.locator('.error')).toHaveClass(MALFORMED);
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
  const meet = (part: keyof typeof answers) => (route: Route) =>
    answers[part] ? route.fulfill(answers[part]) : route.continue();
  await page.route('**/config.json', meet('config'));
  await page.route('**/SiteDomain/**', meet('site'));
  await page.route('**/ContentTranslation/**', meet('texts'));
  const calls = callsOf(page);
  await page.goto(`${MAIN}/login`);
  await expect(page.getByTestId('config-error')).toBeVisible();
  expect(calls, 'no call before the configuration is read').toEqual(['config']);

  const retry = async (mended: keyof typeof answers, then: string) => {
    calls.length = 0;
    answers[mended] = undefined;
    await page.getByTestId('retry').click();
    await expect(page.getByTestId(then)).toBeVisible();
  };
  const count = (call: string) => calls.filter((name) => name === call).length;
  await retry('config', 'startup-error');
  expect([count('siteDomain'), count('contentTranslation')]).toEqual([1, 0]);
  await retry('site', 'startup-error');
  expect([count('siteDomain'), count('contentTranslation')]).toEqual([1, 1]);
  await retry('texts', 'login-form');
});

test('F1: an unreadable setting is requested once, nothing of a company shows, Retry recovers', async ({
  page,
}) => {
  let calls = 0;
  let broken = true;
  await page.route('**/Client/client', (route) => {
    calls += 1;
    return broken ? route.fulfill(FAULTS['wrong types']) : route.continue();
  });
  await enter(page);
  await page.goto(`${MAIN}/accounts`);
  await expect(page.locator('.error')).toHaveClass(MALFORMED);
  await expect(page.getByTestId('sidebar')).toHaveCount(0);
  expect(calls).toBe(1);
  broken = false;
  await page.getByTestId('retry').click();
  await expect(page.getByTestId('accounts-list')).toBeVisible();
});

test('F4: after 15 s each place says that it is slow; a late answer counts, as does the one to Retry', async ({
  page,
}) => {
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
  await enter(page);
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
  test('React’s: one reload, then the card, whose Retry recovers', async ({ page }) => {
    const loads = loadsOf(page);
    await page.route(/\/assets\/react\.\w+\.js/, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(`${MAIN}/login`);
    await expect(page.getByTestId('route-error')).toBeVisible();
    expect(loads()).toBe(2);
    await page.unroute(/\/assets\/react\.\w+\.js/);
    await page.getByTestId('route-error').getByTestId('retry').click();
    await expect(page.getByTestId('login-form')).toBeVisible();
  });

  test('the shell’s own: one reload, then the card, whose Retry recovers', async ({ page, watched }) => {
    const loads = loadsOf(page);
    await enter(page);
    await page.route(/\/assets\/shell-frame\.\w+\.js/, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(`${MAIN}/accounts`);
    await expect(page.getByTestId('route-error')).toBeVisible();
    expect(loads()).toBe(2);
    await page.unroute(/\/assets\/shell-frame\.\w+\.js/);
    await page.getByTestId('route-error').getByTestId('retry').click();
    await expect(page.getByTestId('accounts-list')).toBeVisible();
    // The router reports the error it caught.
    expect(watched.errors.splice(0).join()).toContain('ChunkLoadError');
  });

  test('a screen’s, HTML in its place: one reload, then the card inside the shell', async ({
    page,
    watched,
  }) => {
    await enter(page, 'bank@portico.test');
    await page.goto(`${SITE.bank}/accounts`);
    await expect(page.getByTestId('accounts-list')).toBeVisible();
    const loads = loadsOf(page);
    await page.route(/\/assets\/screen-calculators\.\w+\.js/, (route) => route.fulfill(FAULTS['HTML']));
    await page.getByTestId('sidebar').getByTestId('menu-calculators').click();
    await expect(page.getByTestId('route-error')).toBeVisible();
    expect(loads()).toBe(1);
    await expect(page.getByTestId('sidebar').getByTestId('menu-accounts')).toBeVisible();
    await page.unroute(/\/assets\/screen-calculators\.\w+\.js/);
    await page.getByTestId('route-error').getByTestId('retry').click();
    await expect(page.getByTestId('screen-calculators')).toBeVisible();
    expect(watched.errors.splice(0).join()).toContain('ChunkLoadError');
  });

  test('a message’s: the page stays as it is', async ({ page }) => {
    await enter(page);
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

test('F9: offline: a banner, no reload for code, no sign-out; back online: failed calls are repeated once', async ({
  page,
  context,
  watched,
}) => {
  await enter(page, 'bank@portico.test');
  // An open stream does not notice that this browser pretends to be offline.
  await page.route('**/Stream/events*', (route) => route.fulfill({ status: 404, body: '' }));
  // The shell's requests when idle.
  const last = [/\/RegionPopup\//, /\/notifications\?/].map((call) => page.waitForResponse(call));
  await page.goto(`${SITE.bank}/accounts`);
  await expect(page.getByTestId('accounts-list')).toBeVisible();
  await Promise.all(last);
  await quiet(page);
  const failed: string[] = [];
  page.on('requestfailed', (request) => {
    const { pathname } = new URL(request.url());
    if (!isCall(pathname)) return;
    const call = callOf(request.method(), pathname);
    // The link under the pointer may ask for a page's texts ahead, and then the page asks again.
    if (call !== 'locales' || !failed.includes(call)) failed.push(call);
  });
  await context.setOffline(true);
  await expect(page.getByTestId('offline-banner')).toBeVisible();
  await page.getByTestId('accounts-refresh').click();
  await expect.poll(() => failed).toContain('accounts');
  await expect(page.getByTestId('accounts-list'), 'the old figures stay').toBeVisible();
  await page.getByTestId('sidebar').getByTestId('menu-calculators').click();
  await expect(page.getByTestId('route-error')).toBeVisible();
  await expect(page.getByTestId('offline-banner'), 'the page was not reloaded').toBeVisible();
  expect(failed, 'each was tried once').toEqual([...new Set(failed)]);

  const calls = callsOf(page);
  await context.setOffline(false);
  await expect(page.getByTestId('offline-banner')).toHaveCount(0);
  await expect.poll(() => calls.toSorted()).toEqual(failed.toSorted());
  await quiet(page);
  expect(calls.toSorted(), 'none was repeated again').toEqual(failed.toSorted());
  await page.getByTestId('route-error').getByTestId('retry').click();
  await expect(page.getByTestId('screen-calculators')).toBeVisible();
  expect(watched.errors.splice(0).join()).toContain('ChunkLoadError');
});

test('F10: a missing language falls back to English; if texts fail to load the old ones stay, with a message', async ({
  page,
  watched,
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
  expect(watched.errors.splice(0).join()).toContain('Error while updating translations');
});
