import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { depositAddress } from '../../../gateway/money/networks';
import { DEMO_PASSWORD } from '../kit/clients';
import { expectSubmitByEnter, InputMethod } from '../kit/input-method';
import { PrivateGateway } from '../kit/own-gateway';
import { axeFindings, expect, fillAmount, seedSession, test, duplicateTab } from '../kit/portal';
import { WalletClient } from '../kit/wallet-client';

test.use({ viewport: { width: 1440, height: 900 } });
test.setTimeout(120_000);
// One gateway serves all tests, one after the other, and they share its clock.
test.describe.configure({ mode: 'default' });

let gateway: PrivateGateway;
let client: WalletClient;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  gateway = await PrivateGateway.start({ FAULTS: 'on', DATA_FOLDER: 'memory' });
  client = await WalletClient.signIn(gateway);
});
test.afterAll(() => gateway.stop());

/** Opens a section of the wallet, signed in. */
async function openWallet(page: Page, tab: string): Promise<void> {
  await seedSession(page, client.token);
  await page.goto(`${gateway.site('intl')}/wallet?tab=${tab}`);
  await expect(page.getByTestId(`wallet-${tab.split('&')[0]}`)).toBeVisible();
}

async function choose(page: Page, field: string, option: string | RegExp): Promise<void> {
  await page.getByTestId(field).click();
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option', { hasText: option }).click();
}

const format = (amount: number) => amount.toLocaleString('en-US', { minimumFractionDigits: 2 });

test('an address is checked, and a new one waits a day', async ({ page }) => {
  await openWallet(page, 'overview');
  await expect(page.getByTestId('wallet-asset-USDT')).toBeVisible();
  await expect(page.getByRole('row', { name: /USDT/ })).toContainText('4,250.00');
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('link', { name: 'Addresses' }).click();
  for (const [label, state] of Object.entries({
    'Cold wallet': 'Ready',
    'Phone wallet': 'Waits until',
    'Old account': 'Blocked',
  }))
    await expect(page.getByRole('row', { name: label })).toContainText(state);
  expect(await axeFindings(page)).toEqual([]);

  const field = page.locator('#wallet-add-address');
  const enterAddress = async (address: string) => {
    const response = page.waitForResponse(/check-wallet-address/);
    await field.fill(address);
    await field.blur();
    await response;
    return page.getByTestId('wallet-add');
  };
  await page.locator('#wallet-label').fill('Nano key');
  await choose(page, 'wallet-add-asset', 'USDT');
  await choose(page, 'wallet-add-network', 'Tron');
  const refusedAddresses: readonly (readonly [string, string | RegExp])[] = [
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u', 'A character of the address is wrong'],
    ['0x52908400098527886E0F7030069857D2E4169EE7', 'not on Tron'],
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'already in your address book'],
  ];
  for (const [address, words] of refusedAddresses)
    await expect(await enterAddress(address)).toContainText(words);
  expect(await axeFindings(page)).toEqual([]);

  // A failed check blocks the submit.
  const newAddress = depositAddress('another wallet', 'TRC20');
  await page.route(/check-wallet-address/, (route) => route.fulfill({ status: 503 }));
  await expect(await enterAddress(newAddress)).toContainText('could not be checked');
  await page.getByTestId('wallet-add-submit').click();
  await expect(page.getByTestId('wallet-add')).toContainText('could not be checked');
  await expect(page.getByRole('row', { name: 'Nano key' })).toHaveCount(0);
  await page.unroute(/check-wallet-address/);

  await page.getByTestId('wallet-add-submit').click();
  await page.locator('#money-password').fill(DEMO_PASSWORD);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByTestId('wallet-add-submit').dblclick();
  await expect(page.getByRole('row', { name: 'Nano key' })).toContainText('Waits until');
  await expect(page.getByRole('row', { name: 'Nano key' })).toHaveCount(1);
  expect(await axeFindings(page)).toEqual([]);
});

