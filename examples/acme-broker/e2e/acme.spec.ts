import { expect, test } from '@playwright/test';

const STALE = 'a-token-of-last-week';

test('a client of Acme signs in and reads what a withdrawal costs', async ({ page, baseURL }) => {
  const base = baseURL ?? '';
  const requests: { url: string; bearer: string | undefined }[] = [];
  page.on('request', (request) =>
    requests.push({ url: request.url(), bearer: request.headers()['authorization'] }),
  );
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  await page.addInitScript((token) => {
    localStorage.setItem('token', token);
    localStorage.setItem('tokenExp', '1700000000');
  }, STALE);
  // Acme's chat server.
  await page.route('https://chat.acme.example/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'window.acmeChat = { signIn() {}, signOut() {}, show() {} };',
    }),
  );
  const chat = page.waitForRequest('https://chat.acme.example/widget.js?key=acme-clients');

  await page.goto('login');
  await expect(page.locator('html')).toHaveAttribute('data-variant', 'acme');
  await expect(page).toHaveTitle(/Acme/);
  await expect(page.locator('body')).not.toContainText('Portico');
  await page.getByTestId('login-email').fill('acme@portico.test');
  await page.getByTestId('login-password').fill('Portico-demo-1');
  await page.getByTestId('login-submit').click();
  await expect(page.getByTestId('screen-accounts')).toBeVisible();

  await page.getByTestId('menu-acme-fees').filter({ visible: true }).first().click();
  await expect(page.getByTestId('screen-acme-fees')).toContainText('Withdrawal, USD account');
  await expect(page).toHaveTitle(/Fees.*Acme/);
  await expect(page.locator('body')).not.toContainText('Portico');
  await chat;

  // All addresses have the portal's base path, except the gateway's calls and Acme's chat.
  const api = new URL('/api/', base).href;
  const foreignRequests = requests.filter(
    ({ url }) => ![base, api, 'data:'].some((begin) => url.startsWith(begin)),
  );
  expect(foreignRequests.map(({ url }) => url)).toEqual([
    'https://chat.acme.example/widget.js?key=acme-clients',
  ]);
  expect(requests.filter(({ bearer }) => bearer?.includes(STALE))).toEqual([]);
  // Stored preferences are in memory; the browser stores only the session.
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(['token', 'tokenExp']);
  expect(violations).toEqual([]);
});
