import type { APIRequestContext, Page } from '@playwright/test';
import { codeAt } from '../../gateway/kit/authenticator';
import { DEMO_PASSWORD } from '../kit/clients';
import { ENTER_FIELDS } from '../kit/enter-fields.table';
import { expectDayByEnter, expectSubmitByEnter, InputMethod, submitsIn } from '../kit/input-method';
import { createNewcomer, fillPerson } from '../kit/newcomer';
import { OnboardingClient } from '../kit/onboarding-client';
import { codeTo, mailedCodeTo } from '../kit/outbox';
import { expect, PORT, seedSession, SITE, test, type Variant } from '../kit/portal';
import { accountsOf, tokenOf } from '../kit/portal-gateway';
import { serveConfig } from '../kit/third-party-hosts';

const LOGIN = 50128841;
type PageName = keyof typeof ENTER_FIELDS;

/** Fields without an Enter of their own: no form, or one without a submit. */
const WITHOUT_ENTER = /^(accounts-search|news-search|social-search|calculator-)/;
const DAYS =
  /^(book-(from|to)|partnership-(from|to)|rehearsal-from|statement-|wallet-(from|until)|answer: DateInput)/;

/** Presses Enter in each field of a page. */
async function pressEnter(method: InputMethod, name: PageName): Promise<void> {
  const { page } = method;
  for (const [id, selector] of ENTER_FIELDS[name])
    await test.step(selector, async () => {
      const field = page.locator(selector);
      await expect(field).toBeVisible();
      if (DAYS.test(id)) return expectDayByEnter(method, field, '03/05/2026');
      if (id === 'chat-input') return expectMessageByEnter(method);
      if (!WITHOUT_ENTER.test(id)) return expectSubmitByEnter(method, field);
      const before = await submitsIn(page);
      await field.focus();
      await method.acceptByEnter();
      await expect(field).toHaveValue(/にほん$/);
      expect(await submitsIn(page)).toBe(before);
    });
}

async function expectMessageByEnter(method: InputMethod): Promise<void> {
  const { page } = method;
  const message = `にほん ${Date.now()}`;
  const sentMessages = page.getByTestId('chat-message-client').filter({ hasText: message });
  await page.getByTestId('chat-input').focus();
  await method.acceptByEnter(message);
  await expect(page.getByTestId('chat-input')).toHaveValue(message);
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('chat-input')).toHaveValue('');
  await expect(sentMessages).toHaveCount(1);
}

/** A page of a demo client. */
async function open(
  page: Page,
  request: APIRequestContext,
  address: string,
  variant: Variant = 'main',
): Promise<InputMethod> {
  await seedSession(page, await tokenOf(request, `${variant}@portico.test`));
  const method = await InputMethod.attach(page);
  await page.goto(SITE[variant] + address);
  return method;
}

