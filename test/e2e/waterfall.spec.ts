import type { Page } from '@playwright/test';
import { withBootData } from '../../sandbox/web/boot-data';
import { expect, seedSession, SITE, test } from './portal';
import { tokenOf } from './portal-gateway';

const MAIN = SITE.main;

/** Longer than the page takes, on a slow machine, from an answer to what it asks for next. */
const QUIET_MS = 1_500;

interface Waterfall {
  /** What was asked for in each round, in order. */
  rounds: string[][];
  requests: number;
}

/**
 * Loads a page in rounds: what it asks for is held until it asks for nothing more, then let through together. The
 * rounds up to the sight of `testId` are the longest chain of requests that wait for each other, whatever the speed of
 * network and machine; what the page asks for in the round after, nobody waited for.
 */
async function waterfall(page: Page, address: string, testId: string): Promise<Waterfall> {
  const rounds: string[][] = [];
  const held: { url: string; release: () => void }[] = [];
  let last = Date.now();
  let seen = false;
  await page.route('**', async (route) => {
    last = Date.now();
    const { pathname } = new URL(route.request().url());
    await new Promise<void>((release) => held.push({ url: pathname, release }));
    await route.fallback();
  });
  page.on('requestfinished', () => (last = Date.now()));
  void page
    .getByTestId(testId)
    .waitFor()
    .then(() => (seen = true));
  const loaded = page.goto(address);
  while (!seen) {
    await page.waitForTimeout(50);
    if (held.length === 0 || Date.now() - last < QUIET_MS) continue;
    rounds.push(held.map(({ url }) => url));
    held.splice(0).forEach(({ release }) => release());
    last = Date.now();
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  held.forEach(({ release }) => release());
  await loaded;
  return { rounds, requests: rounds.flat().length };
}

const text = ({ rounds }: Waterfall) => rounds.map((round, at) => `${at + 1}. ${round.join(' ')}`).join('\n');

/** The document as a server sends it that knows configuration and site. */
async function sayWhatIsKnown(page: Page, address: string): Promise<void> {
  const site = '/api/gateway/cms/v1/SiteDomain/get/localhost/en';
  const body = async (path: string) => (await page.request.get(MAIN + path)).json() as Promise<unknown>;
  const known = { '/config.json': await body('/config.json'), [site]: await body(site) };
  await page.route(`${MAIN}${address}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: withBootData(await response.text(), known) });
  });
}

test.describe('the waterfall, counted', () => {
  test.slow();

  test('of the accounts: 16 requests, 4 one after another', async ({ page, request }) => {
    await seedSession(page, await tokenOf(request, 'main@portico.test'));
    const found = await waterfall(page, `${MAIN}/accounts`, 'accounts-list');
    expect(found.rounds.length, text(found)).toBeLessThanOrEqual(4);
    expect(found.requests, text(found)).toBeLessThanOrEqual(16);
    expect(new Set(found.rounds.flat()).size, 'nothing is asked twice').toBe(found.requests);
  });

  test('of the accounts, where the server says what it knows: 14 requests, 4 one after another', async ({
    page,
    request,
  }) => {
    await seedSession(page, await tokenOf(request, 'main@portico.test'));
    await sayWhatIsKnown(page, '/accounts');
    const found = await waterfall(page, `${MAIN}/accounts`, 'accounts-list');
    expect(found.rounds.length, text(found)).toBeLessThanOrEqual(4);
    expect(found.requests, text(found)).toBeLessThanOrEqual(14);
    expect(new Set(found.rounds.flat()).size, 'nothing is asked twice').toBe(found.requests);
  });

  test('of the sign-in: 11 requests, 4 one after another', async ({ page }) => {
    const found = await waterfall(page, `${MAIN}/login`, 'login-form');
    expect(found.rounds.length, text(found)).toBeLessThanOrEqual(4);
    expect(found.requests, text(found)).toBeLessThanOrEqual(11);
    expect(new Set(found.rounds.flat()).size, 'nothing is asked twice').toBe(found.requests);
  });
});
