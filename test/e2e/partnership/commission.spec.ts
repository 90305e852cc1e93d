import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { knowledgeable } from '../../gateway/onboarding/forms/fill-form';
import {
  acceptDocument,
  createNewcomer,
  enterCode,
  fillAddress,
  fillPerson,
  NEW_PASSWORD,
  registerNewcomer,
} from '../kit/newcomer';
import { DEMO_PASSWORD } from '../kit/clients';
import { OnboardingClient } from '../kit/onboarding-client';
import { PartnerGateway, type LinkPair } from '../kit/partner-gateway';
import { expect, fillAmount, test } from '../kit/portal';
import { decide } from '../kit/review-desk';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Longer than any scheme's. */
const HOLDING_TIME = 15 * DAY;
const TRADING_PASSWORD = 'Trade-horse-7';
const REGISTRATION = '/register/open-trading-account';
/** Partners of the seed: the top of a line at international, and invest's, with an account for commission. */
const GRACE: LinkPair & { email: string } = {
  email: 'international-ib@portico.test',
  affid: 'DX991TDV',
  cxd: 'HVYW0717J1',
};
const BUDI: LinkPair & { email: string; login: number } = {
  email: 'invest-ib@portico.test',
  affid: 'R1DK78YH',
  cxd: 'ZNNQP4AC6D',
  login: 70108820,
};

test.use({ viewport: { width: 1440, height: 900 } });
test.setTimeout(400_000);

let gateway: PartnerGateway;
test.beforeAll(async () => {
  gateway = await PartnerGateway.start();
});
test.afterAll(() => gateway.stop());

test('international: from a link through three levels of reward to a payout, and a clawback after it @walk', async ({
  browser,
  page,
  request,
}) => {
  const site = gateway.site('intl');
  // A partner of a partner of a partner.
  const second = await gateway.register(GRACE);
  const secondLink = await gateway.becomePartner(request, second.email, second.token);
  const third = await gateway.register(secondLink);
  const { affid, cxd } = await gateway.becomePartner(request, third.email, third.token);

  // The link, the registration, the application, the deposit.
  const person = await registerNewcomer(page, `${site}${REGISTRATION}?affid=${affid}&cxd=${cxd}`);
  const login = await verify(page, request, site, person.email);
  await deposit(page, site, login, '5000');

  // One trade by hand in the terminal, the others as the terminal's service makes them.
  await tradeInTerminal(page, site, login);
  // A trade that was opened before the registration earns nothing for the partner.
  await gateway.advance(2 * 60 * MINUTE);
  for (let trade = 0; trade < 7; trade += 1) await gateway.trade({ login, symbol: 'EURUSD', lots: '1.25' });

  // Each level has its share of each trade.
  let partner = await gateway.openPage(browser, site, third.email);
  for (const [email, amount] of [
    [third.email, '7.50'],
    [second.email, '1.13'],
    [GRACE.email, '0.38'],
  ] as const) {
    const tab = email === third.email ? partner : await gateway.openPage(browser, site, email);
    await tab.goto(`${site}/partnership?tab=commissions`);
    const rows = tab.locator('[data-testid^="reward-"]').filter({ hasText: amount });
    await expect(rows).toHaveCount(7);
    await rows.first().getByRole('link').click();
    const why = tab.getByTestId('reward-why');
    await expect(why).toContainText('1.25');
    await expect(why).toContainText(amount);
    if (tab !== partner) await tab.context().close();
  }

  await namePayoutAccount(partner, site, await verify(partner, request, site, third.email));
  await passPayDay(1);
  await partner.context().close();
  partner = await gateway.openPage(browser, site, third.email);
  await partner.goto(`${site}/partnership?tab=payouts`);
  await expect(
    partner.locator('[data-testid^="payout-"]').filter({ hasText: 'Paid into account' }),
  ).toContainText('52.52');
  expect(await savedStatement(partner)).toContain('52.52');
  await partner.goto(`${site}/partnership?tab=commissions&state=paid`);
  await expect(partner.locator('[data-testid^="reward-"]').filter({ hasText: '7.50' })).toHaveCount(7);

  // A fraud is found later: paid rewards are reversed by separate rows.
  await gateway.refuseReferral(request, await gateway.signIn(person.email, NEW_PASSWORD));
  await partner.goto(`${site}/partnership?tab=commissions&state=clawback`);
  await expect(partner.locator('[data-testid^="reward-"]').filter({ hasText: /[-−]7\.50/ })).toHaveCount(7);
  await partner.goto(`${site}/partnership?tab=payouts`);
  await expect(partner.getByTestId('partnership-statement')).toContainText('Taken back');
});