test.describe('an Enter that ends a composition sends nothing, the next one does:', () => {
  test('sign-in @walk', async ({ page }) => {
    const method = await InputMethod.attach(page);
    const signIns: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/Sca/login')) signIns.push(request.postDataJSON());
    });
    await page.goto(`${SITE.main}/login`);
    await pressEnter(method, 'signIn');
    expect(signIns).toEqual([]);
    await page.locator('#login-password').fill(DEMO_PASSWORD);
    await page.locator('#login-email').fill('');
    await page.locator('#login-email').focus();
    // Full-width letters, as an input method has them.
    await method.acceptByEnter('ｍａｉｎ@portico.test');
    expect(signIns).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('screen-accounts')).toBeVisible();
    expect(signIns).toMatchObject([{ email: 'main@portico.test' }]);
  });

  test('strategies and a copy', async ({ page, request }) => {
    const method = await InputMethod.attach(page);
    await seedSession(page, await tokenOf(request, 'international@portico.test'));
    await page.goto(`${SITE.international}/portico-social`);
    await pressEnter(method, 'strategies');
    await page.goto(`${SITE.international}/portico-social?start=2`);
    await pressEnter(method, 'copy');
    await page.locator('#copy-amount').fill('1000');
    await page.locator('#copy-stop-percent').fill('70');
    for (const consent of ['terms', 'fee', 'risk']) await page.getByTestId(`copy-consent-${consent}`).check();
    await page.getByTestId('copy-submit').click();
    await page.getByTestId('copy-funds-open').click();
    await pressEnter(method, 'copyFunds');
  });

  test('forgotten and new password', async ({ page }) => {
    const method = await InputMethod.attach(page);
    await page.goto(`${SITE.main}/forgot-password`);
    await pressEnter(method, 'forgotten');
    // The form stays until the gateway has an answer about the link.
    await page.route('**/check-password-link', () => undefined);
    await page.goto(`${SITE.main}/new-password?resetToken=${'b'.repeat(43)}`);
    await pressEnter(method, 'newPassword');
  });

  test('registration @walk', async ({ page }) => {
    const method = await InputMethod.attach(page);
    const person = createNewcomer();
    await page.goto(`${SITE.invest}/en/register/open-trading-account`);
    await pressEnter(method, 'signUp');
    await page.locator('#register-referralCode').fill('');
    await fillPerson(page, person);
    await page.getByTestId('register-terms').check();
    await page.getByTestId('register-submit').click();
    await pressEnter(method, 'code');
    await page.getByTestId('register-code').fill(await codeTo(page, person.e164));
    await page.getByTestId('register-submit').click();
    await pressEnter(method, 'details');
  });

  test('registration of a partner', async ({ page }) => {
    const method = await InputMethod.attach(page);
    await page.goto(`${SITE.invest}/en/register/open-partner-account`);
    await page.getByLabel('Company').check();
    await pressEnter(method, 'partner');
  });

  test('accounts, search and chat', async ({ page, request }) => {
    await serveConfig(page, { chat: { provider: 'builtin' } });
    const method = await open(page, request, '/accounts');
    await page.getByTestId('chat-launcher').click();
    await pressEnter(method, 'accounts');
    await page.goto(`${SITE.main}/news`);
    await pressEnter(method, 'news');
    await page.goto(`${SITE.main}/calculators?calculator=converter&from=JPY&to=AED&rate=JPY-AED-0.02`);
    await pressEnter(method, 'calculators');
  });

  test('one account', async ({ page, request }) => {
    const method = await open(page, request, `/accounts?account=${LOGIN}&tab=settings`);
    await page.getByTestId('account-password-trading').getByRole('button').click();
    await pressEnter(method, 'account');
    await page.goto(`${SITE.main}/accounts?account=${LOGIN}&tab=history`);
    await pressEnter(method, 'books');
    await page.goto(`${SITE.main}/accounts?account=${LOGIN}&tab=statements`);
    await pressEnter(method, 'statement');
    await page.goto(`${SITE.main}/accounts?open=live`);
    await pressEnter(method, 'opening');
  });

  test('withdrawal', async ({ page, request }) => {
    const token = await tokenOf(request, 'main@portico.test');
    const account = (await accountsOf(request, token)).find(
      ({ kind, status, currency }) => kind === 'live' && status === 'active' && currency === 'USD',
    );
    const method = await open(page, request, `/accounts?withdraw=${account?.login}`);
    await page.getByTestId('money-method').locator('input[value="crypto"]').check();
    await pressEnter(method, 'withdrawal');
    await page.getByTestId('money-method').locator('input[value="bank"]').check();
    await page.getByTestId('money-amount').fill('150');
    await page.getByTestId('money-destination').fill('DE89370400440532013000');
    await page.getByTestId('money-submit').click();
    await expect(page.getByTestId('money-review')).toBeVisible();
    await page.getByTestId('money-submit').click();
    await pressEnter(method, 'withdrawalProof');
    await expect(page.locator('#money-password')).toBeVisible();
  });

  test('application', async ({ page, request }) => {
    const method = await InputMethod.attach(page);
    const client = await OnboardingClient.register(request, 'main');
    await seedSession(page, client.token);
    await page.goto(`${SITE.main}/open-investment-account`);
    await pressEnter(method, 'applicationPerson');
  });

  test('a later section of an application', async ({ page, request }) => {
    const method = await InputMethod.attach(page);
    // Nothing is saved while answers are missing.
    await seedSession(page, await tokenOf(request, 'main-onboarding@portico.test'));
    await page.goto(`${SITE.main}/open-investment-account`);
    await pressEnter(method, 'application');
  });

  test('profile and second factor', async ({ page, request }) => {
    const method = await InputMethod.attach(page);
    const { email, token } = await OnboardingClient.register(request, 'main');
    const headers = { Authorization: `Bearer ${token}` };
    const call = async (name: string, data: object) => {
      const answer = await request.post(`http://localhost:${PORT}/api/client/v1/Security/${name}`, {
        headers,
        data,
      });
      return ((await answer.json()) as { result: { secret: string } }).result;
    };
    await seedSession(page, token);
    await page.goto(`${SITE.main}/profile`);
    await page.getByTestId('profile-change').click();
    await pressEnter(method, 'personal');
    await page.goto(`${SITE.main}/profile?tab=security`);
    await pressEnter(method, 'password');
    await page.getByTestId('email-proof-send').click();
    await pressEnter(method, 'proof');
    await page.locator('#email-proof-code').fill(await mailedCodeTo(page, email));
    await page.getByTestId('email-proof-submit').click();
    await expect(page.getByTestId('email-proof-state')).toContainText('Verified');
    await page.getByTestId('passkey-add').click();
    await pressEnter(method, 'passkey');
    await page.getByTestId('second-factor-turn-on').click();
    await page.getByTestId('second-factor-password').fill(DEMO_PASSWORD);
    await page.getByTestId('second-factor-submit').click();
    await pressEnter(method, 'secondFactor');
    const { secret } = await call('begin-second-factor', { password: DEMO_PASSWORD });
    await call('confirm-second-factor', { code: codeAt(secret, new Date()), endsOtherSessions: true });
    const visitor = await page.context().browser()!.newContext();
    const signIn = await visitor.newPage();
    const otherMethod = await InputMethod.attach(signIn);
    await signIn.goto(`${SITE.main}/login`);
    await signIn.locator('#login-email').fill(email);
    await signIn.locator('#login-password').fill(DEMO_PASSWORD);
    await signIn.getByTestId('login-submit').click();
    await pressEnter(otherMethod, 'secondStep');
    await visitor.close();
  });

  test('a name of a partner’s link', async ({ page, request }) => {
    await seedSession(page, await tokenOf(request, 'international-ib@portico.test'));
    const method = await InputMethod.attach(page);
    await page.goto(`${SITE.international}/partnership?tab=links`);
    await page.getByTestId('partnership-link-add').click();
    await pressEnter(method, 'partnershipLink');
  });

  test('wallet', async ({ page, request }) => {
    const method = await open(page, request, '/wallet?tab=history', 'international');
    await pressEnter(method, 'walletHistory');
    await page.goto(`${SITE.international}/partnership`);
    await pressEnter(method, 'partnership');
    await page.goto(`${SITE.international}/partnership?tab=agreement`);
    await pressEnter(method, 'apply');
    await page.goto(`${SITE.international}/wallet?tab=addresses`);
    await page.locator('#wallet-add-address').fill('ripple:rEb8TK3gBgk5auZkwc6sHnwrGVJH8DuaLh?dt=123');
    await page.locator('#wallet-add-address').blur();
    await pressEnter(method, 'newAddress');
    await page.goto(`${SITE.international}/wallet?tab=addresses`);
    await page.locator('[data-testid^="wallet-rename-"]').first().click();
    await pressEnter(method, 'newLabel');
    await page.goto(`${SITE.international}/wallet`);
    await pressEnter(method, 'payout');
  });
});
