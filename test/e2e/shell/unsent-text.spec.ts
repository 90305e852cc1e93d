import type { Page } from '@playwright/test';
import { axeFindings, expect, seedSession, SITE, test } from '../kit/portal';
import { tokenOf } from '../kit/portal-gateway';

const FIELD = 'input[name="next"]';
const WISH = 'half a new password';

/** Opens the security page by a link, so that there is a page to go back to, and types. */
async function openHalfFilledForm(page: Page, token: string): Promise<void> {
  await seedSession(page, token);
  await page.goto(`${SITE.main}/Profile`);
  await page.locator('a[href$="/Profile?tab=security"]:visible').first().click();
  await page.locator(FIELD).fill(WISH);
}

for (const width of [390, 1440])
  test(`a form with a password warns before it is left, at ${width} px @walk`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 844 });
    await openHalfFilledForm(page, await tokenOf(request, 'main@portico.test'));
    const question = page.getByTestId('leave-question');

    await page.evaluate(() => history.back());
    await expect(question).toBeVisible();
    await expect(page).toHaveURL(/tab=security$/);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(page.locator(FIELD)).toHaveValue(WISH);

    await page.locator('a[href$="/accounts"]:visible').first().click();
    await expect(question).toBeVisible();
    await page.getByTestId('leave-stay').click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(/tab=security$/);

    const browserQuestion = page.waitForEvent('dialog');
    const reload = page.evaluate(() => location.reload()).catch(() => undefined);
    const dialog = await browserQuestion;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await reload;
    await expect(page.locator(FIELD)).toHaveValue(WISH);

    await page.evaluate(() => history.back());
    await page.getByTestId('leave-confirm').click();
    await expect(page).toHaveURL(/\/Profile$/);
  });
