import { expect, fail, goInside, hostOf, PORT, seedSession, SITE, test } from '../kit/portal';
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

test('a gateway that is down at the start, then Retry', async ({ page }) => {
  const host = hostOf('down');
  await page.clock.install();
  await fail(page, { match: { host: 'down.localhost', path: '/api/' }, status: 503 });
  const isSite = (url: string) => url.includes('/SiteDomain/');
  let [requestCount, answerCount] = [0, 0];
  page.on('request', (request) => (requestCount += isSite(request.url()) ? 1 : 0));
  page.on('requestfinished', (request) => (answerCount += isSite(request.url()) ? 1 : 0));
  await page.goto(`${host}/login`);
  // The page's clock runs ahead only while no answer is on its way: the network keeps to the real one.
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

test('no call is made before the configuration is read; an unreadable one has a Retry', async ({ page }) => {
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

test('an invalid configuration names its key', async ({ page }) => {
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

test('an unreadable answer is final: no retries, the Retry page (F1)', async ({ page }) => {
  let calls = 0;
  await page.route('**/SiteDomain/**', (route) => {
    calls += 1;
    return route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>maintenance' });
  });
  await page.goto(`${MAIN}/login`);
  await expect(page.getByTestId('retry')).toBeVisible();
  expect(calls).toBe(1);
});

test('language prefixes, direction and titles', async ({ page }) => {
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
    const elsewhere = files.filter((file) => !file?.startsWith('/') || file.startsWith('//'));
    expect(elsewhere).toEqual([expect.stringMatching(/^data:image\/svg\+xml,/)]);
  }
});

test('a script that fails to load: one reload, then the card with Retry (F8)', async ({ page, watched }) => {
  let loads = 0;
  page.on('framenavigated', () => (loads += 1));
  await page.route('**/assets/main.*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(`${MAIN}/login`);
  await expect(page.getByTestId('route-error')).toBeVisible();
  expect(loads).toBe(2);
  await page.unroute('**/assets/main.*.js');
  await page.getByTestId('retry').click();
  await expect(page.getByTestId('login-form')).toBeVisible();
  watched.errors.length = 0;
});

test('a page whose code hangs: an indicator, one reload after 120 s, the card after another 120 s; style sheets alike', async ({
  page,
  request,
  watched,
}) => {
  const [script, styles] = ['**/assets/screen-news.*.js', '**/assets/screen-news.*.css'];
  const hang = () => new Promise<void>(() => undefined);
  const indicator = page.locator('main [role="status"][aria-label="Loading"]');
  let loads = 0;
  await page.clock.install();
  await seedSession(page, await tokenOf(request, 'bank@portico.test'), { language: 'en-US' });
  await page.goto(`${SITE.bank}/accounts`);
  await expect(page.getByTestId('screen-accounts')).toBeVisible();
  page.on('domcontentloaded', () => (loads += 1));
  await page.route(script, hang);
  await goInside(page, '/news');
  await expect(indicator).toBeVisible();
  await page.clock.fastForward(110_000);
  await expect(indicator).toBeVisible();
  await expect(page.getByTestId('route-error')).toHaveCount(0);

  await page.route(styles, hang);
  await page.unroute(script);
  await page.clock.fastForward(11_000);
  await expect.poll(() => loads, 'the reload').toBe(1);
  await expect(indicator).toBeVisible();
  await page.clock.fastForward(121_000);
  const card = page.getByTestId('route-error');
  await expect(card).toContainText('Something went wrong');
  await expect(card).toContainText('Loading CSS chunk');
  expect(loads).toBe(1);
  expect(watched.errors.filter((text) => !/chunk/i.test(text))).toEqual([]);
  watched.errors.length = 0;

  await page.unroute(styles);
  await card.getByTestId('retry').click();
  await expect(page.getByTestId('screen-news')).toBeVisible();
});