test('invest: a client of a partner trades, and the partner is paid whole rupiah until fraud shows', async ({
  browser,
  page,
  request,
}) => {
  const site = `${gateway.site('invest')}/en`;
  const { affid, cxd, email: partnerEmail } = BUDI;
  const person = createNewcomer();
  await page.goto(`${site}${REGISTRATION}?affid=${affid}&cxd=${cxd}`);
  await expect(page.getByTestId('referral-note')).toBeVisible();
  await fillPerson(page, person);
  await enterCode(page, person);
  await page.getByLabel('Mini').check();
  await page.getByTestId('register-branchCode').selectOption('JKT');
  await page.getByTestId('register-nationalNumber').fill('3171014302900001');
  await fillAddress(page, 'ID');
  await page.getByTestId('register-submit').click();
  for (let position = 1; position <= 5; position += 1) {
    await expect(page.getByText(`Document ${position} of 5`)).toBeVisible();
    await acceptDocument(page);
  }
  await expect(page.getByTestId('screen-accounts')).toBeVisible();
  const login = await verify(page, request, site, person.email);
  await deposit(page, site, login, '50000000');
  await tradeInTerminal(page, site, login);
  // A trade that was opened before the registration earns nothing for the partner.
  await gateway.advance(2 * 60 * MINUTE);
  for (let trade = 0; trade < 5; trade += 1) await gateway.trade({ login, symbol: 'EURUSD', lots: '5' });

  let partner = await gateway.openPage(browser, site, partnerEmail);
  await namePayoutAccount(partner, site, BUDI.login);
  await passPayDay(5);
  await partner.context().close();
  partner = await gateway.openPage(browser, site, partnerEmail);
  await partner.goto(`${site}/partnership?tab=payouts`);
  const payout = partner.locator('[data-testid^="payout-"]').filter({ hasText: 'Paid into account' });
  await expect(payout).toContainText(/IDR\s\d{3},\d{3}(?![\d.,])/);
  expect(await savedStatement(partner)).not.toMatch(/\d\.\d\d/);

  await gateway.refuseReferral(request, await gateway.signIn(person.email, NEW_PASSWORD));
  await partner.reload();
  await expect(partner.getByTestId('partnership-statement')).toContainText('Taken back');
});

/** Applies for an account and is approved; resolves to the account's login. */
async function verify(page: Page, request: APIRequestContext, site: string, email: string): Promise<number> {
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  await OnboardingClient.fromToken(request, email, token, gateway.origin).prefill(knowledgeable);
  await decide(request, email, 'document', { decision: 'approve' }, gateway.reviewPort);
  await page.goto(`${site}/open-investment-account`);
  await page.getByTestId('application-step-review').click();
  await expect(page.getByTestId('application-review')).toBeVisible();
  await page.getByTestId('application-continue').click();
  await expect(page.getByTestId('application-state')).toHaveAttribute('data-state', 'submitted');
  await decide(request, email, 'application', { decision: 'approve' }, gateway.reviewPort);
  await page.reload();
  const account = page.getByTestId('application-account');
  return Number(await account.locator('bdi[dir="ltr"]').first().textContent());
}

async function deposit(page: Page, site: string, login: number, amount: string): Promise<void> {
  await page.goto(`${site}/accounts?deposit=${login}`);
  await page.getByTestId('money-method').locator('input[value="card"]').check();
  await fillAmount(page.getByTestId('money-amount'), amount);
  await page.getByTestId('money-submit').click();
  await page.locator('button[value="pay"]').click();
  await expect(page.getByTestId('money-request')).toHaveAttribute('data-state', 'completed');
}

/** Sets the account's trading password, and trades with it in the terminal for two minutes. */
async function tradeInTerminal(page: Page, site: string, login: number): Promise<void> {
  await page.goto(`${site}/accounts?account=${login}&tab=settings`);
  await page.getByTestId('account-password-trading').getByRole('button').click();
  await page.locator('#account-current').fill(NEW_PASSWORD);
  await page.locator('#account-next').fill(TRADING_PASSWORD);
  await page.getByTestId('account-password-submit').click();
  await expect(page.getByTestId('account-password-form')).toHaveCount(0);

  await page.goto(`${site}/webterminal5?login=${login}`);
  const terminal = page.getByTestId('terminal-frame').contentFrame();
  const signIn = terminal.getByRole('form');
  await signIn.locator('input[type="password"]').fill(TRADING_PASSWORD);
  await signIn.getByRole('button').last().click();
  await terminal.getByRole('button', { name: 'BTCUSD' }).click();
  const ticket = terminal.getByRole('form', { name: 'Order' });
  await ticket.getByLabel('Buy at ask').check();
  await ticket.getByLabel('Lots', { exact: true }).fill('0.01');
  await expect(ticket.locator('.preview .margin dd')).toHaveText(/\d/);
  await ticket.getByRole('button', { name: 'Buy 0.01 BTCUSD' }).click();
  await expect(terminal.locator('.notice')).toHaveText(/^Opened: /);
  await gateway.advance(3 * MINUTE);
  await terminal.getByRole('button', { name: /^Close BTCUSD, ticket/ }).click();
  await terminal.locator('tr.form').getByRole('button', { name: 'Close 0.01 BTCUSD' }).click();
  await expect(terminal.locator('.notice')).toHaveText(/^Closed: /);
}

/** The file of the statement in view. */
async function savedStatement(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByTestId('partnership-statement').getByTestId('partnership-csv').click();
  return readFile(await (await download).path(), 'utf8');
}

async function namePayoutAccount(page: Page, site: string, login: number): Promise<void> {
  await page.goto(`${site}/partnership?tab=payouts`);
  await page.getByTestId('payout-destination').locator('.ant-select').click();
  await page.locator('.ant-select-item-option', { hasText: String(login) }).click();
  await page.getByTestId('payout-save').click();
  await page.locator('#payout-password').fill(DEMO_PASSWORD);
  await page.getByTestId('payout-save').click();
  await expect(page.getByTestId('payout-current')).toContainText(String(login));
}

/** Lets the holding time pass, and then the next pay day, which is this day of a month. */
async function passPayDay(dayOfMonth: number): Promise<void> {
  const now = new Date(await gateway.advance(HOLDING_TIME));
  const month = now.getUTCMonth() + (now.getUTCDate() < dayOfMonth ? 0 : 1);
  await gateway.advanceTo(Date.UTC(now.getUTCFullYear(), month, dayOfMonth) + 5 * MINUTE);
}
