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

/** No field is more Tabs away from the one before. */
const MOST_TABS = 40;

/**
 * Answers the questions of a section with nothing but the keyboard, and compares each control's name with its question.
 */
export async function answerByKeys(
  page: Page,
  at: string,
  fields: FieldsSchema,
  answers: FieldAnswers,
): Promise<void> {
  for (const name of orderOf(fields)) {
    const field = fields.properties?.[name] as FieldSchema;
    const answer = answers[name];
    if (answer !== undefined) await answerField(page, `${at}-${name}`, field, answer);
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
    for (const [place, item] of (answer as readonly FieldAnswers[]).entries())
      await answerByKeys(page, `${id}-${place}`, effectiveItem(field.items, item), item);
    return;
  }
  switch (fieldKind(field)) {
    case 'choice':
      await named(await tabTo(page, `#${id}`), title);
      return chooseByKeys(page, id, titleOf(oneOf, answer));
    case 'country':
      await named(await tabTo(page, `#${id}`), title);
      return chooseByKeys(page, id, await countryIn(page, String(answer)));
    case 'cards': {
      const first = await tabTo(page, `input[name="${id}"]`);
      await expect(page.getByRole('group', { name: title }).locator(':focus')).toHaveCount(1);
      await named(first, oneOf[0]?.title ?? '');
      const place = oneOf.findIndex(({ const: value }) => value === answer);
      await page.keyboard.press('Space');
      for (let step = 0; step < place; step += 1) await page.keyboard.press('ArrowDown');
      return expect(page.locator(':focus')).toHaveAccessibleName(oneOf[place]?.title ?? '');
    }
    case 'several': {
      const { oneOf: choices } = field.items as { oneOf: readonly ChoiceSchema[] };
      for (const value of answer as readonly string[]) {
        const box = await tabTo(page, `[data-testid="${id}-${value}"]`);
        await expect(page.getByRole('group', { name: title }).locator(':focus')).toHaveCount(1);
        await named(box, titleOf(choices, value));
        await page.keyboard.press('Space');
      }
      return;
    }
    case 'declaration':
      await named(await tabTo(page, `#${id}`), title);
      await page.keyboard.press('Space');
      return expect(page.locator(`#${id}`)).toBeChecked();
    case 'date':
      // Until the calendar has come the browser's own field takes the day, in an order of its own.
      await page.locator(`.ant-picker #${id}`).waitFor();
      await named(await tabTo(page, `#${id}`), title);
      await page.keyboard.type(String(answer));
      return page.keyboard.press('Enter');
    default:
      await named(await tabTo(page, `#${id}`), title);
      return page.keyboard.type(String(answer));
  }
}

/** An entry of a list, by typing its words. */
async function chooseByKeys(page: Page, id: string, title: string): Promise<void> {
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');
  await expect(page.locator(`#${id}-chosen`)).toHaveText(title);
}

/** A country's name in the language of the page. */
const countryIn = (page: Page, code: string): Promise<string> =>
  page.evaluate(
    (one) => new Intl.DisplayNames(document.documentElement.lang, { type: 'region' }).of(one) ?? one,
    code,
  );

/** Presses Tab until one of the elements has the focus. */
async function tabTo(page: Page, selector: string): Promise<Locator> {
  // A calendar comes after the other fields.
  await page.locator(selector).first().waitFor({ state: 'attached' });
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((one) => document.activeElement?.matches(one) ?? false, selector))
      return page.locator(':focus');
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

const named = (control: Locator, title: string) =>
  expect(control).toHaveAccessibleName(new RegExp(escaped(title)));
const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');
const titleOf = (choices: readonly ChoiceSchema[], value: Answer): string =>
  choices.find((choice) => choice.const === value)?.title ?? String(value);
