import { PartnerGateway } from '../kit/partner-gateway';
import { axeFindings, expect, fillAmount, fillLogin, test } from '../kit/portal';

const EMAIL = 'international@portico.test';
const LOGIN = 91205570;
const HOUR = 3_600_000;
const CMS = 'gateway/cms';

test.use({ viewport: { width: 1440, height: 900 } });
test.setTimeout(180_000);

let gateway: PartnerGateway;
test.beforeAll(async () => {
  gateway = await PartnerGateway.start();
});
test.afterAll(() => gateway.stop());

test('a deposit brings a bonus, the withdrawal form shows the part that is lost, and lots turn it into balance', async ({
  browser,
  page,
}) => {
  const site = gateway.site('intl');
  const campaigns = await gateway.read<{ id: number; kind: string }[]>(
    'Campaigns',
    await gateway.signIn(EMAIL),
    CMS,
  );
  const address = `${site}/campaigns?campaign=${campaigns.find(({ kind }) => kind === 'bonus')?.id}`;

  await page.goto(`${site}/login`);
  await fillLogin(page, EMAIL);
  await expect(page.getByTestId('screen-accounts')).toBeVisible();
  await page.goto(address);
  await expect(page.getByTestId('campaign-rule-deposit')).toContainText('Not met');
  await page.locator(`input[name="campaign-account"][value="${LOGIN}"]`).check();
  await page.locator('#campaign-terms').check();
  await page.getByTestId('campaign-join-submit').click();
  await expect(page.getByTestId('campaign-leave')).toBeVisible();

  await page.goto(`${site}/accounts?deposit=${LOGIN}`);
  await page.getByTestId('money-method').locator('input[value="card"]').check();
  await fillAmount(page.getByTestId('money-amount'), '600');
  await expect(page.getByTestId('money-quote')).toContainText('600.00');
  await page.getByTestId('money-submit').click();
  await page.locator('button[value="pay"]').click();
  await expect(page.getByTestId('money-request')).toHaveAttribute('data-state', 'completed');

  await page.goto(address);
  await expect(page.getByTestId('campaign-bonus')).toContainText('100.00');
  await expect(page.getByTestId('campaign-bonus-active')).toContainText('10.00');
  expect(await axeFindings(page)).toEqual([]);

  await page.goto(`${site}/accounts?withdraw=${LOGIN}`);
  await page.getByTestId('money-method').locator('input[value="bank"]').check();
  await fillAmount(page.getByTestId('money-amount'), '500');
  await expect(page.getByTestId('money-credit-loss')).toContainText(
    /This takes away USD.\d+\.\d\d of credit\./,
  );
  expect(await axeFindings(page)).toEqual([]);

  await gateway.advance(2 * HOUR);
  await gateway.trade({ login: LOGIN, symbol: 'EURUSD', lots: '4' });
  const member = await gateway.openPage(browser, site, EMAIL);
  await member.goto(address);
  await expect(member.getByTestId('campaign-rule-volume')).toContainText('4.00 of 10.00');
  await member.getByTestId('campaign-leave').click();
  await expect(member.getByTestId('campaign-leave-question')).toContainText('100.00');

  await gateway.trade({ login: LOGIN, symbol: 'EURUSD', lots: '6' });
  await member.reload();
  await expect(member.getByTestId('campaign-bonus-unlocked')).toContainText('100.00');
  await member.goto(`${site}/accounts?account=${LOGIN}&tab=funds`);
  await expect(member.getByRole('row').filter({ hasText: 'Credit' }).first()).toContainText('100.00');
  await member.context().close();
});
