import type { Page } from '@playwright/test';
import { contentSecurityPolicy } from '../../../hosting/content-security-policy';
import { parseConfig } from '../../../src/domain/site/config/portal-config';
import { expect, PORT, seedSession, SITE, test } from '../kit/portal';
import { tokenOf } from '../kit/portal-gateway';

const COLLECTOR = 'https://collector.example';
const EMAIL = 'main@portico.test';

interface Attribute {
  key: string;
  value: { stringValue?: string; doubleValue?: number };
}

interface Logs {
  resourceLogs: { scopeLogs: { logRecords: { eventName: string; attributes: Attribute[] }[] }[] }[];
}

/** Serves the portal with a collector and the content policy for it; records what the collector receives. */
async function serveCollector(page: Page): Promise<string[]> {
  const config = {
    captcha: { provider: 'altcha' },
    telemetry: { provider: 'otlp', endpoint: COLLECTOR },
  };
  await page.route('**/config.json', (route) => route.fulfill({ json: config }));
  await page.route(/\/(accounts|calculators)(\?.*)?$/, async (route) => {
    const parseResult = parseConfig(config, { origin: SITE.main });
    const response = await route.fetch({ url: `http://localhost:${PORT}/` });
    const policy = contentSecurityPolicy(parseResult.config, { hostname: 'localhost' });
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
  });
  const bodies: string[] = [];
  await page.route(`${COLLECTOR}/**`, (route) => {
    bodies.push(`${route.request().url()} ${route.request().postData() ?? ''}`);
    return route.fulfill({ json: {}, headers: { 'access-control-allow-origin': '*' } });
  });
  return bodies;
}

/** Hides the page, which is when browsers report their final metrics. */
const hidePage = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

/** The events the collector received, one per line: name, subject and route. */
function describeEvents(bodies: readonly string[]): string[] {
  return bodies
    .map((body) => JSON.parse(body.slice(body.indexOf(' ') + 1)) as Logs)
    .flatMap(({ resourceLogs }) => resourceLogs.flatMap(({ scopeLogs }) => scopeLogs))
    .flatMap(({ logRecords }) => logRecords)
    .map(({ eventName, attributes }) => {
      const attributeValues = Object.fromEntries(
        attributes.map(({ key, value }) => [key, value.stringValue]),
      );
      const subject = attributeValues['browser.web_vital.name'] ?? attributeValues['exception.message'];
      return `${eventName}: ${subject} at ${attributeValues['portico.route']}`;
    });
}

test('a collector receives metrics and errors without personal data', async ({ page, pageWatch }) => {
  const bodies = await serveCollector(page);
  const token = await tokenOf(page.request, EMAIL);
  await seedSession(page, token, { language: 'en-US' });
  await page.goto(`${SITE.main}/accounts?note=${EMAIL}`);
  await expect(page.getByTestId('screen-accounts')).toBeVisible();
  await page.evaluate(
    ([secret, email]) => {
      setTimeout(() => {
        throw new TypeError(`no ${email} at ${location.href} by ${secret}, account 5001234`);
      });
      void Promise.reject(new RangeError('not caught'));
    },
    [token, EMAIL],
  );
  // Paints are only reported if the page is hidden after telemetry has started.
  await expect.poll(() => describeEvents(bodies)).toContain('exception: not caught at accounts');
  // The click makes the largest contentful paint final.
  await page.getByTestId('user-menu-button').click();

  await expect
    .poll(async () => {
      await hidePage(page);
      return describeEvents(bodies).sort();
    })
    .toEqual(
      expect.arrayContaining([
        'browser.web_vital: cls at accounts',
        'browser.web_vital: fcp at accounts',
        'browser.web_vital: lcp at accounts',
        'browser.web_vital: ttfb at accounts',
        'exception: no [e-mail] at [address] by [token], account [number] at accounts',
        'exception: not caught at accounts',
      ]),
    );
  expect(new Set(describeEvents(bodies)).size, 'nothing is reported twice').toBe(
    describeEvents(bodies).length,
  );
  expect(bodies.map((body) => body.split(' ')[0])).toEqual(bodies.map(() => `${COLLECTOR}/v1/logs`));
  const sentText = bodies.join('\n');
  for (const secret of [token, EMAIL, 'portico.test', 'note=', '5001234', SITE.main])
    expect(sentText).not.toContain(secret);
  expect(pageWatch.errors.filter((error) => !/not caught|account 5001234/.test(error))).toEqual([]);
  pageWatch.errors.length = 0; // the two were thrown on purpose
});

test('a failed chunk is reported; without a collector no telemetry code is loaded', async ({
  page,
  pageWatch,
}) => {
  const chunks: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/telemetry/.test(request.url())) chunks.push(request.url());
  });
  await seedSession(page, await tokenOf(page.request, EMAIL), { language: 'en-US' });
  await page.goto(`${SITE.main}/accounts`);
  await expect(page.getByTestId('screen-accounts')).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(chunks).toEqual([]);

  const bodies = await serveCollector(page);
  await page.route('**/assets/screen-calculators.*.js', (route) => route.fulfill({ status: 404, body: '' }));
  // As if the page had just reloaded itself.
  await page.addInitScript(() => sessionStorage.setItem('portico.reloadGuard', String(Date.now())));
  await page.goto(`${SITE.main}/calculators`);
  await expect(page.getByTestId('route-error').first()).toBeVisible();
  await expect
    .poll(async () => {
      await hidePage(page);
      return describeEvents(bodies);
    })
    .toContainEqual(expect.stringMatching(/^exception: Loading .*chunk .* at calculators$/));
  pageWatch.errors.length = 0; // the chunk that failed to load
});
