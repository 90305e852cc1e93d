import { expect, injectFault, navigateInside, originOf, PORT, seedSession, SITE, test } from '../kit/portal';
import { tokenOf } from '../kit/portal-gateway';

const MAIN = SITE.main;

test('the spinner is shown from the first paint until the texts have loaded', async ({ page }) => {
  await page.route('**/ContentTranslation/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await page.goto(`${MAIN}/login`, { waitUntil: 'commit' });
  await expect(page.getByTestId('app-spinner')).toBeVisible();
  await expect(page.getByTestId('login-form')).toBeVisible();
  await expect(page.getByTestId('app-spinner')).toHaveCount(0);
});

test('a gateway that is down at the start is called six times; then Retry works @walk', async ({ page }) => {
  const host = originOf('down');
  await page.clock.install();
  await injectFault(page, { match: { host: 'down.localhost', path: '/api/' }, status: 503 });
  const isSite = (url: string) => url.includes('/SiteDomain/');
  let [requestCount, answerCount] = [0, 0];
  page.on('request', (request) => (requestCount += isSite(request.url()) ? 1 : 0));
  page.on('requestfinished', (request) => (answerCount += isSite(request.url()) ? 1 : 0));
  await page.goto(`${host}/login`);
  // The page's clock advances only while no request is in progress, since the network takes real time.
  await expect(async () => {
    if (requestCount === answerCount) await page.clock.runFor(2_000);
    expect(await page.getByTestId('retry').isVisible()).toBe(true);
  }).toPass({ intervals: [50], timeout: 30_000 });
  await expect(page.getByTestId('app-spinner')).toHaveCount(0);
  expect(requestCount, 'one try and five more').toBe(6);
  await page.request.delete(`http://localhost:${PORT}/__faults?host=down.localhost`);
  await page.getByTestId('retry').click();
  await expect(page.getByTestId('login-form')).toBeVisible();
});

test('no call is made before the configuration is read', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/|\/locales\//.test(request.url())) calls.push(request.url());
  });
  await page.route('**/config.json', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(`${MAIN}/login`);
  await expect(page.getByTestId('config-error')).toBeVisible();
  expect(calls).toEqual([]);
  await page.unroute('**/config.json');
  await page.getByTestId('retry').click();
  await expect(page.getByTestId('login-form')).toBeVisible();
});

test('the error of an invalid configuration names the key', async ({ page }) => {
  for (const [name, config] of [
    ['apiBaseUrl', { apiBaseUrl: 'http://elsewhere.example' }],
    ['captcha.provider', { captcha: { provider: 'magic' } }],
    ['brand.tokens.colourPrimary', { brand: { tokens: { colourPrimary: '#fff' } } }],
    ['registrationOnly', { registrationOnly: 'yes' }],
  ] as const) {
    await page.route('**/config.json', (route) => route.fulfill({ json: config }));
    await page.goto(`${MAIN}/login`);
    await expect(page.getByTestId('config-error')).toContainText(name);
  }
});

test('an unknown key of the configuration is a warning that names it', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.route('**/config.json', (route) => route.fulfill({ json: { fancyOption: 1 } }));
  await page.goto(`${MAIN}/login`);
  await expect(page.getByTestId('login-form')).toBeVisible();
  expect(warnings.join()).toContain('fancyOption');
});

test('a closed site admits no client', async ({ page }) => {
  await page.route('**/SiteDomain/**', (route) =>
    route.fulfill({
      json: { hasError: false, result: { isActive: false, companyId: 7, siteId: 1, culture: 'en-US' } },
    }),
  );
  await page.goto(`${MAIN}/login`);
  await expect(page.getByTestId('screen-site-closed')).toBeVisible();
  await expect(page.getByTestId('login-form')).toHaveCount(0);
});

test('an unreadable answer leads to the Retry page, without automatic retries (F1)', async ({ page }) => {
  let calls = 0;
  await page.route('**/SiteDomain/**', (route) => {
    calls += 1;
    return route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>maintenance' });
  });
  await page.goto(`${MAIN}/login`);
  await expect(page.getByTestId('retry')).toBeVisible();
  expect(calls).toBe(1);
});

test('the prefix or the site decides language and direction', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/SiteDomain/')) requests.push(new URL(request.url()).pathname);
  });
  await page.goto(`${MAIN}/pk/login`);
  await expect(page.getByTestId('login-form')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ur-PK');
  await page.goto(`${MAIN}/login`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page).toHaveTitle(/Portico/);
  await page.goto(`${SITE.invest}/login`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'id-ID');
  expect(requests.map((path) => path.split('/get/')[1])).toEqual([
    'localhost/pk',
    'localhost/en',
    'invest.localhost/',
  ]);
});

test('the page’s file URLs are absolute paths; its icon is in the page', async ({ request }) => {
  for (const path of ['/', '/de/accounts']) {
    const text = await (await request.get(MAIN + path)).text();
    const files = [...text.matchAll(/<(?:script|link)[^>]* (?:src|href)="?([^"\s>]+)/g)].map(
      ([, file]) => file,
    );
    expect(files.length).toBeGreaterThan(3);
    const foreignFiles = files.filter((file) => !file?.startsWith('/') || file.startsWith('//'));
    expect(foreignFiles).toEqual([expect.stringMatching(/^data:image\/svg\+xml,/)]);
  }
});

test('a script that fails to load causes one reload, then the card with Retry (F8)', async ({
  page,
  pageWatch,
}) => {
  let loads = 0;
  page.on('framenavigated', () => (loads += 1));
  await page.route('**/assets/main.*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(`${MAIN}/login`);
  await expect(page.getByTestId('route-error')).toBeVisible();
  expect(loads).toBe(2);
  await page.unroute('**/assets/main.*.js');
  await page.getByTestId('retry').click();
  await expect(page.getByTestId('login-form')).toBeVisible();
  pageWatch.errors.length = 0;
});

test('code that does not load causes a reload after 120 s, and the card after another 120 s', async ({
  page,
  request,
  pageWatch,
}) => {
  const [script, styles] = ['**/assets/screen-news.*.js', '**/assets/screen-news.*.css'];
  const neverAnswer = () => new Promise<void>(() => undefined);
  const indicator = page.locator('main [role="status"][aria-label="Loading"]');
  let loads = 0;
  await page.clock.install();
  await seedSession(page, await tokenOf(request, 'bank@portico.test'), { language: 'en-US' });
  await page.goto(`${SITE.bank}/accounts`);
  await expect(page.getByTestId('screen-accounts')).toBeVisible();
  page.on('domcontentloaded', () => (loads += 1));
  await page.route(script, neverAnswer);
  await navigateInside(page, '/news');
  await expect(indicator).toBeVisible();
  await page.clock.fastForward(110_000);
  await expect(indicator).toBeVisible();
  await expect(page.getByTestId('route-error')).toHaveCount(0);

  await page.route(styles, neverAnswer);
  await page.unroute(script);
  await page.clock.fastForward(11_000);
  await expect.poll(() => loads, 'the reload').toBe(1);
  await expect(indicator).toBeVisible();
  await page.clock.fastForward(121_000);
  const card = page.getByTestId('route-error');
  await expect(card).toContainText('Something went wrong');
  await expect(card).toContainText('Loading CSS chunk');
  expect(loads).toBe(1);
  expect(pageWatch.errors.filter((text) => !/chunk/i.test(text))).toEqual([]);
  pageWatch.errors.length = 0;

  await page.unroute(styles);
  await card.getByTestId('retry').click();
  await expect(page.getByTestId('screen-news')).toBeVisible();
});
