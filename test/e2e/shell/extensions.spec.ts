import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { DEMO_PASSWORD } from '../kit/clients';
import { addExtensionNodes, removeAsReaderMode } from '../kit/extensions';
import { createNewcomer, enterCode, fillAddress, fillPerson } from '../kit/newcomer';
import { OnboardingClient } from '../kit/onboarding-client';
import { expect, fillLogin, seedSession, SITE, test } from '../kit/portal';
import { accountsOf, tokenOf } from '../kit/portal-gateway';
import { serveConfig } from '../kit/third-party-hosts';

// Browsers with extensions that put nodes into the page (docs/decisions/0042). A test fails on any error in the console.
test.describe('a page into which extensions put nodes', () => {
  test.beforeEach(({ page }) => addExtensionNodes(page));

  test('sign-in: a wrong password, then the right one; a message in the chat', async ({ page }) => {
    await serveConfig(page, { chat: { provider: 'builtin' } });
    await page.goto(`${SITE.main}/login`);
    await expect(page.locator('[data-icon]')).not.toHaveCount(0);
    await fillLogin(page, 'main-live@portico.test', 'not-the-password');
    await expect(page.locator(`.error${ERROR_CODE.wrongCredentials}`)).toBeVisible();
    await expect(page.getByTestId('login-email')).toHaveValue('main-live@portico.test');
    await fillLogin(page, 'main-live@portico.test');
    await expect(page.getByTestId('screen-accounts')).toBeVisible();
    await page.getByTestId('chat-launcher').click();
    await expect(page.locator('grammar-checker + textarea')).toHaveCount(1);
    const message = `Which fees? ${Date.now()}`;
    await page.getByTestId('chat-input').fill(message);
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('chat-message-client').filter({ hasText: message })).toHaveCount(1);
    await expect(page.getByTestId('chat-input')).toHaveValue('');
  });

  test('registration, with an error in each step', async ({ page }) => {
    const person = createNewcomer();
    await page.goto(`${SITE.main}/register/open-trading-account`);
    await page.getByTestId('register-submit').click();
    await expect(page.locator('#register-firstName-error')).toBeVisible();
    await fillPerson(page, person);
    await enterCode(page, person);
    await page.getByTestId('register-submit').click();
    await expect(page.locator('#register-birthDate-error')).toBeVisible();
    await fillAddress(page);
    await page.getByTestId('register-submit').click();
    await expect(page.getByTestId('screen-accounts')).toBeVisible();
  });

  test('profile: a change that is refused, and a new password', async ({ page, request }) => {
    const { token } = await OnboardingClient.register(request, 'main');
    await seedSession(page, token);
    await page.goto(`${SITE.main}/profile`);
    await page.getByTestId('profile-change').click();
    await page.locator('#profile-firstName').fill('');
    await page.getByTestId('profile-save').click();
    await expect(page.locator('#profile-firstName-error')).toBeVisible();
    await page.locator('#profile-firstName').fill('Ada');
    await page.getByTestId('profile-save').click();
    await expect(page.locator('#profile-firstName-error')).toHaveCount(0);
    await page.goto(`${SITE.main}/profile?tab=security`);
    await page.locator('#profile-current').fill('wrong horse 7');
    await page.locator('#profile-next').fill('Fresh horse 7 battery');
    await page.locator('#profile-confirm').fill('Fresh horse 7 battery');
    await page.locator('#profile-confirm').press('Enter');
    await expect(page.locator('#profile-current-error')).toBeVisible();
    await expect(page.getByTestId('route-error')).toHaveCount(0);
  });

  test('a withdrawal: an error, its review, and back', async ({ page, request }) => {
    const token = await tokenOf(request, 'main@portico.test');
    const account = (await accountsOf(request, token)).find(
      ({ kind, status, currency }) => kind === 'live' && status === 'active' && currency === 'USD',
    );
    await seedSession(page, token);
    await page.goto(`${SITE.main}/accounts?withdraw=${account?.login}`);
    await page.getByTestId('money-method').locator('input[value="bank"]').check();
    await page.getByTestId('money-destination').fill('hello');
    await page.getByTestId('money-amount').fill('150');
    await page.getByTestId('money-submit').click();
    await expect(page.locator('#money-destination-error')).toBeVisible();
    await page.getByTestId('money-destination').fill('DE89370400440532013000');
    await page.getByTestId('money-submit').click();
    await expect(page.getByTestId('money-review')).toContainText('DE89 3704 0044 0532 0130 00');
    await page.getByTestId('money-submit').click();
    await page.locator('#money-password').fill(DEMO_PASSWORD);
    await page.getByTestId('money-review-back').click();
    await expect(page.getByTestId('money-amount')).toHaveValue('150');
    await expect(page.getByTestId('money-destination')).toHaveValue(/^DE89/);
    await page.getByTestId('money-method').locator('input[value="crypto"]').check();
    await expect(page.getByTestId('route-error')).toHaveCount(0);
  });
});

test.describe('a page from which a reader mode removes nodes', () => {
  test('a sign-in continues, with the typed text', async ({ page }) => {
    await page.goto(`${SITE.main}/login`);
    await fillLogin(page, 'main-dark@portico.test', 'not-the-password');
    await expect(page.locator(`.error${ERROR_CODE.wrongCredentials}`)).toBeVisible();
    expect(await removeAsReaderMode(page, 'main svg, main [role="alert"], footer > *')).toBeGreaterThan(1);
    await fillLogin(page, 'main-dark@portico.test', 'not-this-one');
    await expect(page.locator(`.error${ERROR_CODE.wrongCredentials}`)).toBeVisible();
    await expect(page.getByTestId('login-email')).toHaveValue('main-dark@portico.test');
    await fillLogin(page, 'main-dark@portico.test');
    await expect(page.getByTestId('screen-accounts')).toBeVisible();
  });

  test('a withdrawal continues, with the typed text', async ({ page, request }) => {
    const token = await tokenOf(request, 'main@portico.test');
    const account = (await accountsOf(request, token)).find(
      ({ kind, status, currency }) => kind === 'live' && status === 'active' && currency === 'USD',
    );
    await seedSession(page, token);
    await page.goto(`${SITE.main}/accounts?withdraw=${account?.login}`);
    await page.getByTestId('money-method').locator('input[value="bank"]').check();
    await page.getByTestId('money-destination').fill('hello');
    await page.getByTestId('money-amount').fill('150');
    await page.getByTestId('money-submit').click();
    await expect(page.locator('#money-destination-error')).toBeVisible();
    await removeAsReaderMode(page, 'header > *, aside, nav, main svg, [id$="-error"]');
    await page.getByTestId('money-destination').fill('DE89370400440532013000');
    await page.getByTestId('money-submit').click();
    await expect(page.getByTestId('money-review')).toContainText('150.00');
    await expect(page.getByTestId('money-review')).toContainText('DE89 3704 0044 0532 0130 00');
    await removeAsReaderMode(page, '[data-testid="money-review"] :is(dd, p), main svg');
    await page.getByTestId('money-review-back').click();
    await expect(page.getByTestId('money-amount')).toHaveValue('150');
    await expect(page.getByTestId('money-destination')).toHaveValue(/^DE89/);
    await expect(page.getByTestId('route-error')).toHaveCount(0);
  });
});
