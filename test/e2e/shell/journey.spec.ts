import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { expect, fillLogin, PORT, signIn, signOut, SITE, test, VARIANTS } from '../kit/portal';
import { accountsOf, statusOf, tokenOf } from '../kit/portal-gateway';

for (const variant of VARIANTS) {
  const walk = variant === 'main' ? ' @walk' : '';
  test(`${variant}: a client signs in, sees the accounts, visits a page and signs out${walk}`, async ({
    page,
    request,
  }) => {
    const site = SITE[variant];
    await signIn(page, variant);
    await expect(page).toHaveURL(`${site}/accounts`);

    // The page must show exactly what the gateway has for this client.
    const token = await tokenOf(request, `${variant}@portico.test`);
    const accounts = (await accountsOf(request, token)).filter(
      ({ kind, status }) => kind === 'live' && status !== 'archived',
    );
    expect(accounts.length).toBeGreaterThan(0);
    await expect(page.locator('[data-testid^="account-"]:is(tr, li, article, div)[data-testid]')).toHaveCount(
      accounts.length,
    );
    for (const { login } of accounts) await expect(page.getByTestId(`account-${login}`)).toBeVisible();

    await page.getByTestId('sidebar').getByTestId('menu-research').click();
    await page.getByTestId('sidebar').getByTestId('menu-news').click();
    await expect(page.getByTestId('screen-news')).toBeVisible();
    await page.getByTestId('sidebar').getByTestId('menu-accounts').click();
    await expect(page.getByTestId('screen-accounts')).toBeVisible();

    const pageToken = await page.evaluate(() => localStorage.getItem('token'));
    await signOut(page);
    await expect(page).toHaveURL(`${site}/login`);
    const storedKeys = await page.evaluate(() => Object.keys(localStorage));
    expect(
      storedKeys.filter((key) => !['i18nextLng', 'marketingDataId', 'reassessmentSeen'].includes(key)),
    ).toEqual([]);
    await expect.poll(() => statusOf(request, String(pageToken)), 'the token is revoked (S1)').toBe(401);
  });
}

test('the invest site is also on its own port', async ({ page }) => {
  await page.goto(`http://localhost:${PORT + 1}/login`);
  await expect(page.locator('html')).toHaveAttribute('data-variant', 'invest');
});

test('a wrong password: one neutral sentence, the email address stays', async ({ page }) => {
  await page.goto(`${SITE.main}/login`);
  await fillLogin(page, 'main-ib@portico.test', 'not-the-password');
  await expect(page.locator(`.error${ERROR_CODE.wrongCredentials}`)).toBeVisible();
  await expect(page.getByTestId('login-email')).toHaveValue('main-ib@portico.test');
  await expect(page.getByTestId('screen-login')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

for (const width of [1440, 390])
  test(`${width} px: the risk warning is visible, and an error does not move the form`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${SITE.main}/login`);
    // The pre-rendered form has its own heading and risk line, and is removed when the portal's form is ready.
    await expect(page.getByTestId('login-form')).toBeVisible();
    await expect(
      page.getByText('Trading on margin carries a high risk').filter({ visible: true }),
    ).toHaveCount(1);
    const heading = page.locator('h1');
    const before = await heading.boundingBox();
    await fillLogin(page, 'main-ib@portico.test', 'not-the-password');
    await expect(page.locator(`.error${ERROR_CODE.wrongCredentials}`)).toBeVisible();
    expect(await heading.boundingBox()).toEqual(before);
  });

test('empty fields are named and focused, nothing is sent', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await page.goto(`${SITE.main}/login`);
  await page.getByTestId('login-submit').click();
  await expect(page.getByTestId('login-email')).toBeFocused();
  await expect(page.getByTestId('login-email')).toHaveAttribute('aria-invalid', 'true');
  expect(calls.filter((url) => url.includes('/Sca/login'))).toEqual([]);
});

test('a client signs in by keyboard alone', async ({ page }) => {
  await page.goto(`${SITE.main}/login`);
  await page.getByTestId('login-email').focus();
  await page.keyboard.type('main@portico.test');
  for (
    let i = 0;
    i < 3 &&
    !(await page.getByTestId('login-password').evaluate((field) => field === document.activeElement));
    i++
  ) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('Portico-demo-1');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('screen-accounts')).toBeVisible();
});

test('a double click submits once (F11)', async ({ page }) => {
  let logins = 0;
  page.on('request', (request) => {
    if (request.url().includes('/Sca/login')) logins += 1;
  });
  await page.goto(`${SITE.main}/login`);
  await page.getByTestId('login-email').fill('main@portico.test');
  await page.getByTestId('login-password').fill('Portico-demo-1');
  await page.getByTestId('login-submit').dblclick();
  await expect(page.getByTestId('screen-accounts')).toBeVisible();
  expect(logins).toBe(1);
});
