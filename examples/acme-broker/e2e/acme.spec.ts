import { expect, test, type Page } from '@playwright/test';
import { company } from '../company';

const STALE = 'a-token-of-last-week';

/** The stand-in's international site and client, as Acme's own gateway would send them. */
async function asCompanyOfAcme(page: Page): Promise<void> {
  for (const call of ['**/SiteDomain/get/**', '**/Client/client'])
    await page.route(call, async (route) => {
      const response = await route.fetch();
      const text = (await response.text()).replace(/"companyId":\s*\d+/g, `"companyId":${company.id}`);
      await route.fulfill({ response, body: text });
    });
}

/** Acme's chat server. */
async function withChat(page: Page): Promise<void> {
  await page.route('https://chat.acme.example/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'window.acmeChat = { signIn() {}, signOut() {}, show() {} };',
    }),
  );
}

test('a client of Acme signs in and reads what a withdrawal costs', async ({ page, baseURL }) => {
  const requests: { url: string; bearer: string | undefined }[] = [];
  page.on('request', (request) =>
    requests.push({ url: request.url(), bearer: request.headers()['authorization'] }),
  );
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  await page.addInitScript((token) => {
    if (window.top !== window || sessionStorage.getItem('planted')) return;
    sessionStorage.setItem('planted', 'yes');
    localStorage.setItem('token', token);
    localStorage.setItem('tokenExp', '1700000000');
  }, STALE);
  await asCompanyOfAcme(page);
  await withChat(page);
  const chat = page.waitForRequest('https://chat.acme.example/widget.js?key=acme-clients');

  await page.goto('login');
  await expect(page.locator('html')).toHaveAttribute('data-variant', 'acme');
  await expect(page).toHaveTitle(/Acme/);
  await expect(page.locator('body')).not.toContainText('Portico');
  await page.getByTestId('login-email').fill('international@portico.test');
  await page.getByTestId('login-password').fill('Portico-demo-1');
  await page.getByTestId('login-submit').click();
  await expect(page.getByTestId('screen-accounts')).toBeVisible();

  await page.getByTestId('menu-acme-fees').filter({ visible: true }).first().click();
  await expect(page.getByTestId('screen-acme-fees')).toContainText('Withdrawal, USD account');
  await expect(page).toHaveTitle(/Fees.*Acme/);
  await expect(page.locator('body')).not.toContainText('Portico');
  await chat;

  // Nothing outside the path that the portal was built for, but Acme's chat.
  const elsewhere = requests.filter(({ url }) => !url.startsWith(baseURL ?? '') && !url.startsWith('data:'));
  expect(elsewhere.map(({ url }) => new URL(url).host)).toEqual(['chat.acme.example']);
  expect(requests.filter(({ bearer }) => bearer?.includes(STALE))).toEqual([]);
  // Acme keeps what the portal would keep between visits in memory; the session alone is in the browser.
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(['token', 'tokenExp']);
  expect(violations).toEqual([]);
});
