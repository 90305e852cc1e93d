import { checkPage, IS_FULL_RUN, APPEARANCES, checkContent, WIDTHS } from '../kit/examine';
import { acceptDocument, fillAddress, fillPerson, createNewcomer } from '../kit/newcomer';
import { codeTo, passwordLinkTo } from '../kit/outbox';
import { expect, fillLogin, SITE, test } from '../kit/portal';
import type { Page } from '@playwright/test';

const TRADING = '/register/open-trading-account';

/** Checks the current page at every width, without a reload; axe is slow, so it runs at one of them. */
async function checkWidths(page: Page, axeAt: number): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await (IS_FULL_RUN || width === axeAt ? checkPage : checkContent)(page);
  }
}

/** Every appearance in the full run; otherwise two, with both schemes and both directions. */
const appearances = IS_FULL_RUN
  ? APPEARANCES
  : APPEARANCES.filter(({ scheme, direction }) => (scheme === 'light') === (direction === 'ltr'));

for (const { scheme, direction } of appearances) {
  const start = direction === 'rtl' ? '/pk' : '/en';
  const axeAt = scheme === 'light' ? 1440 : 390;

  test(`every form of a visitor: ${scheme}, ${direction}`, async ({ page }) => {
    test.setTimeout(90_000 + WIDTHS.length * 45_000);
    await page.emulateMedia({ colorScheme: scheme });
    const person = createNewcomer();

    await page.goto(`${SITE.invest}${start}${TRADING}`);
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    await page.getByTestId('register-submit').click();
    await expect(page.locator('#register-email-error')).toBeVisible();
    await checkWidths(page, axeAt);
    await fillPerson(page, person);
    await page.getByTestId('register-terms').check();
    await page.getByTestId('register-submit').click();
    await page.getByTestId('register-code').fill('12345');
    await page.getByTestId('register-submit').click();
    await expect(page.locator('#register-code-error')).toBeVisible();
    await checkWidths(page, axeAt);
    await page.getByTestId('register-code').fill(await codeTo(page, person.e164));
    await page.getByTestId('register-submit').click();
    await expect(page.getByTestId('register-birthDate')).toBeVisible();
    await page.getByTestId('register-submit').click();
    await expect(page.locator('#register-city-error')).toBeVisible();
    await checkWidths(page, axeAt);
    await page.getByLabel('Mini').check();
    await page.getByTestId('register-branchCode').selectOption('JKT');
    await page.getByTestId('register-nationalNumber').fill('3171014302900001');
    await fillAddress(page, 'ID');
    await page.getByTestId('register-submit').click();
    await expect(page.locator('section[data-testid^="register-document-"]')).toBeVisible();
    await page.getByTestId('register-submit').click();
    await expect(page.locator('#register-document-error')).toBeVisible();
    await checkWidths(page, axeAt);
    for (let position = 1; position <= 5; position += 1) await acceptDocument(page);
    await expect(page.getByTestId('screen-accounts')).toBeVisible();
    // A visitor again, who gets the system's colour scheme.
    await page.evaluate(() => localStorage.clear());

    await page.goto(`${SITE.invest}${start}/register/open-partner-account`);
    await page.getByTestId('register-partnerKind').getByRole('radio').last().check();
    await page.getByTestId('register-submit').click();
    await expect(page.locator('#register-legalName-error')).toBeVisible();
    await expect(page.locator('html')).toHaveClass(scheme === 'dark' ? /\bdark\b/ : /^(?!.*\bdark\b)/);
    await checkWidths(page, axeAt);

    await page.goto(`${SITE.invest}${start}/forgot-password`);
    await page.getByTestId('forgot-submit').click();
    await expect(page.locator('#forgot-email-error')).toBeVisible();
    await checkWidths(page, axeAt);
    await page.getByTestId('forgot-email').fill(person.email);
    await page.getByTestId('forgot-submit').click();
    await expect(page.getByTestId('forgot-again')).toBeVisible();
    await checkWidths(page, axeAt);

    const { origin, pathname, search } = new URL(await passwordLinkTo(page, person.email));
    expect(origin).toBe(SITE.invest);
    await page.goto(`${origin}${start}${pathname}${search}`);
    await page.getByTestId('new-password-password').fill('short');
    await page.getByTestId('new-password-submit').click();
    await expect(page.locator('#new-password-password-error')).toBeVisible();
    await checkWidths(page, axeAt);
    await page.goto(`${SITE.invest}${start}/new-password?resetToken=made-up`);
    await expect(page.getByTestId('new-password-unknown')).toBeVisible();
    await checkWidths(page, axeAt);
  });
}

test('a captcha that fails to load shows a message, and Retry continues', async ({ page }) => {
  await page.goto(`${SITE.main}/login`);
  await expect(page.getByTestId('login-form')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/*.js', (route) => route.abort());
  await fillLogin(page, 'main@portico.test');
  await expect(page.getByRole('alert')).toContainText('The check that you are human did not load.');
  await checkPage(page);
  await page.unroute('**/assets/*.js');
  await page.getByTestId('retry').click();
  await expect(page.getByTestId('screen-accounts')).toBeVisible();
});

test('a locked sign-in shows the remaining time', async ({ page }) => {
  await page.clock.install();
  await page.goto(`${SITE.main}/login`);
  const { email } = createNewcomer();
  for (let tries = 1; tries <= 5; tries += 1) {
    const response = page.waitForResponse((response) => response.url().endsWith('/Sca/login'));
    await fillLogin(page, email, 'wrong');
    await response;
    await expect(page.getByTestId('login-submit')).toHaveAttribute('aria-disabled', 'false');
    await expect(page.getByRole('alert')).toContainText('Incorrect email or password.');
  }
  await page.getByTestId('login-submit').click();
  await expect(page.getByRole('timer')).toContainText(/Try again in 0:\d\d\./);
  await page.clock.fastForward(30_000);
  await expect(page.getByRole('alert')).toContainText('You can try again now.');
});
