import type { APIRequestContext, Page } from '@playwright/test';
import { DEMO_PASSWORD } from './clients';
import { OwnGateway } from './own-gateway';
import { expect, seedSession, test } from './portal';
import type { GatewayAccount } from './portal-gateway';

test.use({ viewport: { width: 1440, height: 900 } });
// A stand-in with a database in a file is started twice.
test.setTimeout(240_000);

let gateway: OwnGateway;
test.beforeAll(async () => {
  gateway = await OwnGateway.start();
});
test.afterAll(() => gateway.end());

async function tokenOf(request: APIRequestContext): Promise<string> {
  const data = { email: 'main@portico.test', password: DEMO_PASSWORD };
  const answer = await request.post(`${gateway.origin}/api/client/Sca/login`, { data });
  return ((await answer.json()) as { result: { token: string } }).result.token;
}

/** The balances of the client's live accounts in dollars, by login, the richest first. */
async function balancesOf(request: APIRequestContext, token: string): Promise<ReadonlyMap<number, string>> {
  const answer = await request.get(`${gateway.origin}/api/client/v1/Account/accounts`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { result } = (await answer.json()) as { result: GatewayAccount[] };
  const held = result
    .filter(({ currency, kind, status }) => currency === 'USD' && kind === 'live' && status === 'active')
    .sort((one, other) => Number(other.balance) - Number(one.balance));
  return new Map(held.map(({ balance, login }) => [login, balance]));
}

const figuresOf = (page: Page) => page.getByTestId('accounts-list').locator('tbody').innerText();
const written = (amount: number) => amount.toLocaleString('en-US', { minimumFractionDigits: 2 });
const cents = (balance: string | undefined) => Math.round(Number(balance) * 100);

test('a gateway is killed under two open pages: figures are right afterwards, and money has moved once', async ({
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
  const still = await figuresOf(page);
  await expect.poll(() => figuresOf(page), 'the market moves the list').not.toBe(still);

  const form = await context.newPage();
  const keys: unknown[] = [];
  form.on('request', (sent) => {
    if (sent.url().endsWith('/Money/transfer')) keys.push(sent.postDataJSON().idempotencyKey);
  });
  await seedSession(form, token);
  await form.goto(`${gateway.origin}/accounts?transfer=${from}`);
  await form.getByTestId('money-to').click();
  await form.locator('.ant-select-item-option', { hasText: String(to) }).click();
  const quoted = form.waitForResponse((answer) => answer.url().endsWith('/Money/quote') && answer.ok());
  await form.getByTestId('money-amount').fill('10');
  await quoted;

  await gateway.kill();
  await form.getByTestId('money-submit').click();
  await expect.poll(() => keys.length, 'it is sent to nobody').toBe(1);
  await expect(form.getByRole('alert').first()).toBeVisible();

  await gateway.start();
  await form.getByTestId('money-submit').click();
  await expect(form.getByTestId('money-request')).toHaveAttribute('data-state', 'completed');
  expect(new Set(keys).size).toBe(1);
  expect(keys.length).toBeGreaterThan(1);

  const after = await balancesOf(request, token);
  expect(cents(after.get(from!))).toBe(cents(before.get(from!)) - 1_000);
  expect(cents(after.get(to!))).toBe(cents(before.get(to!)) + 1_000);
  // The page that stayed open has the new balances without a reload, each account once, and goes on moving.
  // It tries again after waits of up to 30 s (D9).
  const timeout = 60_000;
  for (const login of [from!, to!]) {
    const balance = written(cents(after.get(login)) / 100);
    await expect(page.getByTestId(`account-${login}`)).toContainText(balance, { timeout });
  }
  await expect(page.getByTestId('accounts-stale')).toHaveCount(0);
  const then = await figuresOf(page);
  await expect.poll(() => figuresOf(page), 'the market moves it again').not.toBe(then);
});
