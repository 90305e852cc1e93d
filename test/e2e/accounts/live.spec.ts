import type { Page } from '@playwright/test';
import { expect, seedSession, SITE, test } from '../kit/portal';
import { tokenOf } from '../kit/portal-gateway';

const EVENTS = /\/Stream\/events/;

/** The equity of the first account that the market moves, as it is written now. */
const equityOf = (page: Page) => page.getByTestId('account-50128841').locator('td').first().innerText();

test('figures move without a reload in two tabs, one of which reads the stream for both', async ({
  page,
  context,
  request,
}) => {
  const token = await tokenOf(request, 'main@portico.test');
  const readers: Page[] = [];
  const open = async (tab: Page) => {
    tab.on('request', (outgoing) => EVENTS.test(outgoing.url()) && readers.push(tab));
    await seedSession(tab, token);
    await tab.goto(`${SITE.main}/accounts`);
    await expect(tab.getByTestId('accounts-list')).toBeVisible();
  };
  const streamed = page.waitForResponse(EVENTS);
  await open(page);
  expect((await streamed).headers()['content-type']).toContain('text/event-stream');
  const other = await context.newPage();
  await open(other);
  for (const tab of [page, other]) {
    const before = await equityOf(tab);
    await expect.poll(() => equityOf(tab), 'the market moves it').not.toBe(before);
  }
  expect(readers).toEqual([page]);
  // The tab that reads is closed: the other takes over.
  const takenOver = other.waitForRequest(EVENTS);
  await page.close();
  expect((await takenOver).url()).toContain('after=');
  const before = await equityOf(other);
  await expect.poll(() => equityOf(other), 'the market still moves it').not.toBe(before);
});
