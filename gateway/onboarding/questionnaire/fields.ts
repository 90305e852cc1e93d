import type { ChoiceSchema, FieldSchema } from '../../../src/domain/onboarding/form-schema';
import type { QuestionnaireTextKey } from '../../texts/questionnaire-texts';

/* What fields of one kind have in common. A title is the key of a text, which the compiler knows. */

type Extra = Partial<FieldSchema> & { readonly description?: QuestionnaireTextKey };

/** The options of a list that have texts: `OptionOf<'years'>` is `none`, `under-1` … */
type OptionOf<List extends string> = QuestionnaireTextKey extends infer Key
  ? Key extends `${List}.${infer Option}`
    ? Option
    : never
  : never;

/** Any line of text. It is cleaned before it is checked; documents must not contain control characters. */
const LINE = '^[^\\p{Cc}\\p{Cs}]+$';

/** One line. */
export const text = (title: QuestionnaireTextKey, maxLength: number, extra: Extra = {}): FieldSchema => ({
  type: 'string',
  title,
  minLength: 1,
  maxLength,
  pattern: LINE,
  ...extra,
});

/** A number or code that an office gives: it begins with a letter or a digit. */
export const code = (title: QuestionnaireTextKey, maxLength: number, extra: Extra = {}): FieldSchema =>
  text(title, maxLength, { pattern: '^[\\p{L}\\p{N}][^\\p{Cc}\\p{Cs}]*$', ...extra });

/** A person's name, however it is written. */
export const nameOfPerson = (title: QuestionnaireTextKey, extra: Extra = {}): FieldSchema =>
  text(title, 50, { 'x-portico-widget': 'name', ...extra });

/** A statement that the client confirms by ticking its box. */
export const tick = (title: QuestionnaireTextKey): FieldSchema => ({
  type: 'boolean',
  title,
  'x-portico-widget': 'tick',
});

export const country = (title: QuestionnaireTextKey, extra: Extra = {}): FieldSchema => ({
  type: 'string',
  title,
  'x-portico-widget': 'country',
  pattern: '^[A-Z]{2}$',
  ...extra,
});

/** One of several, as a select. The texts of the options are `list.option`. */
export const choice = <List extends string>(
  title: QuestionnaireTextKey,
  list: List,
  options: readonly OptionOf<List>[],
  extra: Extra = {},
): FieldSchema => ({ type: 'string', title, oneOf: optionsOf(list, options), ...extra });

/** One of several, as a row of cards. */
export const cards = <List extends string>(
  title: QuestionnaireTextKey,
  list: List,
  options: readonly OptionOf<List>[],
  extra: Extra = {},
): FieldSchema => choice(title, list, options, { 'x-portico-widget': 'cards', ...extra });

export const yesNo = (title: QuestionnaireTextKey, extra: Extra = {}): FieldSchema =>
  cards(title, 'yesNo', ['yes', 'no'], extra);

/** At least one of several. */
export const several = <List extends string>(
  title: QuestionnaireTextKey,
  list: List,
  options: readonly OptionOf<List>[],
): FieldSchema => ({
  type: 'array',
  title,
  minItems: 1,
  uniqueItems: true,
  items: { oneOf: optionsOf(list, options) },
});

/** An amount with at most two decimals. */
export const money = (title: QuestionnaireTextKey, currency: string, extra: Extra = {}): FieldSchema => ({
  type: 'string',
  title,
  pattern: '^\\d{1,12}(\\.\\d{1,2})?$',
  'x-portico-widget': 'money',
  'x-portico-currency': currency,
  ...extra,
});

/** A declaration that has to be agreed to. */
export const declaration = (title: QuestionnaireTextKey, extra: Extra = {}): FieldSchema => ({
  type: 'boolean',
  title,
  const: true,
  ...extra,
});

const optionsOf = (list: string, options: readonly string[]): ChoiceSchema[] =>
  options.map((option) => ({ const: option, title: `${list}.${option}` }));
