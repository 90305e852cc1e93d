import { BufferingProxy } from '../kit/buffering-proxy';
import { expect, PORT, seedSession, test } from '../kit/portal';
import { tokenOf } from '../kit/portal-gateway';

let proxy: BufferingProxy;
test.beforeAll(async () => {
  proxy = await BufferingProxy.start(PORT);
});
test.afterAll(() => proxy.stop());

test('behind a proxy that delays the stream, the page reports it, then polls the figures, until events arrive', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const requests: number[] = [];
  page.on('request', (outgoing) => {
    if (outgoing.url().includes('/Account/accounts')) requests.push(Date.now());
  });
  await seedSession(page, await tokenOf(request, 'main@portico.test'));
  const stream = page.waitForRequest(/\/Stream\/events/);
  await page.goto(`${proxy.origin}/accounts`);
  const figures = page.getByTestId('account-50128841').locator('td').first();
  await expect(figures).toContainText(/\d/);
  expect((await stream).headers()['accept']).toContain('text/event-stream');
  const heldSince = Date.now();
  const before = await figures.innerText();
  const answersBefore = requests.length;

  // The sign of life: after ten seconds without an event the figures count as old.
  await expect(page.getByTestId('accounts-stale')).toBeVisible();
  expect(await figures.innerText()).toBe(before);
  await expect.poll(() => requests.length).toBeGreaterThan(answersBefore);
  expect(requests.at(-1)! - heldSince).toBeLessThan(20_000);
  await expect(page.getByTestId('accounts-stale')).toHaveCount(0);
  await expect.poll(() => figures.innerText()).not.toBe(before);
  expect(proxy.heldBytes).toBeGreaterThan(0);

  proxy.release();
  await expect(async () => {
    const last = await figures.innerText();
    await expect.poll(() => figures.innerText(), { timeout: 4_000 }).not.toBe(last);
  }).toPass({ timeout: 20_000 });
  const answersOfPolling = requests.length;
  const movedFigures = await figures.innerText();
  await expect.poll(() => figures.innerText()).not.toBe(movedFigures);
  expect(requests.length).toBe(answersOfPolling);
});
