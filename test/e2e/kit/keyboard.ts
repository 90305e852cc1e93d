import { expect, type Page } from '@playwright/test';

/** Presses Tab until a field has the focus; if it cannot be reached, the test times out. */
export async function tabTo(page: Page, testId: string): Promise<void> {
  const field = page.getByTestId(testId);
  while (!(await field.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('Tab');
}

/** Moves to a field with Tab and types into it. */
export async function typeInto(page: Page, testId: string, text: string): Promise<void> {
  await tabTo(page, testId);
  await page.keyboard.type(text);
}

/** Moves to a list with Tab and chooses an entry by its name, as soon as the list has loaded. */
export async function chooseIn(page: Page, testId: string, name: string): Promise<void> {
  await tabTo(page, testId);
  await expect(page.getByTestId(testId).getByRole('option', { name, exact: true })).toBeAttached();
  await page.keyboard.type(name);
}
