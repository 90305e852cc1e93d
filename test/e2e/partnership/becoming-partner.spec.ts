import { PartnerGateway } from '../kit/partner-gateway';
import { expect, fillLogin, test } from '../kit/portal';

test.use({ viewport: { width: 1440, height: 900 } });

let gateway: PartnerGateway;
test.beforeAll(async () => {
  gateway = await PartnerGateway.start();
});
test.afterAll(() => gateway.stop());

test('the sidebar of international loses campaigns when a person approves the partner, without a new sign-in', async ({
  page,
  request,
}) => {
  const site = gateway.site('intl');
  const { email, token } = await gateway.register({ affid: 'DX991TDV', cxd: 'HVYW0717J1' });
  await page.goto(`${site}/login`);
  await fillLogin(page, email);
  const sidebar = page.getByTestId('sidebar');
  await expect(sidebar.getByTestId('menu-campaigns')).toBeVisible();
  await gateway.becomePartner(request, email, token);
  await expect(sidebar.getByTestId('menu-campaigns')).toHaveCount(0);
  await expect(sidebar.getByTestId('menu-partnership')).toBeVisible();
});

test('the partnership of bank gains sub-partners when a person approves the partner', async ({
  page,
  request,
}) => {
  const site = gateway.site('bank');
  const email = 'bank@portico.test';
  await page.goto(`${site}/login`);
  await fillLogin(page, email);
  await expect(page.getByTestId('screen-accounts')).toBeVisible();
  await page.getByTestId('menu-partnership').click();
  const sections = page.getByRole('navigation').filter({ has: page.locator('a[href*="tab=payouts"]') });
  const subPartners = sections.locator('a[href*="tab=partners"]');
  await expect(sections.locator('a[href*="tab=clients"]')).toBeVisible();
  await expect(subPartners).toHaveCount(0);
  await gateway.becomePartner(request, email, await gateway.signIn(email));
  await subPartners.click();
  await expect(page).toHaveURL(/tab=partners/);
  await expect(
    page.getByTestId('partnership-partners-empty').or(page.getByTestId(/^sub-partner-/).first()),
  ).toBeVisible();
});
