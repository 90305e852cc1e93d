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
