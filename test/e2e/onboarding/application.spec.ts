import { axeFindings, expect, seedSession, SITE, test } from '../kit/portal';
import { tokenOf } from '../kit/portal-gateway';
import type { Page } from '@playwright/test';

const EMAIL = 'main-onboarding@portico.test';
const ADDRESS = `${SITE.main}/open-investment-account`;

test.use({ viewport: { width: 390, height: 844 } });

const occupation = (page: Page) => page.locator('#answer-means-occupation');

async function choose(page: Page, field: string): Promise<void> {
  await page.locator(`#answer-means-${field}`).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

test('an application continues on another device, and a conflict of both is shown', async ({
  browser,
  page,
  request,
}) => {
  const token = await tokenOf(request, EMAIL);
  await seedSession(page, token);
  await page.goto(ADDRESS);
  await expect(page.getByTestId('application-section-means')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  // The missing answer is named, and has the focus.
  await occupation(page).fill('Ingeniera');
  await page.getByTestId('application-continue').click();
  await expect(page.getByTestId('application-section-means')).toContainText('Sector');
  await expect(page.locator('#answer-means-industry')).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await choose(page, 'industry');
  await choose(page, 'education');
  await page
    .getByRole('group', { name: /patrimonio\?/ })
    .getByRole('checkbox')
    .first()
    .check();
  await page.getByRole('radio', { name: 'Menos de 100 mil' }).check();
  await page.locator('#answer-means-expectedDeposits').fill('12000');
  await page.getByTestId('application-continue').click();
  await expect(page.getByTestId('application-section-experience')).toBeVisible();

  const desktop = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await seedSession(desktop, await tokenOf(request, EMAIL));
  await desktop.goto(ADDRESS);
  await expect(desktop.getByTestId('application-section-experience')).toBeVisible();
  await desktop.getByTestId('application-step-means').click();
  await expect(occupation(desktop)).toHaveValue('Ingeniera');
  await occupation(desktop).fill('Arquitecta naval');
  await desktop.getByTestId('application-continue').click();
  await expect(desktop.getByTestId('application-section-experience')).toBeVisible();
  expect(await axeFindings(desktop)).toEqual([]);
  await desktop.context().close();

  await page.getByTestId('application-back').click();
  await occupation(page).fill('Profesora');
  await page.getByTestId('application-continue').click();
  const conflict = page.getByTestId('application-conflict');
  await expect(conflict).toContainText('Arquitecta naval');
  await expect(conflict).toContainText('Profesora');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByTestId('conflict-theirs').click();
  await expect(conflict).toBeHidden();
  await page.reload();
  await expect(occupation(page)).toHaveValue('Arquitecta naval');
});
