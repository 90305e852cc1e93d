import { chooseIn, typeInto } from '../kit/keyboard';
import {
  acceptDocument,
  fillAddress,
  fillBirthDate,
  fillPerson,
  createNewcomer,
  NEW_PASSWORD,
  enterCode,
} from '../kit/newcomer';
import { codeTo } from '../kit/outbox';
import { expect, injectFault, UNIQUE_USER_AGENT, SITE, test, VARIANTS } from '../kit/portal';
import { accountsOf } from '../kit/portal-gateway';
import type { Page } from '@playwright/test';

const TRADING = '/register/open-trading-account';
const PARTNER = '/register/open-partner-account';

const errorOf = (page: Page, field: string) => page.locator(`#register-${field}-error`);

for (const variant of VARIANTS.filter((variant) => variant !== 'invest')) {
  test(`${variant}: a visitor registers and sees the new accounts`, async ({ page }) => {
    const person = createNewcomer();
    await page.goto(SITE[variant] + TRADING);
    await expect(page.getByTestId('screen-register-open-trading-account')).toBeVisible();
    await fillPerson(page, person);
    await enterCode(page, person);
    await fillAddress(page);
    await page.getByLabel('MetaTrader 4').check();
    await page.getByTestId('register-currency').selectOption('EUR');
    await page.getByTestId('register-submit').click();
    await expect(page).toHaveURL(`${SITE[variant]}/accounts`);
    await expect(page.getByTestId('accounts-list')).toContainText('MT4');
    const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
    const accounts = await accountsOf(page.request, token);
    expect(accounts.map(({ kind, balance }) => [kind, Number(balance) > 0])).toEqual(
      expect.arrayContaining([
        ['live', false],
        ['demo', true],
      ]),
    );
    for (const { login } of accounts.filter(({ kind }) => kind === 'demo')) {
      await page.getByTestId('accounts-tab-demo').click();
      await expect(page.getByTestId(`account-${login}`)).toBeVisible();
    }
    expect(
      await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('draft'))),
    ).toEqual([]);
  });
}

