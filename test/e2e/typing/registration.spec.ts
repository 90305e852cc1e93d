import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { InputMethod, submitsIn } from '../kit/input-method';
import { NEW_PASSWORD } from '../kit/newcomer';
import { createPersonOf, NEWCOMERS, type NewcomerRow } from '../kit/newcomers.table';
import { messagesTo } from '../kit/outbox';
import { expect, PORT, SITE, test } from '../kit/portal';
import { READERS, recordBodies } from '../kit/readers';

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

/** Pastes a text that was copied elsewhere. */
async function paste(field: Locator, text: string): Promise<void> {
  await field.page().evaluate((clipboardText) => navigator.clipboard.writeText(clipboardText), text);
  await field.fill('');
  await field.press('ControlOrMeta+v');
}

/** Types a text with an input method, whose last Enter sends nothing. */
async function compose(method: InputMethod, field: Locator, text: string): Promise<void> {
  const before = await submitsIn(method.page);
  await field.focus();
  await method.acceptByEnter(text);
  await expect(field).toHaveValue(text);
  expect(await submitsIn(method.page)).toBe(before);
}

const field = (page: Page, name: string): Locator => page.getByTestId(`register-${name}`);
const errorOf = (page: Page, name: string): Locator => page.locator(`#register-${name}-error`);

/** Step 1, as the visitor types and pastes it. */
async function enterPerson(
  method: InputMethod,
  { country, names }: NewcomerRow,
  typedTexts: Readonly<Record<'email' | 'phone', string>>,
): Promise<void> {
  const { page } = method;
  await field(page, 'country').selectOption(country);
  await compose(method, field(page, 'firstName'), names.firstName[0]);
  if (names.lastName) await compose(method, field(page, 'lastName'), names.lastName[0]);
  else await field(page, 'hasOneName').check();
  await paste(field(page, 'email'), typedTexts.email);
  await paste(field(page, 'phone'), typedTexts.phone);
  await field(page, 'password').fill(NEW_PASSWORD);
  await field(page, 'confirm').fill(NEW_PASSWORD);
  await field(page, 'terms').check();
  await field(page, 'submit').click();
  await expect(field(page, 'code')).toBeVisible();
}

/** The code, pasted with the text of its whole message. */
async function pasteMessage(page: Page, phone: string): Promise<void> {
  const [message] = await messagesTo(page, phone);
  const text = message?.body ?? '';
  const code = /\d{6}/.exec(text)?.[0] ?? '';
  await paste(field(page, 'code'), `${text}\n`);
  await expect(field(page, 'code')).toHaveValue(code);
  await field(page, 'submit').click();
  await expect(field(page, 'birthDate')).toBeVisible();
}

/** Step 2: the year of another calendar is refused, then the date is pasted whole. */
async function enterDetails(
  method: InputMethod,
  { address, birthDate, country, otherYear, postcode }: NewcomerRow,
): Promise<void> {
  const { page } = method;
  await field(page, 'birthDate-day').fill('3');
  await field(page, 'birthDate-month').fill('2');
  await field(page, 'birthDate-year').fill(otherYear);
  await field(page, 'citizenship').selectOption(country);
  for (const [name, [typed]] of Object.entries(address)) await compose(method, field(page, name), typed);
  if (postcode) await compose(method, field(page, 'postcode'), postcode[0]);
  else await expect(field(page, 'postcode')).toHaveCount(0);
  await field(page, 'submit').click();
  await expect(errorOf(page, 'birthDate')).toContainText('1990');
  const firstPart = page.locator('[data-testid^="register-birthDate-"]').first();
  await paste(firstPart, birthDate);
  for (const [part, value] of [
    ['day', 3],
    ['month', 2],
    ['year', 1990],
  ] as const)
    expect(Number(await field(page, `birthDate-${part}`).inputValue())).toBe(value);
  await field(page, 'submit').click();
  await expect(page.getByTestId('screen-accounts')).toBeVisible();
}

async function profileOf(request: APIRequestContext, page: Page): Promise<unknown> {
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const answer = await request.get(`http://localhost:${PORT}/api/client/v1/Client/profile`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { result: unknown }).result;
}

for (const row of NEWCOMERS)
  test(`${row.reader}, ${row.country}: a registration, as people type and paste`, async ({
    page,
    request,
  }) => {
    const method = await InputMethod.attach(page);
    const { typed, stored } = createPersonOf(row);
    const details = recordBodies(page, '/Registration/registerstep2');
    await page.goto(`${SITE.main}/${READERS[row.reader].prefix}/register/open-trading-account`);
    await expect(page.locator('html')).toHaveAttribute('lang', row.reader);
    await enterPerson(method, row, typed);
    await pasteMessage(page, stored.phone);
    await enterDetails(method, row);
    expect(details).toMatchObject([{ birthDate: '1990-02-03' }]);
    expect(await profileOf(request, page)).toMatchObject(stored);
  });
