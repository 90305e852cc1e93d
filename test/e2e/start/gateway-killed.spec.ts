import type { APIRequestContext, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../kit/clients';
import { PrivateGateway } from '../kit/own-gateway';
import { axeFindings, expect, fillAmount, seedSession, test } from '../kit/portal';
import type { GatewayAccount } from '../kit/portal-gateway';

test.use({ viewport: { width: 1440, height: 900 } });
// A gateway with a database in a file is started twice.
test.setTimeout(240_000);
// One gateway serves all tests, one after the other.
test.describe.configure({ mode: 'default' });

let gateway: PrivateGateway;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  gateway = await PrivateGateway.start();
});
test.afterAll(() => gateway.stop());

async function tokenOf(request: APIRequestContext): Promise<string> {
  const data = { email: 'main@portico.test', password: DEMO_PASSWORD };
  const answer = await request.post(`${gateway.origin}/api/client/Sca/login`, { data });
  return ((await answer.json()) as { result: { token: string } }).result.token;
}

async function accountsOf(request: APIRequestContext, token: string): Promise<GatewayAccount[]> {
  const answer = await request.get(`${gateway.origin}/api/client/v1/Account/accounts`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { result: GatewayAccount[] }).result;
}

/** The balances of the client's live accounts in dollars, by login, the richest first. */
async function balancesOf(request: APIRequestContext, token: string): Promise<ReadonlyMap<number, string>> {
  const accounts = (await accountsOf(request, token))
    .filter(({ currency, kind, status }) => currency === 'USD' && kind === 'live' && status === 'active')
    .sort((a, b) => Number(b.balance) - Number(a.balance));
  return new Map(accounts.map(({ balance, login }) => [login, balance]));
}

const figuresOf = (page: Page) => page.getByTestId('accounts-list').locator('tbody').innerText();
const format = (amount: number) => amount.toLocaleString('en-US', { minimumFractionDigits: 2 });
const cents = (balance: string | undefined) => Math.round(Number(balance) * 100);

test('after the gateway was killed, open pages have the right figures and a transfer is made once', async ({
  page,
  context,
  request,
}) => {
  const token = await tokenOf(request);
  const before = await balancesOf(request, token);
  const [from, to] = [...before.keys()];
  await seedSession(page, token);
  await page.goto(`${gateway.origin}/accounts`);
  await expect(page.getByTestId('accounts-list')).toBeVisible();
  const figuresBefore = await figuresOf(page);
  await expect.poll(() => figuresOf(page), 'the figures change').not.toBe(figuresBefore);

  const form = await context.newPage();
  const keys: unknown[] = [];
  form.on('request', (outgoing) => {
    if (outgoing.url().endsWith('/Money/transfer')) keys.push(outgoing.postDataJSON().idempotencyKey);
  });
  await seedSession(form, token);
  const fillTransfer = async (amount: string) => {
    await form.goto(`${gateway.origin}/accounts?transfer=${from}`);
    await form.getByTestId('money-target').click();
    await form.locator('.ant-select-item-option', { hasText: String(to) }).click();
    await fillAmount(form.getByTestId('money-amount'), amount);
  };
  /** Submits the transfer again; it must have the same idempotency key. */
  const sendAgain = async () => {
    await expect(form.getByTestId('money-form').getByRole('alert').first()).toBeVisible();
    await gateway.start();
    await form.getByTestId('money-submit').click();
    await expect(form.getByTestId('money-request')).toHaveAttribute('data-state', 'completed');
    expect(new Set(keys.splice(0)).size).toBe(1);
  };
  await fillTransfer('10');
  await gateway.kill();
  await form.getByTestId('money-submit').click();
  await expect.poll(() => keys.length, 'it is sent while the gateway is down').toBe(1);
  await sendAgain();

  // The gateway makes the transfer, and is killed before its answer arrives.
  await fillTransfer('7');
  await form.route(
    /\/Money\/transfer$/,
    async (route) => {
      expect((await route.fetch()).ok()).toBe(true);
      await gateway.kill();
      await route.abort();
    },
    { times: 1 },
  );
  const failedRequest = form.waitForEvent('requestfailed', (outgoing) =>
    outgoing.url().endsWith('/Money/transfer'),
  );
  await form.getByTestId('money-submit').click();
  await failedRequest;
  await sendAgain();

  const after = await balancesOf(request, token);
  expect(cents(after.get(from!))).toBe(cents(before.get(from!)) - 1_700);
  expect(cents(after.get(to!))).toBe(cents(before.get(to!)) + 1_700);
  // The page that stayed open gets the new balances without a reload. It retries after at most 30 s (D9).
  const timeout = 60_000;
  for (const login of [from!, to!]) {
    const balance = format(cents(after.get(login)) / 100);
    await expect(page.getByTestId(`account-${login}`)).toContainText(balance, { timeout });
  }
  await expect(page.getByTestId('accounts-stale')).toHaveCount(0);
  const figuresAfter = await figuresOf(page);
  await expect.poll(() => figuresOf(page), 'the figures change again').not.toBe(figuresAfter);
});

test('an account is opened once though the gateway was killed; a reviewed one can be cancelled', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const token = await tokenOf(request);
  const before = await accountsOf(request, token);
  const keys: unknown[] = [];
  page.on('request', (outgoing) => {
    if (outgoing.url().endsWith('/Account/open')) keys.push(outgoing.postDataJSON().idempotencyKey);
  });
  const fillOpening = async (kind: string, choices: Readonly<Record<string, string>>) => {
    await page.goto(`${gateway.origin}/accounts?open=${kind}`);
    for (const [name, value] of Object.entries(choices))
      await page.locator(`input[name="open-${name}"][value="${value}"]`).check();
    await page.locator('#open-tradingPassword').fill('Trading1234');
    await page.locator('#open-terms').check();
  };
  const result = page.getByTestId('open-account-result');
  await seedSession(page, token);
  await fillOpening('demo', { currency: 'EUR', balance: '1000.00' });
  await page.locator('#open-nickname').fill('After the restart');
  expect(await axeFindings(page)).toEqual([]);

  await gateway.kill();
  await page.getByTestId('open-account-submit').click();
  await expect.poll(() => keys.length, 'it is sent while the gateway is down').toBe(1);
  await expect(page.getByTestId('open-account-form').getByRole('alert').first()).toBeVisible();
  await gateway.start();
  await page.getByTestId('open-account-submit').dblclick();
  await expect(result).toHaveAttribute('data-state', 'opened');
  expect(new Set(keys).size).toBe(1);
  const newAccounts = (await accountsOf(request, token)).filter(
    ({ login }) => !before.some((account) => account.login === login),
  );
  expect(newAccounts).toMatchObject([
    { kind: 'demo', status: 'active', currency: 'EUR', balance: '1000.00' },
  ]);
  await expect(page.getByTestId('open-account-login')).toContainText(
    new RegExp([...String(newAccounts[0]?.login)].join('\\s?')),
  );
  expect(await axeFindings(page)).toEqual([]);

  await fillOpening('live', { leverage: '200' });
  await page.getByTestId('open-account-submit').click();
  await expect(result).toHaveAttribute('data-state', 'pending');
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await page.getByTestId('open-account-cancel').click();
  await expect(result).toHaveAttribute('data-state', 'cancelled');
  expect(await accountsOf(request, token)).toHaveLength(before.length + 1);
});
