import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { MONEY_MOVES, type MoneyMove } from '../../../src/domain/accounts/money-move';
import { DEMO_PASSWORD } from '../kit/clients';
import { axeFindings, expect, fillAmount, seedSession, SITE, test, duplicateTab } from '../kit/portal';
import { accountsOf, moneyRequestsOf, tokenOf, type GatewayAccount } from '../kit/portal-gateway';

test.use({ viewport: { width: 1440, height: 900 } });

/** Signs the page in. `readAccounts` returns the live accounts: those in dollars first, then by balance. */
async function signInWithAccounts(page: Page, request: Parameters<typeof tokenOf>[0]) {
  const token = await tokenOf(request, 'main@portico.test');
  await seedSession(page, token);
  const readAccounts = async (): Promise<GatewayAccount[]> =>
    (await accountsOf(request, token))
      .filter(({ kind, status }) => kind === 'live' && status === 'active')
      .sort(
        (a, b) =>
          Number(b.currency === 'USD') - Number(a.currency === 'USD') ||
          Number(b.balance) - Number(a.balance),
      );
  return { readAccounts, token };
}

const stateOf = (page: Page) => page.getByTestId('money-request').getAttribute('data-state');

test('a deposit leads to the payment page and back to its status @walk', async ({ page, request }) => {
  const { readAccounts } = await signInWithAccounts(page, request);
  const [account] = await readAccounts();
  await page.goto(`${SITE.main}/accounts?deposit=${account?.login}`);
  await page.getByTestId('money-method').locator('input[value="card"]').check();
  await page.getByTestId('money-amount').fill('20000');
  await page.getByTestId('money-submit').click();
  await expect(page.locator('#money-amount-error')).toBeVisible();
  await fillAmount(page.getByTestId('money-amount'), '75');
  await expect(page.getByTestId('money-quote')).toContainText('75.00');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByTestId('money-submit').click();
  await page.locator('button[value="pay"]').click();
  await expect(page.getByTestId('money-request')).toBeVisible();
  expect(await stateOf(page)).not.toBe('cancelled');
  await expect(page.getByTestId('money-pay')).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
});

test('a withdrawal is reviewed, sent and cancelled @walk', async ({ page, request }) => {
  const { readAccounts } = await signInWithAccounts(page, request);
  const [account] = await readAccounts();
  await page.goto(`${SITE.main}/accounts?withdraw=${account?.login}`);
  await page.getByTestId('money-method').locator('input[value="bank"]').check();
  await page.getByTestId('money-amount').fill('150');
  await page.getByTestId('money-destination').fill('DE89370400440532013000');
  // Its lines move the button below them.
  await expect(page.getByTestId('money-quote')).toContainText('138.00');
  await page.getByTestId('money-submit').click();
  await expect(page.getByTestId('money-review')).toBeVisible();
  await page.getByTestId('money-submit').click();
  await page.locator('#money-password').fill(DEMO_PASSWORD);
  await page.getByTestId('money-submit').dblclick();
  await expect(page.getByTestId('money-request')).toHaveAttribute('data-state', 'pending');
  await page.reload();
  await page.getByTestId('money-cancel').getByRole('button').click();
  await expect(page.getByTestId('money-request')).toHaveAttribute('data-state', 'cancelled');
  await expect(page.getByTestId('money-cancel')).toHaveCount(0);
});

test('a double click makes one transfer @walk', async ({ page, request }) => {
  const { readAccounts } = await signInWithAccounts(page, request);
  const [from, to] = await readAccounts();
  const transfers: string[] = [];
  page.on('request', (outgoing) => {
    if (outgoing.url().endsWith('/Money/transfer')) transfers.push(outgoing.postData() ?? '');
  });
  await page.goto(`${SITE.main}/accounts?transfer=${from?.login}`);
  await page.getByTestId('money-target').click();
  await page.locator('.ant-select-item-option', { hasText: String(to?.login) }).click();
  await fillAmount(page.getByTestId('money-amount'), '10');
  await page.getByTestId('money-submit').dblclick();
  await expect(page.getByTestId('money-request')).toHaveAttribute('data-state', 'completed');
  expect(transfers).toHaveLength(1);
});

/** Fills the fields besides the amount. */
const FILL_FIELDS: Readonly<Record<MoneyMove, (tab: Page, to: GatewayAccount | undefined) => Promise<void>>> =
  {
    deposit: (tab) => tab.getByTestId('money-method').locator('input[value="card"]').check(),
    withdraw: async (tab) => {
      await tab.getByTestId('money-method').locator('input[value="bank"]').check();
      await tab.getByTestId('money-destination').fill('DE89370400440532013000');
    },
    transfer: async (tab, to) => {
      await tab.getByTestId('money-target').click();
      await tab.locator('.ant-select-item-option', { hasText: String(to?.login) }).click();
    },
  };

for (const move of MONEY_MOVES)
  test(`a ${move} that is submitted twice in two tabs is made once`, async ({ page, request }) => {
    const { readAccounts, token } = await signInWithAccounts(page, request);
    const [account, to] = await readAccounts();
    // No other test uses this amount.
    const amount = `${randomInt(101, 149)}.${randomInt(10, 99)}`;
    await page.goto(`${SITE.main}/accounts?${move}=${account?.login}`);
    await FILL_FIELDS[move](page, to);
    await page.getByTestId('money-amount').fill(amount);
    const twin = await duplicateTab(page);
    await expect(twin.getByTestId('money-amount')).toHaveValue(amount);
    const tabs = [page, twin];
    for (const tab of tabs) {
      if (tab === twin) await FILL_FIELDS[move](tab, to);
      await expect(tab.getByTestId('money-quote')).toContainText(amount);
      if (move !== 'withdraw') continue;
      await tab.getByTestId('money-submit').click();
      await expect(tab.getByTestId('money-review')).toBeVisible();
      // The destination is new, so that the gateway asks for the password.
      await tab.getByTestId('money-submit').click();
      await tab.locator('#money-password').fill(DEMO_PASSWORD);
    }
    await Promise.all(tabs.map((tab) => tab.getByTestId('money-submit').dblclick()));
    if (move === 'deposit') {
      const payButtons = tabs.map((tab) => tab.locator('button[value="pay"]'));
      for (const button of payButtons) await expect(button).toBeVisible();
      await Promise.all(payButtons.map((button) => button.click()));
    }
    for (const tab of tabs) await expect(tab.getByTestId('money-request')).toBeVisible();
    expect(twin.url()).toBe(page.url());
    const requests = await moneyRequestsOf(request, token);
    expect(requests.filter((moneyRequest) => moneyRequest.amount === amount)).toHaveLength(1);
  });
