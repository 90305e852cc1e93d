import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, seedSession, SITE, test, type Variant } from '../kit/portal';
import { accountsOf, tokenOf } from '../kit/portal-gateway';
import {
  inDigits,
  READER_NAMES,
  READERS,
  recordBodies,
  translatePage,
  type ReaderName,
} from '../kit/readers';

const LOGIN = 50128841;

async function open(
  page: Page,
  request: APIRequestContext,
  reader: ReaderName,
  address: string,
  variant: Variant = 'main',
): Promise<void> {
  await seedSession(page, await tokenOf(request, `${variant}@portico.test`), { language: reader });
  await page.goto(SITE[variant] + address);
  await expect(page.locator('html')).toHaveAttribute('lang', reader);
}

/** The dollar account with the most money. */
async function dollarAccount(request: APIRequestContext): Promise<number | undefined> {
  const accounts = await accountsOf(request, await tokenOf(request, 'main@portico.test'));
  return accounts
    .filter(({ kind, status, currency }) => kind === 'live' && status === 'active' && currency === 'USD')
    .sort((a, b) => Number(b.balance) - Number(a.balance))[0]?.login;
}

for (const reader of READER_NAMES) {
  const { decimal, group } = READERS[reader];

  test(`${reader}: a deposit shows both readings of an ambiguous amount`, async ({ page, request }) => {
    const quotes = recordBodies(page, '/Money/quote');
    const amounts = () => quotes.map((body) => body['amount']);
    await open(page, request, reader, `/accounts?deposit=${await dollarAccount(request)}`);
    await page.getByTestId('money-method').locator('input[value="card"]').check();
    const field = page.getByTestId('money-amount');
    const readings = page.getByTestId('money-amount-reading');
    await field.fill(`0${group}125`);
    await page.getByTestId('money-submit').click();
    await expect(page.locator('#money-amount-error')).toBeVisible();
    await field.fill(`100${decimal}000`);
    await page.getByTestId('money-submit').click();
    await expect(readings).toHaveCount(2);
    expect(amounts()).toEqual([]);
    await readings.first().click();
    await expect.poll(amounts).toEqual(['100.00']);

    // The portal reads its own formatted figures, with marks and currency.
    const quotedAmount = page.getByTestId('money-quote').locator('dd').first();
    await expect(quotedAmount).toContainText('100');
    await field.fill((await quotedAmount.textContent()) ?? '');
    await expect(page.locator('#money-amount-error')).toHaveCount(0);
    await field.fill(inDigits(reader, '75'));
    await expect.poll(() => amounts().at(-1)).toBe('75.00');

    await field.fill(`1${group}500`);
    await expect.poll(() => amounts().at(-1)).toBe('1500.00');
    await page.getByTestId('user-menu-button').click();
    await page.getByTestId('language-select').click();
    await page.getByTestId('language-en-US').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await expect(field).toHaveValue(/^1,?500$/);
    expect(amounts().filter((amount) => amount === '1.50')).toEqual([]);
  });

  test(`${reader}: a withdrawal’s account is checked in its field, on a translated page`, async ({
    page,
    request,
  }) => {
    const withdrawals = recordBodies(page, '/Money/withdraw');
    await open(page, request, reader, `/accounts?withdraw=${await dollarAccount(request)}`);
    await page.getByTestId('money-method').locator('input[value="bank"]').check();
    await page.getByTestId('money-amount').fill(inDigits(reader, '150'));
    await translatePage(page);
    for (const wrong of ['DE88370400440532013000', 'hello']) {
      await page.getByTestId('money-destination').fill(wrong);
      await page.getByTestId('money-submit').click();
      await expect(page.locator('#money-destination-error')).toBeVisible();
      await expect(page.getByTestId('money-review')).toHaveCount(0);
    }
    await page.getByTestId('money-destination').fill('\u202aIBAN: de89 3704 0044 0532 0130 00\u202c');
    await page.getByTestId('money-submit').click();
    await expect(page.getByTestId('money-review')).toContainText('DE89 3704 0044 0532 0130 00');
    await page.getByTestId('money-submit').click();
    await expect(page.locator('#money-password')).toBeVisible();
    expect(withdrawals.length).toBeLessThanOrEqual(1);
    for (const body of withdrawals)
      expect(body).toMatchObject({ destination: 'DE89370400440532013000', amount: '150.00' });
  });

  test(`${reader}: a payment link in the wallet gives its address`, async ({ page, request }) => {
    const address = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
    await open(page, request, reader, '/wallet?tab=addresses', 'international');
    const field = page.locator('#wallet-add-address');
    for (const typedText of [
      `tron:${address}?amount=10`,
      `${address.slice(0, 9)}\u200b${address.slice(9)}`,
    ]) {
      await field.fill(typedText);
      await field.blur();
      await expect(field).toHaveValue(address);
    }
  });

  test(`${reader}: a statement’s file is one that the client’s spreadsheet reads`, async ({
    page,
    request,
  }) => {
    await open(page, request, reader, `/accounts?account=${LOGIN}&tab=statements`);
    await expect(page.getByTestId('statement').locator('time').first()).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByTestId('statement-csv').click();
    const [head = '', first = ''] = (await readFile(await (await download).path(), 'utf8')).split('\r\n');
    const separator = decimal === ',' ? ';' : ',';
    expect(head).toContain('(UTC)');
    expect(first.split(separator)[0]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(first).toMatch(decimal === ',' ? /;-?\d+,\d\d(;|$)/ : /,-?\d+\.\d\d(,|$)/);
  });

  test(`${reader}: figures of a translated page stay true`, async ({ page, request }) => {
    await open(page, request, reader, '/accounts');
    const equity = page.getByTestId(`account-${LOGIN}`).locator('td bdi').first();
    await expect(equity).toContainText(/\d/);
    await translatePage(page);
    const before = await equity.innerText();
    await expect.poll(() => equity.innerText()).not.toBe(before);
    await expect(equity.locator('font')).toHaveCount(0);
  });
}

for (const minutes of [-10, 10])
  test(`a device’s clock that is wrong by ${minutes} minutes changes nothing of a quote`, async ({
    page,
    request,
  }) => {
    await page.addInitScript((ms) => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + ms;
    }, minutes * 60_000);
    const accounts = await accountsOf(request, await tokenOf(request, 'main@portico.test'));
    const live = accounts.filter(({ kind, status }) => kind === 'live' && status === 'active');
    const from = live.find(({ currency }) => currency === 'USD');
    const to = live.find(({ currency }) => currency !== 'USD');
    const quotes = recordBodies(page, '/Money/quote');
    await open(page, request, 'de-DE', `/accounts?transfer=${from?.login}`);
    await page.getByTestId('money-target').click();
    await page.locator('.ant-select-item-option', { hasText: String(to?.login) }).click();
    await page.getByTestId('money-amount').fill('10');
    await expect(page.getByTestId('money-quote').getByRole('timer')).toContainText(/0:5\d/);
    await page.waitForTimeout(8_000);
    await expect(page.getByTestId('money-quote').getByRole('timer')).toContainText(/0:[45]\d/);
    expect(quotes).toHaveLength(1);
  });
