import type { Page } from '@playwright/test';
import { expect, seedSession, SITE, test } from '../kit/portal';
import { tokenOf } from '../kit/portal-gateway';

const EVENTS = /\/Stream\/events/;

/** The displayed equity of an account that changes with the market. */
const equityOf = (page: Page) => page.getByTestId('account-50128841').locator('td').first().innerText();

test('two tabs share one stream of figures, which the second continues when the first is closed @walk', async ({
  page,
  context,
  request,
}) => {
  const token = await tokenOf(request, 'main@portico.test');
  const readers: Page[] = [];
  const openAccounts = async (tab: Page) => {
    tab.on('request', (outgoing) => EVENTS.test(outgoing.url()) && readers.push(tab));
    await seedSession(tab, token);
    await tab.goto(`${SITE.main}/accounts`);
    await expect(tab.getByTestId('accounts-list')).toBeVisible();
  };
  const streamResponse = page.waitForResponse(EVENTS);
  await openAccounts(page);
  expect((await streamResponse).headers()['content-type']).toContain('text/event-stream');
  const otherTab = await context.newPage();
  await openAccounts(otherTab);
  for (const tab of [page, otherTab]) {
    const equityBefore = await equityOf(tab);
    await expect.poll(() => equityOf(tab), 'the market moves it').not.toBe(equityBefore);
  }
  expect(readers).toEqual([page]);
  const secondStream = otherTab.waitForRequest(EVENTS);
  await page.close();
  expect((await secondStream).url()).toContain('after=');
  const equityBefore = await equityOf(otherTab);
  await expect.poll(() => equityOf(otherTab), 'the market still moves it').not.toBe(equityBefore);
});

test('a trade made elsewhere is on an open account’s page and in an open list, by the stream alone', async ({
  page,
  context,
  request,
}) => {
  // No other test has this client, so that no other test's events arrive here.
  const [login, symbol] = [50133390, 'BTCUSD'];
  const token = await tokenOf(request, 'main-live@portico.test');
  const listTab = await context.newPage();
  await seedSession(page, token);
  await seedSession(listTab, token);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${SITE.main}/accounts?account=${login}&tab=positions`);
  await expect(page.getByTestId('book-positions').locator('bdi').first()).toBeVisible();
  await listTab.setViewportSize({ width: 1440, height: 900 });
  await listTab.goto(`${SITE.main}/accounts`);
  const row = listTab.getByTestId(`account-${login}`);
  const usedMargin = async () =>
    Number((await row.locator('td').nth(3).innerText()).replace(/[^\d,]/g, '').replace(',', '.'));
  // The stream is open.
  const equityBefore = await row.locator('td').first().innerText();
  await expect.poll(() => row.locator('td').first().innerText()).not.toBe(equityBefore);
  const marginBefore = await usedMargin();
  const lines = page.getByTestId('book-positions').locator('tbody tr').filter({ hasText: symbol });
  await expect(lines).toHaveCount(0);

  const [requests, navigations]: [string[], Page[]] = [[], []];
  for (const tab of [page, listTab]) {
    tab.on('request', (outgoing) => requests.push(outgoing.url()));
    tab.on('framenavigated', () => navigations.push(tab));
  }
  const trade = { login, symbol, side: 'buy', lots: '0.1' };
  const answer = await request.post(`${SITE.main}/__trades`, { data: trade });
  expect(answer.status()).toBe(201);
  const { ticket } = (await answer.json()) as { ticket: number };
  await expect(lines).toHaveCount(1);
  await expect(lines).toContainText(String(ticket));
  await expect.poll(usedMargin).toBeGreaterThan(marginBefore + 1_000);
  // The figures arrived by the stream, and the position by a request after its event.
  expect(requests.filter((url) => url.includes('/Account/accounts'))).toEqual([]);
  expect(requests.filter((url) => url.includes('/Account/positions'))).toHaveLength(1);
  expect(navigations).toEqual([]);

  expect((await request.delete(`${SITE.main}/__trades/${ticket}`)).status()).toBe(200);
  await expect(lines).toHaveCount(0);
  await expect.poll(usedMargin).toBeLessThan(marginBefore + 1_000);
  expect(navigations).toEqual([]);
});
