import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { expect, injectFault, originOf, seedSession, signIn, SITE, test } from '../kit/portal';
import { tokenOf } from '../kit/portal-gateway';

test('tabs and the search filter the accounts @walk', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'main');
  const list = page.getByTestId('accounts-list');
  await expect(list).toBeVisible();
  await page.getByTestId('accounts-tab-demo').click();
  await expect(list.locator('[data-testid^="account-"]').first()).toBeVisible();
  await page.getByTestId('accounts-tab-archived').click();
  await expect(list.locator('[data-testid^="account-"]').first()).toBeVisible();
  await page.getByTestId('accounts-tab-live').click();
  await page.getByRole('searchbox').fill('gold');
  await expect(list.locator('[data-testid^="account-5"]')).toHaveCount(2);
  await page.getByRole('searchbox').fill('zzz');
  await expect(list.locator('[data-testid^="account-5"]')).toHaveCount(0);
});

test('a failing list shows the error in its panel, and Retry loads it (F7)', async ({ page, request }) => {
  const host = 'flaky';
  await seedSession(page, await tokenOf(request, 'main@portico.test'));
  await injectFault(page, {
    match: { host: `${host}.localhost`, path: '/api/client/v1/Account/accounts' },
    times: 1,
    status: 500,
  });
  await page.goto(`${originOf(host)}/accounts`);
  const screen = page.getByTestId('screen-accounts');
  await expect(screen.locator(`.error${ERROR_CODE.failed}`)).toBeVisible();
  await expect(page.getByTestId('sidebar')).toBeVisible();
  await screen.getByTestId('retry').click();
  await expect(page.getByTestId('accounts-list')).toBeVisible();
});

test('an answer that is truncated, HTML or empty is an error of code 6, never a crash (F1)', async ({
  page,
  request,
}) => {
  const host = 'unreadable';
  const path = '/api/client/v1/Account/accounts';
  await seedSession(page, await tokenOf(request, 'main@portico.test'));
  const screen = page.getByTestId('screen-accounts');
  for (const [index, body] of ['truncated', 'html', 'empty'].entries()) {
    await injectFault(page, { match: { host: `${host}.localhost`, path }, times: 1, body });
    const response = page.waitForResponse((answer) => answer.url().endsWith(path));
    await (index === 0 ? page.goto(`${originOf(host)}/accounts`) : screen.getByTestId('retry').click());
    await response;
    await expect(screen.locator(`.error${ERROR_CODE.unreadable}`), body).toBeVisible();
  }
  await screen.getByTestId('retry').click();
  await expect(page.getByTestId('accounts-list')).toBeVisible();
});

test('an invalid item fails alone (F2)', async ({ page, request }) => {
  await seedSession(page, await tokenOf(request, 'main@portico.test'));
  await page.route('**/Account/accounts', (route) =>
    route.fulfill({
      json: {
        hasError: false,
        result: [
          { login: 1001, platform: 'MT5', kind: 'live', currency: 'USD', equity: '12.30' },
          { login: 1002, platform: 'ABACUS', kind: 'live', currency: 'USD' },
          null,
        ],
      },
    }),
  );
  await page.goto(`${SITE.main}/accounts`);
  await expect(page.getByTestId('account-1001')).toBeVisible();
  await expect(page.getByTestId('accounts-list')).toContainText('1002');
});

test('after 15 s the panel reports a slow call, and a late answer is still used (F4)', async ({
  page,
  request,
}) => {
  await page.clock.install();
  await seedSession(page, await tokenOf(request, 'main@portico.test'));
  let answer = () => {};
  await page.route('**/Account/accounts', async (route) => {
    await new Promise<void>((resolve) => (answer = resolve));
    await route.continue();
  });
  await page.goto(`${SITE.main}/accounts`);
  await expect(page.getByTestId('screen-accounts')).toBeVisible();
  await page.clock.runFor(16_000);
  await expect(page.getByTestId('screen-accounts').getByTestId('retry')).toBeVisible();
  answer();
  await expect(page.getByTestId('accounts-list')).toBeVisible();
});

test('of 10,000 accounts only the visible rows are rendered', async ({ page }) => {
  await signIn(page, 'main', 'main-many@portico.test');
  const rows = page.getByTestId('accounts-list').locator('[data-testid^="account-"]');
  await expect(rows.first()).toBeVisible();
  expect(await rows.count()).toBeLessThan(200);
  const first = await rows.first().getAttribute('data-testid');
  await page.mouse.wheel(0, 200_000);
  await expect.poll(async () => rows.first().getAttribute('data-testid')).not.toBe(first);
});

test('on a phone the more menu leads to the other pages', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'main');
  await expect(page.getByTestId('mobilebar')).toBeVisible();
  await expect(page.getByTestId('sidebar')).toHaveCount(0);
  await page.getByTestId('more-button').click();
  await expect(page.getByTestId('more-menu').getByTestId('menu-research')).toBeVisible();
  await page.getByTestId('more-menu').getByTestId('menu-research').click();
  await page.getByTestId('more-menu').getByTestId('menu-news').click();
  await expect(page.getByTestId('more-menu')).toHaveCount(0);
  await expect(page.getByTestId('screen-news')).toBeVisible();
});