test('a deposit is confirmed block by block and credited @walk', async ({ page }) => {
  const before = await client.balanceOf('USDT');
  await openWallet(page, 'deposit&asset=USDT');
  await expect(page.getByTestId('wallet-deposit-address').getByRole('img')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByTestId('wallet-deposit-pay').click();
  await page.locator('input[name="amount"]').fill('500');
  await page.locator('button.pay').dblclick();

  const pendingDeposits = page.getByTestId('wallet-deposit').getByRole('listitem');
  await expect(pendingDeposits).toHaveCount(1);
  await expect(pendingDeposits).toContainText('500.00');
  // The page polls while a deposit is pending.
  await client.advanceClock(30);
  await expect(pendingDeposits).toContainText(/Confirmations: [1-9]\d? of 20/);
  expect(await axeFindings(page)).toEqual([]);
  await client.advanceClock(60);
  await expect(pendingDeposits).toHaveCount(0);
  expect(await client.balanceOf('USDT')).toBe(before + 500);
  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByRole('row', { name: /USDT/ })).toContainText(format(before + 500));
});

test('a withdrawal needs the second factor, and passes every state to completed @walk', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await client.addSecondFactor();
  const before = await client.balanceOf('USDT');
  const method = await InputMethod.attach(page);
  await openWallet(page, 'withdraw');
  await choose(page, 'wallet-to', 'Cold wallet');
  await page.getByTestId('wallet-submit-order').click();
  await expect(page.locator('#wallet-amount-error')).toBeVisible();
  await fillAmount(page.locator('#wallet-amount'), '300');
  await expect(page.getByTestId('money-quote')).toContainText('299.00');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByTestId('wallet-submit-order').click();
  await expect(page.getByTestId('wallet-review')).toBeVisible();
  await page.getByTestId('wallet-submit-order').click();
  const code = page.locator('#money-code');
  await expectSubmitByEnter(method, code);
  await code.fill('000000');
  await page.getByTestId('wallet-submit-order').click();
  await expect(page.locator('#money-code-error')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await code.fill(await client.code());
  await page.getByTestId('wallet-submit-order').dblclick();

  const request = page.getByTestId('wallet-request');
  await expect(request).toHaveAttribute('data-state', 'pending');
  await expect(page.getByTestId('money-cancel')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  for (const [seconds, state] of [
    [181, 'approved'],
    [20, 'processing'],
    [20, 'sent'],
    [61, 'completed'],
  ] as const) {
    await client.advanceClock(seconds);
    await page.reload();
    await expect(request).toHaveAttribute('data-state', state);
  }
  await expect(page.getByTestId('money-cancel')).toHaveCount(0);
  expect(await client.balanceOf('USDT')).toBe(before - 300);
  expect(await axeFindings(page)).toEqual([]);
});

test('a transfer that is submitted twice in two tabs is made once', async ({ page }) => {
  const before = await client.balanceOf('USDT');
  const earlierMoves = await client.requestCount();
  await openWallet(page, 'transfer&asset=USDT');
  await choose(page, 'wallet-transfer-account', '91205570');
  await fillAmount(page.locator('#wallet-amount'), '35.5');
  await expect(page.getByTestId('wallet-effect')).toContainText('Balance');
  expect(await axeFindings(page)).toEqual([]);

  const twin = await duplicateTab(page);
  await expect(twin.locator('#wallet-amount')).toHaveValue('35.5');
  await expect(twin.getByTestId('wallet-effect')).toContainText('Balance');
  const tabs = [page, twin];
  await Promise.all(tabs.map((tab) => tab.getByTestId('wallet-submit-order').dblclick()));
  // The second tab's quote has voided the first one's. One tab makes the transfer; the other reports a request in
  // progress under the same key, or has a new quote.
  const completedCounts = () =>
    Promise.all(tabs.map((tab) => tab.locator('[data-state="completed"]').count()));
  await expect.poll(async () => (await completedCounts()).toSorted()).toEqual([0, 1]);
  expect(await client.requestCount()).toBe(earlierMoves + 1);
  expect(await client.balanceOf('USDT')).toBe(before - 35.5);
});

test('the history can be filtered and saved as a file', async ({ page }) => {
  await openWallet(page, 'history');
  const rows = page.getByTestId('book-wallet').locator('tbody tr');
  const requestCount = await client.requestCount();
  await expect(rows).toHaveCount(requestCount);
  expect(await axeFindings(page)).toEqual([]);
  await choose(page, 'wallet-kind', 'Withdraw');
  await choose(page, 'wallet-state', 'Failed');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Phone wallet');

  const download = page.waitForEvent('download');
  await page.getByTestId('wallet-csv').click();
  const [head, ...lines] = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(head).toContain('Time (UTC)');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('-0.20000000');
  await choose(page, 'wallet-asset', 'XRP');
  await expect(page.getByTestId('book-wallet-empty')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});
