import type { Page } from '@playwright/test';
import { PrivateGateway } from '../kit/own-gateway';
import { axeFindings, expect, fillLogin, test } from '../kit/portal';

test.use({ viewport: { width: 1440, height: 900 } });
// This suite has its own gateway, because other tests need the re-assessments that are renewed here.
test.setTimeout(180_000);
test.describe.configure({ mode: 'default' });

let gateway: PrivateGateway;
test.beforeAll(async () => {
  gateway = await PrivateGateway.start();
});
test.afterAll(() => gateway.stop());

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto(`${gateway.origin}/login`);
  await fillLogin(page, email);
  await expect(page.getByTestId('screen-accounts')).toBeVisible();
}

const alertOf = (page: Page, typeId: number) => page.getByTestId(`reassessment-alert-${typeId}`);

/** Loads the page again, and waits the two seconds until reminders appear. */
async function reloadReminders(page: Page): Promise<void> {
  const response = page.waitForResponse((answer) => answer.url().endsWith('/Client/client') && answer.ok());
  await page.goto(`${gateway.origin}/accounts`);
  await response;
  await page.waitForTimeout(2_500);
}

test('a re-assessment is postponed, then renewed without changes', async ({ page }) => {
  await signIn(page, 'main@portico.test');
  await alertOf(page, 3).getByRole('link').click();
  await page.getByTestId('application-postpone').click();
  await expect(page.getByTestId('screen-accounts')).toBeVisible();
  await reloadReminders(page);
  await expect(alertOf(page, 3)).toHaveCount(0);

  await page.goto(`${gateway.origin}/open-investment-account?typeId=3`);
  await page.locator('input[name="application-changed"]').first().check();
  await expect(page.getByTestId('application-new')).toBeVisible();
  await expect(page.getByTestId('application-same')).toHaveCount(0);
  await page.getByTestId('application-submit').click();
  await expect(page.locator('input[name="answer-risk-sustainability"]').first()).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Space');
  await page.getByTestId('application-submit').click();
  await expect(page.getByTestId('application-state')).toHaveAttribute('data-state', 'approved');
  await reloadReminders(page);
  await expect(alertOf(page, 3)).toHaveCount(0);
});

test('a re-assessment with a change, which can be undone, ends its reminders', async ({ page }) => {
  await signIn(page, 'main-reassessment@portico.test');
  const popup = page.getByTestId('reassessment-popup-3');
  await popup.getByRole('button').last().click();
  await expect(page).toHaveURL(/typeId=3/);
  await page.locator('input[name="application-changed"]').nth(1).check();
  const unchangedField = page.getByTestId('application-same-means-netIncome');
  const changedField = page.getByTestId('application-changed-means-netIncome');
  await unchangedField.getByRole('button').click();
  await unchangedField.getByRole('radio').last().click();
  await expect(changedField.locator('s')).toBeVisible();
  await expect(unchangedField).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  await changedField.getByRole('button').first().click();
  await expect(changedField).toHaveCount(0);
  await unchangedField.getByRole('button').click();
  await unchangedField.getByRole('radio').last().click();
  await page.locator('input[name="answer-risk-sustainability"]').first().check();
  await page.getByTestId('application-submit').click();
  await expect(page.getByTestId('application-state')).toHaveAttribute('data-state', 'approved');
  await reloadReminders(page);
  await expect(alertOf(page, 5)).toBeVisible();
  await expect(alertOf(page, 3)).toHaveCount(0);
  await expect(popup).toHaveCount(0);
});