test('invest: a visitor registers with NIK and reads every document by keyboard', async ({ page }) => {
  const person = createNewcomer();
  let registration: { documents: { id: string; sha256: string; acceptedAt: string }[] } | undefined;
  page.on('request', (request) => {
    if (request.url().endsWith('/Registration/registerstep2'))
      registration = request.postDataJSON() as typeof registration;
  });
  await page.goto(`${SITE.invest}/en${TRADING}`);
  await expect(page.getByTestId('screen-register-open-trading-account-invest')).toBeVisible();
  await fillPerson(page, person);
  await enterCode(page, person);
  await page.getByLabel('Mini').check();
  await page.getByTestId('register-branchCode').selectOption('JKT');
  await page.getByTestId('register-nationalNumber').fill('1234567890123456');
  await fillAddress(page, 'ID');
  await page.getByTestId('register-submit').click();
  await expect(errorOf(page, 'nationalNumber')).toContainText('16 digits');
  await expect(page.getByTestId('register-nationalNumber')).toBeFocused();
  await page.getByTestId('register-nationalNumber').fill('3171 0143 0290 0001');
  await page.getByTestId('register-submit').click();

  for (let position = 1; position <= 5; position += 1) {
    await expect(page.getByText(`Document ${position} of 5`)).toBeVisible();
    if (position === 1) {
      await page.getByTestId('register-submit').click();
      await expect(errorOf(page, 'document')).toContainText('to its end');
    }
    if (position === 4) await page.reload(); // accepted documents stay accepted
    await acceptDocument(page);
  }
  await expect(page.getByTestId('screen-accounts')).toBeVisible();
  expect(registration?.documents).toHaveLength(5);
  for (const { sha256, acceptedAt } of registration?.documents ?? []) {
    expect(sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(Date.parse(acceptedAt)).not.toBeNaN();
  }
});

test('invest: a partner’s application ends in review, and the partner has an account @walk', async ({
  page,
}) => {
  const person = createNewcomer();
  await page.goto(`${SITE.invest}/en${PARTNER}`);
  await expect(page.getByTestId('screen-register-open-partner-account')).toBeVisible();
  await page.getByLabel('Company').check();
  await page.getByTestId('register-submit').click();
  for (const field of [
    'legalName',
    'registrationNumber',
    'channels',
    'countries',
    'expectedClients',
    'agreement',
  ])
    await expect(errorOf(page, field)).toBeVisible();
  await page.getByTestId('register-legalName').fill('PT Mitra');
  await page.getByTestId('register-registrationNumber').fill('AHU-1');
  await page.getByTestId('register-website').fill('mitra.example');
  await page.getByLabel('Social media').check();
  await page.getByTestId('register-countries').selectOption('ID');
  await page.getByLabel('11 to 50').check();
  await fillPerson(page, person);
  await page.getByTestId('register-agreement').check();
  await page.getByTestId('register-submit').click();
  await expect(page.getByTestId('register-in-review')).toBeVisible();
  await page.getByRole('link', { name: 'Go to your accounts' }).click();
  await expect(page.getByTestId('screen-accounts')).toBeVisible();
});

test('the partner page of the other sites leads to the trading registration', async ({ page }) => {
  for (const variant of VARIANTS.filter((variant) => variant !== 'invest')) {
    await page.goto(`${SITE[variant]}/de${PARTNER}`);
    await expect(page).toHaveURL(`${SITE[variant]}/de${TRADING}`);
  }
});

test('a campaign link registers through the calls of landing pages, with its affiliate', async ({ page }) => {
  const person = createNewcomer();
  const calls: { path: string; body: Record<string, unknown> }[] = [];
  page.on('request', (request) => {
    const { pathname: path } = new URL(request.url());
    if (path.includes('/LandingPage/'))
      calls.push({ path, body: request.postDataJSON() as Record<string, unknown> });
  });
  await page.goto(`${SITE.international}${TRADING}?utm_campaign=autumn&affid=a-1&cxd=c_2`);
  await fillPerson(page, person);
  await enterCode(page, person);
  await fillAddress(page);
  await page.getByTestId('register-submit').click();
  await expect(page.getByTestId('screen-accounts')).toBeVisible();
  expect(calls.map(({ path }) => path.split('/').at(-1))).toEqual(['registerstep1', 'registerstep2']);
  expect(calls[0]?.body).toMatchObject({ affid: 'a-1', cxd: 'c_2', country: 'DE', phone: person.e164 });
});

test('invalid affiliate parameters are dropped', async ({ page }) => {
  // The test needs only the request.
  await page.route('**/singleregister', (route) => route.abort());
  for (const search of [
    'affid=<b>&cxd=1',
    `affid=${'x'.repeat(10_000)}&cxd=1`,
    'affid=1&affid=2&cxd=1',
    'affid=1',
  ]) {
    await page.goto(`${SITE.main}${TRADING}?form=single&${search}`);
    const person = createNewcomer();
    await fillPerson(page, person);
    await page.getByTestId('register-terms').check();
    const submission = page.waitForRequest((request) => request.url().endsWith('/singleregister'));
    await page.getByTestId('register-submit').click();
    expect((await submission).postDataJSON()).toMatchObject({ affid: null, cxd: null });
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }
});

test('each rule of steps 1 and 2 has a message', async ({ page }) => {
  await page.goto(SITE.main + TRADING);
  await page.getByTestId('register-submit').click();
  await expect(page.getByTestId('register-country')).toBeFocused();
  for (const field of ['country', 'firstName', 'lastName', 'email', 'phone', 'password', 'confirm', 'terms'])
    await expect(errorOf(page, field)).toBeVisible();

  const person = createNewcomer();
  await fillPerson(page, person);
  for (const [field, invalidText, message] of [
    ['firstName', 'Zo\u0007e', 'cannot be read'],
    ['lastName', 'x'.repeat(51), 'At most 50'],
    ['email', 'ann', 'not an email address'],
    ['phone', 'call me', 'not a phone number'],
    ['phone', '030', 'too short'],
    ['phone', '+49 30 1234567890123', 'too long'],
    ['password', 'short', 'rules'],
    ['confirm', 'something else', 'differ'],
    ['referralCode', 'x'.repeat(65), 'At most 64'],
  ] as const) {
    const input = page.getByTestId(`register-${field}`);
    const validText = await input.inputValue();
    await input.fill(invalidText);
    await page.getByTestId('register-submit').click();
    await expect(errorOf(page, field)).toContainText(message);
    await input.fill(validText);
  }

  await enterCode(page, person);
  await fillAddress(page);
  for (const [invalidText, message] of [
    ['2015-01-01', 'must be of legal age'],
    ['1850-01-01', 'not a date of birth'],
    ['', 'Enter your date of birth'],
  ] as const) {
    await fillBirthDate(page, invalidText);
    await page.getByTestId('register-submit').click();
    await expect(errorOf(page, 'birthDate')).toContainText(message);
  }
});

test('a code is blocked after five wrong ones, until it is sent by the other channel', async ({ page }) => {
  const person = createNewcomer();
  await page.goto(SITE.main + TRADING);
  await fillPerson(page, person);
  await page.getByTestId('register-terms').check();
  await page.getByTestId('register-submit').click();
  const input = page.getByTestId('register-code');
  await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(page.getByTestId('register-send-sms')).toContainText(/in \d+ seconds/);
  const rightCode = await codeTo(page, person.e164);
  const wrongCode = rightCode === '000000' ? '000001' : '000000';

  await input.fill('12345');
  await page.keyboard.press('Enter');
  await expect(errorOf(page, 'code')).toContainText('six digits');
  for (let tries = 1; tries <= 5; tries += 1) {
    const response = page.waitForResponse((response) => response.url().endsWith('/sms-otp-verify'));
    await input.fill(wrongCode);
    await page.keyboard.press('Enter');
    await response;
    // One submit at a time: a second one before the page has processed this answer would be ignored.
    await expect(page.getByTestId('register-submit')).toHaveAttribute('aria-disabled', 'false');
  }
  await expect(errorOf(page, 'code')).toContainText('five times');
  await input.fill(rightCode);
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('register-submit')).toHaveAttribute('aria-disabled', 'false');
  await expect(errorOf(page, 'code')).toContainText('five times');

  await page.getByTestId('register-send-whatsapp').click();
  await expect(page.getByText('by WhatsApp to')).toBeVisible();
  await input.fill(await codeTo(page, person.e164, 'whatsapp'));
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('register-birthDate')).toBeVisible();
});

