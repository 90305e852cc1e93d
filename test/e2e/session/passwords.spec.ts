import { typeInto } from '../kit/keyboard';
import { createNewcomer, NEW_PASSWORD, registerNewcomer } from '../kit/newcomer';
import { passwordLinkTo } from '../kit/outbox';
import { expect, injectFault, fillLogin, UNIQUE_USER_AGENT, SITE, test } from '../kit/portal';
import type { Page } from '@playwright/test';

const OTHER_PASSWORD = 'Another horse 8 battery';

/** Requests a link from the sign-in page, by keyboard alone. */
async function requestLinkByKeyboard(page: Page, email: string): Promise<void> {
  await page.goto(`${SITE.main}/login`);
  await expect(page.getByTestId('login-form')).toBeVisible();
  const link = page.getByRole('link', { name: 'Forgot your password?' });
  while (!(await link.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('forgot-email')).toBeVisible();
  await typeInto(page, 'forgot-email', email);
  await page.keyboard.press('Enter');
}

async function requestLink(page: Page, email: string): Promise<void> {
  await page.goto(`${SITE.main}/forgot-password`);
  await page.getByTestId('forgot-email').fill(email);
  await page.getByTestId('forgot-submit').click();
}

async function choosePassword(page: Page, password: string, confirm = password): Promise<void> {
  await page.getByTestId('new-password-password').fill(password);
  await page.getByTestId('new-password-confirm').fill(confirm);
  await page.getByTestId('new-password-submit').click();
}

test('a new password by link ends old sessions, and the link works once @walk', async ({ page, context }) => {
  // The demo clients' passwords are shared by all tests.
  const { email } = await registerNewcomer(page);
  const visitor = await context.browser()!.newContext();
  const otherPage = await visitor.newPage();
  await requestLinkByKeyboard(otherPage, email);
  await expect(otherPage.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();

  const link = await passwordLinkTo(otherPage, email);
  await otherPage.goto(link);
  await expect(otherPage.getByTestId('new-password-password')).toBeVisible();
  await expect(otherPage).toHaveURL(`${SITE.main}/new-password`);
  await otherPage.reload();
  await typeInto(otherPage, 'new-password-password', OTHER_PASSWORD);
  await typeInto(otherPage, 'new-password-confirm', OTHER_PASSWORD);
  await otherPage.keyboard.press('Enter');
  await expect(otherPage.getByTestId('new-password-done')).toBeVisible();

  await page.reload();
  await expect(page.getByTestId('screen-login')).toBeVisible();

  await otherPage.goto(link);
  await expect(otherPage.getByTestId('new-password-used')).toBeVisible();
  await otherPage.goto(`${SITE.main}/login`);
  await fillLogin(otherPage, email, NEW_PASSWORD);
  await expect(otherPage.getByRole('alert')).toContainText('Incorrect email or password');
  await otherPage.getByTestId('login-password').fill(OTHER_PASSWORD);
  await otherPage.getByTestId('login-submit').click();
  await expect(otherPage.getByTestId('screen-accounts')).toBeVisible();
  await visitor.close();
});

test('an unknown address gets the same answer', async ({ page }) => {
  const texts: string[] = [];
  for (const email of [`${Date.now()}@nobody.test`, 'bank@portico.test']) {
    await requestLink(page, email);
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
    texts.push((await page.getByRole('main').innerText()).replaceAll(email, '…'));
  }
  expect(texts[0]).toBe(texts[1]);
});

test('an invalid link shows the reason', async ({ page }) => {
  for (const [name, search, state] of [
    ['without a token', '', 'malformed'],
    ['with two tokens', '?resetToken=a&resetToken=b', 'malformed'],
    ['with a token that is too long', `?resetToken=${'x'.repeat(14_000)}`, 'malformed'],
    ['with markup', '?resetToken=%3Cimg%20src=x%3E', 'malformed'],
    ['with an unknown token', '?resetToken=made-up', 'unknown'],
  ] as const) {
    await page.goto(`${SITE.main}/new-password${search}`);
    await expect(page.getByTestId(`new-password-${state}`), name).toBeVisible();
    await page.getByRole('link', { name: 'Request a new link' }).click();
    await expect(page.getByTestId('screen-forgot-password'), name).toBeVisible();
  }
});

test.describe('with faults', () => {
  test.use(UNIQUE_USER_AGENT);

  test('each rule of the two forms has a message, and its field gets the focus', async ({
    page,
    userAgent,
  }) => {
    await page.goto(`${SITE.main}/forgot-password`);
    for (const [text, message] of [
      ['', 'Enter your email address.'],
      ['ann', 'This is not an email address.'],
      [`${'a'.repeat(250)}@x.de`, 'longer than 254'],
    ] as const) {
      await page.getByTestId('forgot-email').fill(text);
      await page.getByTestId('forgot-submit').click();
      await expect(page.locator('#forgot-email-error')).toContainText(message);
      await expect(page.getByTestId('forgot-email')).toBeFocused();
    }

    // The form is shown until the gateway has reported the link as unknown.
    await injectFault(page, {
      match: { userAgent, path: '/api/client/Sca/check-password-link', query: '' },
      status: 404,
      times: 1,
    });
    await page.goto(`${SITE.main}/new-password?resetToken=${'b'.repeat(43)}`);
    for (const [password, confirm, field, message] of [
      ['', '', 'password', 'Enter a new password.'],
      ['short', 'short', 'password', 'does not meet all the rules'],
      ['long enough', '', 'confirm', 'Enter the password again.'],
      ['long enough', 'long enougj', 'confirm', 'The two passwords differ.'],
    ] as const) {
      await choosePassword(page, password, confirm);
      await expect(page.locator(`#new-password-${field}-error`)).toContainText(message);
      await expect(page.getByTestId(`new-password-${field}`)).toBeFocused();
    }
  });

  test('a failure leaves the input, and two clicks make one call', async ({ page, userAgent }) => {
    let calls = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/Sca/reset-password')) calls += 1;
    });
    // The gateway limits the requests for one address.
    const { email } = createNewcomer();
    await page.goto(`${SITE.bank}/forgot-password`);
    const match = { userAgent, path: '/api/client/Sca/reset-password' };
    await injectFault(page, { match, status: 503, times: 1 });
    await page.getByTestId('forgot-email').fill(email);
    await page.getByTestId('forgot-submit').click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByTestId('forgot-email')).toHaveValue(email);
    expect(calls).toBe(1);

    await injectFault(page, { match, delayMs: 600, times: 1 });
    await page.getByTestId('forgot-submit').dblclick();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
    expect(calls).toBe(2);
  });
});
