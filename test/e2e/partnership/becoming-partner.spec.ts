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