test('a reload preserves the input and the step, but not the password', async ({ page }) => {
  const person = createNewcomer();
  await page.goto(SITE.main + TRADING);
  await fillPerson(page, person);
  await page.reload();
  await expect(page.getByTestId('register-email')).toHaveValue(person.email);
  await expect(page.getByTestId('register-country')).toHaveValue('DE');
  await expect(page.getByTestId('register-password')).toHaveValue('');
  const storedText = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(storedText).not.toContain('Fresh horse');

  await fillPerson(page, person);
  await enterCode(page, person);
  await page.getByTestId('register-city').fill('Berlin');
  await page.reload();
  await expect(page.getByTestId('register-city')).toHaveValue('Berlin');
  await expect(page.getByText('Step 3 of 3')).toBeVisible();
});

test('a registered address shows a hint, and then a refusal with a link to the sign-in', async ({ page }) => {
  await page.goto(SITE.main + TRADING);
  await fillPerson(page, { ...createNewcomer(), email: 'main@portico.test' });
  await expect(page.getByText('This email address is already registered')).toBeVisible();
  await page.getByTestId('register-terms').check();
  await page.getByTestId('register-submit').click();
  await expect(page.getByRole('alert')).toContainText('This already exists');
  await page.getByRole('alert').getByRole('link', { name: 'Sign in' }).click();
  await page.getByTestId('leave-confirm').click();
  await expect(page.getByTestId('screen-login')).toBeVisible();
});

