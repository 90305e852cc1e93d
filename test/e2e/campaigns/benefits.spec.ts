import type { Page } from '@playwright/test';
import { PartnerGateway } from '../kit/partner-gateway';
import { axeFindings, expect, fillLogin, test } from '../kit/portal';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const EMAIL = 'international@portico.test';
/** An account that pays a commission, and one that pays by the spread alone. */
const RAW_LOGIN = 90342255;
const LOGIN = 90340128;

interface Campaign {
  readonly id: number;
  readonly kind: string;
}

test.use({ viewport: { width: 1440, height: 900 } });
test.setTimeout(180_000);

let gateway: PartnerGateway;
test.beforeAll(async () => {
  gateway = await PartnerGateway.start();
});
test.afterAll(() => gateway.stop());

test('a client joins a rebate and a waiver, trades, and finds what they saved in every place', async ({
  browser,
  page,
}) => {
  const site = gateway.site('intl');
  const campaigns = await gateway.read<Campaign[]>('Campaigns', await gateway.signIn(EMAIL), 'gateway/cms');
  const idOf = (kind: string) => campaigns.find((campaign) => campaign.kind === kind)?.id ?? 0;
  const [rebate, waiver] = [idOf('spreadRebate'), idOf('feeWaiver')];

  await page.goto(`${site}/login`);
  await fillLogin(page, EMAIL);
  await expect(page.getByTestId('screen-accounts')).toBeVisible();
  await join(page, `${site}/campaigns?campaign=${rebate}`, LOGIN);
  await join(page, `${site}/campaigns?campaign=${waiver}`, RAW_LOGIN);
  await expect(page.getByTestId('campaign-rule-account-type')).toContainText('Raw');

  // An hour of a working day: at weekends no price moves.
  const day = new Date(await gateway.advance(DAY)).getUTCDay();
  await gateway.advance(((9 - day) % 7) * DAY + 2 * HOUR);
  // 12 points of a spread at a dollar each, and six dollars of commission.
  await gateway.trade({ login: LOGIN, symbol: 'EURUSD', lots: '1.00' });
  await gateway.trade({ login: LOGIN, symbol: 'USDJPY', lots: '1.00' });
  const waivedTicket = await gateway.trade({ login: RAW_LOGIN, symbol: 'XAUUSD', lots: '1.00' });

  const member = await gateway.openPage(browser, site, EMAIL);
  await member.goto(`${site}/campaigns?campaign=${rebate}`);
  const figures = member.getByTestId('campaign-figures');
  await expect(figures).toContainText('3.00');
  await expect(member.getByTestId('campaign-rule-rebated-spread')).toContainText('3.00');
  await expect(member.getByTestId('campaign-score')).toContainText('EURUSD');
  await member.getByText('Excluded', { exact: false }).last().click();
  await expect(member.getByTestId('campaign-score')).toContainText('The symbol is not on the list');
  expect(await axeFindings(member)).toEqual([]);
  await member.goto(`${site}/accounts?account=${LOGIN}&tab=funds`);
  await expect(member.getByRole('row').filter({ hasText: 'Spread rebate' })).toContainText('3.00');

  await member.goto(`${site}/campaigns?campaign=${waiver}`);
  await expect(figures).toContainText('6.00');
  await expect(member.getByTestId(`campaign-trade-${waivedTicket}`)).toContainText('6.00');
  expect(await axeFindings(member)).toEqual([]);
  await member.goto(`${site}/accounts?account=${RAW_LOGIN}&tab=statements`);
  await expect(member.getByTestId('costs-waived')).toContainText('6.00');
  await member.context().close();
});

async function join(page: Page, address: string, login: number): Promise<void> {
  await page.goto(address);
  await page.locator(`input[name="campaign-account"][value="${login}"]`).check();
  await page.locator('#campaign-terms').check();
  await page.getByTestId('campaign-join-submit').click();
  await expect(page.getByTestId('campaign-leave')).toBeVisible();
}
