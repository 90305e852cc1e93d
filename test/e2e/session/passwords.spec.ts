import { typeInto } from '../kit/keyboard';
import { fillAddress, fillPerson, newcomer, NEW_PASSWORD, passCode, type Newcomer } from '../kit/newcomer';
import { passwordLinkTo } from '../kit/outbox';
import { expect, fail, fillLogin, OWN_BROWSER, SITE, test } from '../kit/portal';
import type { Page } from '@playwright/test';

const OTHER_PASSWORD = 'Another horse 8 battery';

/** A client for this test alone, because the demo clients' passwords are shared. */
async function registered(page: Page): Promise<Newcomer> {
  const person = newcomer();
  await page.goto(`${SITE.main}/register/open-trading-account`);
  await fillPerson(page, person);
  await passCode(page, person);
  await fillAddress(page);
  await page.getByTestId('register-submit').click();
  await expect(page.getByTestId('screen-accounts')).toBeVisible();
  return person;
}

/** From the sign-in page, by keyboard alone. */
async function askByKeyboard(page: Page, email: string): Promise<void> {
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

async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto(`${SITE.main}/forgot-password`);
  await page.getByTestId('forgot-email').fill(email);
  await page.getByTestId('forgot-submit').click();
}

async function choose(page: Page, password: string, confirm = password): Promise<void> {
  await page.getByTestId('new-password-password').fill(password);
  await page.getByTestId('new-password-confirm').fill(confirm);
  await page.getByTestId('new-password-submit').click();
}

test('from a forgotten password back into the account; old sessions end, the link works once', async ({
  page,
  context,
}) => {
  const { email } = await registered(page);
  const visitor = await context.browser()!.newContext();
  const other = await visitor.newPage();
  await askByKeyboard(other, email);
  await expect(other.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();

  const link = await passwordLinkTo(other, email);
  await other.goto(link);
  await expect(other.getByTestId('new-password-password')).toBeVisible();
  await expect(other).toHaveURL(`${SITE.main}/new-password`);
  await other.reload();
  await typeInto(other, 'new-password-password', OTHER_PASSWORD);
  await typeInto(other, 'new-password-confirm', OTHER_PASSWORD);
  await other.keyboard.press('Enter');
  await expect(other.getByTestId('new-password-done')).toBeVisible();

  await page.reload();
  await expect(page.getByTestId('screen-login')).toBeVisible();

  await other.goto(link);
  await expect(other.getByTestId('new-password-used')).toBeVisible();
  await other.goto(`${SITE.main}/login`);
  await fillLogin(other, email, NEW_PASSWORD);
  await expect(other.getByRole('alert')).toContainText('Incorrect email or password');
  await other.getByTestId('login-password').fill(OTHER_PASSWORD);
  await other.getByTestId('login-submit').click();
  await expect(other.getByTestId('screen-accounts')).toBeVisible();
  await visitor.close();
});

test('an unknown address gets the same answer', async ({ page }) => {
  const texts: string[] = [];
  for (const email of [`${Date.now()}@nobody.test`, 'bank@portico.test']) {
    await askForLink(page, email);
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
    texts.push((await page.getByRole('main').innerText()).replaceAll(email, '…'));
  }
  expect(texts[0]).toBe(texts[1]);
});

test('an unusable link says why', async ({ page }) => {
  for (const [name, search, state] of [
    ['without a token', '', 'malformed'],
    ['with two tokens', '?resetToken=a&resetToken=b', 'malformed'],
    ['with a token far too long', `?resetToken=${'x'.repeat(14_000)}`, 'malformed'],
    ['with markup', '?resetToken=%3Cimg%20src=x%3E', 'malformed'],
    ['that nobody made', '?resetToken=made-up', 'unknown'],
  ] as const) {
    await page.goto(`${SITE.main}/new-password${search}`);
    await expect(page.getByTestId(`new-password-${state}`), name).toBeVisible();
    await page.getByRole('link', { name: 'Request a new link' }).click();
    await expect(page.getByTestId('screen-forgot-password'), name).toBeVisible();
  }
});

test.describe('with faults', () => {
  test.use(OWN_BROWSER);

  test('every rule of the two forms has its message, and the focus moves to the field', async ({
    page,
    userAgent,
  }) => {
    await page.goto(`${SITE.main}/forgot-password`);
    for (const [typed, sentence] of [
      ['', 'Enter your email address.'],
      ['ann', 'This is not an email address.'],
      [`${'a'.repeat(250)}@x.de`, 'longer than 254'],
    ] as const) {
      await page.getByTestId('forgot-email').fill(typed);
      await page.getByTestId('forgot-submit').click();
      await expect(page.locator('#forgot-email-error')).toContainText(sentence);
      await expect(page.getByTestId('forgot-email')).toBeFocused();
    }

    // The form is shown until the gateway has reported the link as unknown.
    await fail(page, {
      match: { userAgent, path: '/api/client/Sca/check-password-link', query: '' },
      status: 404,
      times: 1,
    });
    await page.goto(`${SITE.main}/new-password?resetToken=${'b'.repeat(43)}`);
    for (const [password, confirm, field, sentence] of [
      ['', '', 'password', 'Enter a new password.'],
      ['short', 'short', 'password', 'does not meet all the rules'],
      ['long enough', '', 'confirm', 'Enter the password again.'],
      ['long enough', 'long enougj', 'confirm', 'The two passwords differ.'],
    ] as const) {
      await choose(page, password, confirm);
      await expect(page.locator(`#new-password-${field}-error`)).toContainText(sentence);
      await expect(page.getByTestId(`new-password-${field}`)).toBeFocused();
    }
  });

  test('a failure of the gateway is shown, the input stays, two clicks make one call', async ({
    page,
    userAgent,
  }) => {
    let calls = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/Sca/reset-password')) calls += 1;
    });
    // The gateway limits the requests for one address.
    const { email } = newcomer();
    await page.goto(`${SITE.bank}/forgot-password`);
    const match = { userAgent, path: '/api/client/Sca/reset-password' };
    await fail(page, { match, status: 503, times: 1 });
    await page.getByTestId('forgot-email').fill(email);
    await page.getByTestId('forgot-submit').click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByTestId('forgot-email')).toHaveValue(email);
    expect(calls).toBe(1);

    await fail(page, { match, delayMs: 600, times: 1 });
    await page.getByTestId('forgot-submit').dblclick();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
    expect(calls).toBe(2);
  });
});