test('two clicks and Enter make one registration', async ({ page }) => {
  const person = createNewcomer();
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/registerstep1')) calls += 1;
  });
  await page.goto(SITE.bank + TRADING);
  await fillPerson(page, person);
  await page.getByTestId('register-terms').check();
  await page.getByTestId('register-submit').dblclick();
  await page.getByTestId('register-submit').press('Enter');
  await expect(page.getByTestId('register-code')).toBeVisible();
  expect(calls).toBe(1);
});

test('a visitor registers by keyboard alone, on a phone, from right to left @walk', async ({ page }) => {
  const person = createNewcomer();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${SITE.main}/pk${TRADING}`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await chooseIn(page, 'register-country', 'Germany');
  await typeInto(page, 'register-firstName', 'زویا');
  await typeInto(page, 'register-lastName', 'خان');
  await typeInto(page, 'register-email', person.email);
  await typeInto(page, 'register-phone', person.phone);
  await typeInto(page, 'register-password', NEW_PASSWORD);
  await typeInto(page, 'register-confirm', NEW_PASSWORD);
  await typeInto(page, 'register-terms', ' ');
  await page.keyboard.press('Enter');

  await expect(page.getByTestId('register-code')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await typeInto(page, 'register-code', await codeTo(page, person.e164));
  await page.keyboard.press('Enter');

  await expect(page.getByTestId('register-birthDate')).toBeVisible();
  await typeInto(page, 'register-birthDate-day', '3');
  await typeInto(page, 'register-birthDate-month', '2');
  await typeInto(page, 'register-birthDate-year', '1990');
  await chooseIn(page, 'register-citizenship', 'Germany');
  await typeInto(page, 'register-address', 'Unter den Linden 1');
  await typeInto(page, 'register-city', 'Berlin');
  await typeInto(page, 'register-postcode', '10117');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${SITE.main}/pk/accounts`);
  await expect(page.getByTestId('accounts-list')).toBeVisible();
});

test.describe('with faults', () => {
  test.use(UNIQUE_USER_AGENT);

  test('a failed list offers Retry; the form can be sent without account options', async ({
    page,
    userAgent,
  }) => {
    await injectFault(page, {
      match: { userAgent, path: '/api/gateway/cms/v1/SiteCountry' },
      status: 400,
      times: 1,
    });
    await injectFault(page, {
      match: { userAgent, path: '/api/gateway/registration/v1/Registration/options' },
      status: 404,
    });
    const person = createNewcomer();
    await page.goto(SITE.international + TRADING);
    await page.getByTestId('retry').click();
    await fillPerson(page, person);
    await enterCode(page, person);
    await fillAddress(page);
    await expect(page.getByRole('alert')).toContainText('account options did not load');
    await page.getByTestId('register-submit').click();
    await expect(page.getByTestId('screen-accounts')).toBeVisible();
  });

  test('texts of the gateway cannot inject a script or an invalid link', async ({ page, userAgent }) => {
    await injectFault(page, {
      match: { userAgent, path: '/api/gateway/cms/v1/ContentTranslation', query: 'de-DE' },
      body: JSON.stringify({
        hasError: false,
        result: [
          { pageName: 'register', data: [{ key: 'title', value: '<img src=x onerror="document.title=1">' }] },
          { pageName: 'footer', data: [{ key: 'termsUrl', value: 'javascript:alert(1)' }] },
        ],
      }),
      times: 1,
    });
    await page.goto(`${SITE.bank}/de${TRADING}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('<img src=x');
    expect(await page.locator('main a[href^="javascript"]').count()).toBe(0);
    await expect(page).not.toHaveTitle('1');
  });
});
