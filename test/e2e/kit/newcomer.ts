import { randomInt, randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { codeTo, mailedCodeTo } from './outbox';
import { SITE } from './portal';

export const NEW_PASSWORD = 'Fresh horse 7 battery';

/** A person with an email address and a German phone number that no other test uses. */
export function createNewcomer() {
  const digits = String(randomInt(1_000_000, 9_999_999));
  return { email: `${randomUUID()}@portico.test`, phone: `030 ${digits}`, e164: `+4930${digits}` };
}
export type Newcomer = ReturnType<typeof createNewcomer>;

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

/** Submits step 1, and enters the code from the outbox. */
export async function enterCode(page: Page, person: Newcomer): Promise<void> {
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
  const boxId = (await box.getAttribute('data-testid')) ?? '';
  await box.focus();
  await page.keyboard.press('End');
  await expect
    .poll(() => box.evaluate((element) => element.scrollHeight - element.clientHeight - element.scrollTop))
    .toBeLessThan(9);
  // The checkbox has no effect until the page has processed the scroll event.
  const checkbox = page.getByTestId('register-document');
  await expect(async () => {
    await checkbox.focus();
    await page.keyboard.press('Space');
    await expect(checkbox).toBeChecked({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId(boxId)).toHaveCount(0);
}

/** Registers a new client at an address of a site that registers in two steps. The client is then signed in. */
export async function registerNewcomer(
  page: Page,
  address = `${SITE.main}/register/open-trading-account`,
): Promise<Newcomer> {
  const person = createNewcomer();
  await page.goto(address);
  await fillPerson(page, person);
  await enterCode(page, person);
  await fillAddress(page);
  await page.getByTestId('register-submit').click();
  await expect(page.getByTestId('screen-accounts')).toBeVisible();
  return person;
}

/** Proves the newcomer's e-mail address by the mailed code, in the profile. */
export async function proveEmail(page: Page, { email }: Pick<Newcomer, 'email'>): Promise<void> {
  await page.goto(`${SITE.main}/profile?tab=security`);
  await page.getByTestId('email-proof-send').click();
  await page.locator('#email-proof-code').fill(await mailedCodeTo(page, email));
  await page.getByTestId('email-proof-submit').click();
  await expect(page.getByTestId('email-proof-state')).toContainText('Verified');
}
