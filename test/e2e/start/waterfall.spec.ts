import type { Page } from '@playwright/test';
import { bootData, bootDataElement } from '../../../gateway/server/boot-data';
import type { HostSite } from '../../../gateway/server/host-site';
import type { PortalConfig } from '../../../src/domain/site/config/portal-config';
import { expect, readOneByOne, seedSession, SITE, test } from '../kit/portal';
import { tokenOf } from '../kit/portal-gateway';

const MAIN = SITE.main;

/** Longer than a slow machine needs between an answer and the next request. */
const QUIET_MS = 1_500;

interface Waterfall {
  /** The requests of each round, in order. */
  rounds: string[][];
  requests: number;
}

/**
 * Loads a page in rounds: its requests are delayed until no more arrive, then released together. The number of rounds
 * until `testId` is visible is the longest chain of dependent requests, independent of the speed of network and machine.
 */
async function measureWaterfall(page: Page, address: string, testId: string): Promise<Waterfall> {
  const rounds: string[][] = [];
  const heldRequests: { url: string; release: () => void }[] = [];
  let lastChange = Date.now();
  let isVisible = false;
  await page.route('**', async (route) => {
    lastChange = Date.now();
    const { pathname } = new URL(route.request().url());
    await new Promise<void>((release) => heldRequests.push({ url: pathname, release }));
    await route.fallback();
  });
  page.on('requestfinished', () => (lastChange = Date.now()));
  void page
    .getByTestId(testId)
    .waitFor()
    .then(() => (isVisible = true));
  const navigation = page.goto(address);
  while (!isVisible) {
    await page.waitForTimeout(50);
    if (heldRequests.length === 0 || Date.now() - lastChange < QUIET_MS) continue;
    rounds.push(heldRequests.map(({ url }) => url));
    heldRequests.splice(0).forEach(({ release }) => release());
    lastChange = Date.now();
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  heldRequests.forEach(({ release }) => release());
  await navigation;
  return { rounds, requests: rounds.flat().length };
}

/** The requests of the accounts until no more arrive. */
async function requestsOf(page: Page, address: string): Promise<readonly string[]> {
  const addresses: string[] = [];
  let lastChange = Date.now();
  page.on('request', (request) => {
    addresses.push(new URL(request.url()).pathname);
    lastChange = Date.now();
  });
  await page.goto(address);
  // The last parts: the chart with its library, and a widget that waits for its call.
  await expect(page.getByTestId('dashboard-curve').locator('canvas').first()).toBeVisible();
  await expect(page.getByTestId('dashboard-pending').first()).toBeVisible();
  await expect.poll(() => Date.now() - lastChange).toBeGreaterThan(QUIET_MS);
  return addresses;
}

const describeRounds = ({ rounds }: Waterfall) =>
  rounds.map((round, index) => `${index + 1}. ${round.join(' ')}`).join('\n');

/** Counted from 0; -1 if it was not requested. */
const roundOf = ({ rounds }: Waterfall, url: RegExp) =>
  rounds.findIndex((round) => round.some((requestUrl) => url.test(requestUrl)));

/** Serves the document like a server that includes configuration, site and the company's texts. */
async function inlineServerData(page: Page, address: string): Promise<void> {
  const get = (path: string) => page.request.get(MAIN + path);
  const config = (await (await get('/config.json')).json()) as PortalConfig;
  const site = (await (await get('/api/gateway/cms/v1/SiteDomain/get/localhost/en')).json()) as {
    result: HostSite;
  };
  const { hostname, port } = new URL(MAIN);
  const data = await bootData(config, site.result, { address, hostname, port }, async (company, culture) =>
    (
      await get(`/api/gateway/cms/v1/ContentTranslation/getAll?Culture=${culture}&CompanyId=${company}`)
    ).text(),
  );
  await page.route(`${MAIN}${address}`, async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replace(/<link rel=preload as=fetch[^>]*>/, '')
      .replace(/(?=<script)/, () => bootDataElement(data));
    await route.fulfill({ response, body: html });
  });
}

