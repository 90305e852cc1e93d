import type { Page } from '@playwright/test';
import { OwnGateway } from '../kit/own-gateway';
import { axeFindings, expect, fillLogin, test } from '../kit/portal';

test.use({ viewport: { width: 1440, height: 900 } });
// This suite has its own gateway, because other tests need the re-assessments that are renewed here.
test.setTimeout(180_000);
test.describe.configure({ mode: 'default' });

let gateway: OwnGateway;
test.beforeAll(async () => {
  gateway = await OwnGateway.start();
});
test.afterAll(() => gateway.end());

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto(`${gateway.origin}/login`);
  await fillLogin(page, email);
  await expect(page.getByTestId('screen-accounts')).toBeVisible();
}

const alert = (page: Page, typeId: number) => page.getByTestId(`reassessment-alert-${typeId}`);

/** Loads the page again, and waits the two seconds of its reminders. */
async function lookAgain(page: Page): Promise<void> {
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/Client/client') && answer.ok());
  await page.goto(`${gateway.origin}/accounts`);
  await answered;
  await page.waitForTimeout(2_500);
}

test('postponed until tomorrow; then nothing has changed but what is new, and the reminder goes', async ({
  page,
}) => {
  await signIn(page, 'main@portico.test');
  await alert(page, 3).getByRole('link').click();
  await page.getByTestId('application-postpone').click();
  await expect(page.getByTestId('screen-accounts')).toBeVisible();
  await lookAgain(page);
  await expect(alert(page, 3)).toHaveCount(0);

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
  await lookAgain(page);
  await expect(alert(page, 3)).toHaveCount(0);
});

test('with changes: marked, undone, made again and handed in; popup and line go, the other one stays', async ({
  page,
}) => {
  await signIn(page, 'main-reassessment@portico.test');
  const popup = page.getByTestId('reassessment-popup-3');
  await popup.getByRole('button').last().click();
  await expect(page).toHaveURL(/typeId=3/);
  await page.locator('input[name="application-changed"]').nth(1).check();
  const same = page.getByTestId('application-same-means-netIncome');
  const changed = page.getByTestId('application-changed-means-netIncome');
  await same.getByRole('button').click();
  await same.getByRole('radio').last().click();
  await expect(changed.locator('s')).toBeVisible();
  await expect(same).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  await changed.getByRole('button').first().click();
  await expect(changed).toHaveCount(0);
  await same.getByRole('button').click();
  await same.getByRole('radio').last().click();
  await page.locator('input[name="answer-risk-sustainability"]').first().check();
  await page.getByTestId('application-submit').click();
  await expect(page.getByTestId('application-state')).toHaveAttribute('data-state', 'approved');
  await lookAgain(page);
  await expect(alert(page, 5)).toBeVisible();
  await expect(alert(page, 3)).toHaveCount(0);
  await expect(popup).toHaveCount(0);
});
