import { randomInt, randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { codeTo } from './outbox';

export const NEW_PASSWORD = 'Fresh horse 7 battery';

/** A person no other test knows, with their own email address and German phone number. */
export function newcomer() {
  const digits = String(randomInt(1_000_000, 9_999_999));
  return { email: `${randomUUID()}@portico.test`, phone: `030 ${digits}`, e164: `+4930${digits}` };
}
export type Newcomer = ReturnType<typeof newcomer>;

/** Fills in the fields that every registration starts with. */
export async function fillPerson(page: Page, { email, phone }: Newcomer, country = 'DE'): Promise<void> {
  await page.getByTestId('register-country').selectOption(country);
  await page.getByTestId('register-firstName').fill('Zoë');
  await page.getByTestId('register-lastName').fill("O'Neill-محمد");
  await page.getByTestId('register-email').fill(email);
  await page.getByTestId('register-phone').fill(phone);
  await page.getByTestId('register-password').fill(NEW_PASSWORD);
  await page.getByTestId('register-confirm').fill(NEW_PASSWORD);
}

/** Step 1 and the code from the outbox; ends on step 2. */
export async function passCode(page: Page, person: Newcomer): Promise<void> {
  await page.getByTestId('register-terms').check();
  await page.getByTestId('register-submit').click();
  await expect(page.getByTestId('register-code')).toBeVisible();
  await page.getByTestId('register-code').fill(await codeTo(page, person.e164));
  await page.getByTestId('register-submit').click();
  await expect(page.getByTestId('register-birthDate')).toBeVisible();
}

/** Enters a date of birth, `YYYY-MM-DD` or empty, into its three fields. */
export async function fillBirthDate(page: Page, date: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-');
  for (const [part, text] of Object.entries({ day, month, year }))
    await page.getByTestId(`register-birthDate-${part}`).fill(text);
}

/** The person and address fields of step 2. */
export async function fillAddress(page: Page, country = 'DE'): Promise<void> {
  await fillBirthDate(page, '1990-02-03');
  await page.getByTestId('register-citizenship').selectOption(country);
  await page.getByTestId('register-address').fill('Unter den Linden 1');
  await page.getByTestId('register-city').fill('Berlin');
  await page.getByTestId('register-postcode').fill('10117');
}

/** Reads the current regulatory document to its end, ticks it and continues, by keyboard. */
export async function acceptDocument(page: Page): Promise<void> {
  const box = page.locator('section[data-testid^="register-document-"]');
  const handle = (await box.getAttribute('data-testid')) ?? '';
  await box.focus();
  await page.keyboard.press('End');
  await expect
    .poll(() => box.evaluate((element) => element.scrollHeight - element.clientHeight - element.scrollTop))
    .toBeLessThan(9);
  // The page learns through an event that the end was reached; ticking before that has no effect.
  const tick = page.getByTestId('register-document');
  await expect(async () => {
    await tick.focus();
    await page.keyboard.press('Space');
    await expect(tick).toBeChecked({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId(handle)).toHaveCount(0);
}