test.describe('the request waterfall', () => {
  test.slow();

  test('of the accounts: 17 requests, 4 in sequence, none of them for Ant Design', async ({
    page,
    request,
  }) => {
    await seedSession(page, await tokenOf(request, 'main@portico.test'));
    const waterfall = await measureWaterfall(page, `${MAIN}/accounts`, 'accounts-list');
    expect(waterfall.rounds.length, describeRounds(waterfall)).toBeLessThanOrEqual(4);
    expect(waterfall.requests, describeRounds(waterfall)).toBeLessThanOrEqual(17);
    expect(new Set(waterfall.rounds.flat()).size, 'nothing is requested twice').toBe(waterfall.requests);
    expect(roundOf(waterfall, /assets\/antd/), describeRounds(waterfall)).toBe(-1);
  });

  test('of the accounts: the portal loads before the code of shell and screen', async ({ page, request }) => {
    await seedSession(page, await tokenOf(request, 'main@portico.test'));
    const waterfall = await measureWaterfall(page, `${MAIN}/accounts`, 'accounts-list');
    for (const code of [/assets\/shell-frame\..*js/, /assets\/screen-accounts\./])
      expect(roundOf(waterfall, code), describeRounds(waterfall)).toBe(
        roundOf(waterfall, /assets\/vendor\./) + 1,
      );
  });

  test('of the accounts, if the server includes its data in the page: 14 requests, 4 in sequence', async ({
    page,
    request,
  }) => {
    await seedSession(page, await tokenOf(request, 'main@portico.test'));
    await inlineServerData(page, '/accounts');
    const waterfall = await measureWaterfall(page, `${MAIN}/accounts`, 'accounts-list');
    expect(waterfall.rounds.length, describeRounds(waterfall)).toBeLessThanOrEqual(4);
    expect(waterfall.requests, describeRounds(waterfall)).toBeLessThanOrEqual(14);
    expect(new Set(waterfall.rounds.flat()).size, 'nothing is requested twice').toBe(waterfall.requests);
  });

  test('of the accounts at 1440 px, with everything that comes later: 30 requests', async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await seedSession(page, await tokenOf(request, 'main@portico.test'));
    await inlineServerData(page, '/accounts');
    const addresses = await requestsOf(page, `${MAIN}/accounts`);
    expect(addresses.length, addresses.join('\n')).toBeLessThanOrEqual(30);
    // These are read after the first rows.
    const laterAddresses = addresses.filter((address) =>
      /blockers|first-steps|open-requests|funds|region-popup/.test(address),
    );
    expect(laterAddresses).toEqual([]);
    expect(addresses.filter((address) => address.endsWith('/Client/overview')).length).toBeGreaterThan(0);
  });

  test('of the accounts, if the gateway answers no reads together: the parts load one by one', async ({
    page,
    request,
  }) => {
    await readOneByOne(page);
    await seedSession(page, await tokenOf(request, 'main@portico.test'));
    const addresses = await requestsOf(page, `${MAIN}/accounts`);
    for (const read of ['blockers', 'first-steps', 'open-requests', 'funds'])
      expect(addresses.filter((address) => address.endsWith(`/${read}`))).toHaveLength(1);
    expect(addresses.filter((address) => address.endsWith('/Client/overview'))).toHaveLength(1);
  });

  test('of the sign-in, if the server includes its data in the page: 9 requests, 4 in sequence', async ({
    page,
  }) => {
    await inlineServerData(page, '/login');
    const waterfall = await measureWaterfall(page, `${MAIN}/login`, 'login-form');
    expect(waterfall.rounds.length, describeRounds(waterfall)).toBeLessThanOrEqual(4);
    expect(waterfall.requests, describeRounds(waterfall)).toBeLessThanOrEqual(9);
    expect(new Set(waterfall.rounds.flat()).size, 'nothing is requested twice').toBe(waterfall.requests);
  });

  test('of the sign-in: 12 requests, 5 in sequence', async ({ page }) => {
    const waterfall = await measureWaterfall(page, `${MAIN}/login`, 'login-form');
    expect(waterfall.rounds.length, describeRounds(waterfall)).toBeLessThanOrEqual(5);
    expect(waterfall.requests, describeRounds(waterfall)).toBeLessThanOrEqual(12);
    expect(new Set(waterfall.rounds.flat()).size, 'nothing is requested twice').toBe(waterfall.requests);
  });
});

test('React’s file begins with the hint to compile it while it loads', async ({ page }) => {
  const response = page.waitForResponse(/assets\/react\.\w+\.js$/);
  await page.goto(`${MAIN}/login`);
  expect(await (await response).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});
