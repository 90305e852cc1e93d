import { expect, type Locator, type Page } from '@playwright/test';
import { effectiveItem } from '../../../src/domain/onboarding/effective-schema';
import { fieldKind } from '../../../src/domain/onboarding/field-kind';
import {
  isGroup,
  orderOf,
  type Answer,
  type FieldAnswers,
  type ChoiceSchema,
  type FieldSchema,
  type FieldsSchema,
} from '../../../src/domain/onboarding/form-schema';

/** More than the steps between any two fields. */
const MAX_TABS = 40;

/** Answers the questions of a section by keyboard, and checks that each control is named after its question. */
export async function answerByKeys(
  page: Page,
  idPrefix: string,
  fields: FieldsSchema,
  answers: FieldAnswers,
): Promise<void> {
  for (const name of orderOf(fields)) {
    const field = fields.properties?.[name] as FieldSchema;
    const answer = answers[name];
    if (answer !== undefined) await answerField(page, `${idPrefix}-${name}`, field, answer);
  }
}

/** Presses a button that Tab leads to. */
export async function pressByKeys(page: Page, testId: string): Promise<void> {
  await tabTo(page, `[data-testid="${testId}"]`);
  await page.keyboard.press('Enter');
}

async function answerField(page: Page, id: string, field: FieldSchema, answer: Answer): Promise<void> {
  const { oneOf = [], title = '' } = field;
  if (isGroup(field)) {
    for (const [index, item] of (answer as readonly FieldAnswers[]).entries())
      await answerByKeys(page, `${id}-${index}`, effectiveItem(field.items, item), item);
    return;
  }
  switch (fieldKind(field)) {
    case 'choice':
      await expectName(await tabTo(page, `#${id}`), title);
      return chooseByKeys(page, id, titleOf(oneOf, answer));
    case 'country':
      await expectName(await tabTo(page, `#${id}`), title);
      return chooseByKeys(page, id, await countryName(page, String(answer)));
    case 'cards': {
      const first = await tabTo(page, `input[name="${id}"]`);
      await expect(page.getByRole('group', { name: title }).locator(':focus')).toHaveCount(1);
      await expectName(first, oneOf[0]?.title ?? '');
      const index = oneOf.findIndex(({ const: value }) => value === answer);
      await page.keyboard.press('Space');
      for (let step = 0; step < index; step += 1) await page.keyboard.press('ArrowDown');
      return expect(page.locator(':focus')).toHaveAccessibleName(oneOf[index]?.title ?? '');
    }
    case 'several': {
      const { oneOf: choices } = field.items as { oneOf: readonly ChoiceSchema[] };
      for (const value of answer as readonly string[]) {
        const box = await tabTo(page, `[data-testid="${id}-${value}"]`);
        await expect(page.getByRole('group', { name: title }).locator(':focus')).toHaveCount(1);
        await expectName(box, titleOf(choices, value));
        await page.keyboard.press('Space');
      }
      return;
    }
    case 'tick':
      await expectName(await tabTo(page, `#${id}`), title);
      if (answer === true) await page.keyboard.press('Space');
      return;
    case 'declaration':
      await expectName(await tabTo(page, `#${id}`), title);
      await page.keyboard.press('Space');
      return expect(page.locator(`#${id}`)).toBeChecked();
    case 'date':
      // Until the calendar has loaded there is a native field, which expects another order of day and month.
      await page.locator(`.ant-picker #${id}`).waitFor();
      await expectName(await tabTo(page, `#${id}`), title);
      await page.keyboard.type(String(answer));
      return page.keyboard.press('Enter');
    default:
      await expectName(await tabTo(page, `#${id}`), title);
      return page.keyboard.type(String(answer));
  }
}

/** Chooses an entry of a list by typing its text. */
async function chooseByKeys(page: Page, id: string, title: string): Promise<void> {
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');
  await expect(page.locator(`#${id}-chosen`)).toHaveText(title);
}

/** A country's name in the language of the page. */
const countryName = (page: Page, code: string): Promise<string> =>
  page.evaluate(
    (region) => new Intl.DisplayNames(document.documentElement.lang, { type: 'region' }).of(region) ?? region,
    code,
  );

/** Presses Tab until one of the elements has the focus. */
async function tabTo(page: Page, selector: string): Promise<Locator> {
  // A calendar is loaded later than the other fields.
  await page.locator(selector).first().waitFor({ state: 'attached' });
  for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((target) => document.activeElement?.matches(target) ?? false, selector))
      return page.locator(':focus');
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

const expectName = (control: Locator, title: string) =>
  expect(control).toHaveAccessibleName(new RegExp(escapeRegExp(title)));
const escapeRegExp = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');
const titleOf = (choices: readonly ChoiceSchema[], value: Answer): string =>
  choices.find((choice) => choice.const === value)?.title ?? String(value);
