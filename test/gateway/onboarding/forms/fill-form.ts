import { QUESTIONS } from '../../../../gateway/onboarding/outcome-rules.table';
import { effectiveItem, effectiveSchema } from '../../../../src/domain/onboarding/effective-schema';
import {
  isGroup,
  orderOf,
  type Answer,
  type Answers,
  type FieldAnswers,
  type FieldSchema,
  type FormSchema,
} from '../../../../src/domain/onboarding/form-schema';

/** Picks one of the possible answers; `at` is `section/field`. */
export type Pick = (at: string, answers: readonly string[]) => string | undefined;

export const first: Pick = (_at, answers) => answers[0];
export const last: Pick = (_at, answers) => answers.at(-1);

/** Answers of a client who knows trading and can bear a loss. */
export const knowing: Pick = (at, answers) =>
  QUESTIONS.find((question) => question.at === `/${at}`)?.good[0] ?? last(at, answers);

/** Texts that a field may want, tried in turn. */
const TEXTS = ['Nadia Keller', '10969', 'A lorry firm, founded in 1998, was sold to a competitor.'];
const BORN = '1990-02-04';
const COUNTRY = 'DE';
const AMOUNT = '12000';

/**
 * Answers every question of a form from the schema alone. A form that this function cannot answer, no client can
 * answer.
 */
export function fillForm(form: FormSchema, pick: Pick = first): Answers {
  let answers: Answers = {};
  for (;;) {
    const open = firstOpen(effectiveSchema(form, answers), answers);
    if (!open) return answers;
    const { field, name, section } = open;
    const answer = answerOf(field, `${section}/${name}`, pick);
    answers = { ...answers, [section]: { ...answers[section], [name]: answer } };
  }
}

function firstOpen({ properties, ...form }: FormSchema, answers: Answers) {
  for (const section of orderOf({ properties, ...form })) {
    const { properties: fields = {}, ...own } = properties[section]!;
    const name = orderOf({ properties: fields, ...own }).find((key) => answers[section]?.[key] === undefined);
    if (name !== undefined) return { section, name, field: fields[name]! };
  }
  return undefined;
}

function answerOf(field: FieldSchema, at: string, pick: Pick): Answer {
  if (isGroup(field))
    return Array.from({ length: field.minItems ?? 1 }, () => filledItem(field.items, at, pick)) as Answer;
  if (field.const === true) return true;
  if (field.oneOf) return pickChoice(field.oneOf, at, pick);
  if (field.items && 'oneOf' in field.items) return [pickChoice(field.items.oneOf, at, pick)];
  if (field.type === 'number' || field.type === 'integer') return field.minimum ?? field.maximum ?? 1;
  if (field.format === 'date') return BORN;
  if (field['x-portico-widget'] === 'money') return AMOUNT;
  if (field['x-portico-widget'] === 'country') return pick(at, [COUNTRY]) ?? COUNTRY;
  const { maxLength = Infinity, minLength = 0, pattern = '' } = field;
  const fits = (text: string) =>
    text.length >= minLength && text.length <= maxLength && new RegExp(pattern, 'u').test(text);
  const text = [...(field.examples ?? []), ...TEXTS].find(fits);
  if (text === undefined) throw new Error(`No text that is known fits ${at}`);
  return text;
}

function filledItem(items: Parameters<typeof effectiveItem>[0], at: string, pick: Pick): FieldAnswers {
  let item: FieldAnswers = {};
  for (;;) {
    const fields = effectiveItem(items, item);
    const name = orderOf(fields).find((key) => item[key] === undefined);
    if (name === undefined) return item;
    item = { ...item, [name]: answerOf(fields.properties![name]!, `${at}/${name}`, pick) };
  }
}

function pickChoice(choices: readonly { readonly const: string }[], at: string, pick: Pick): string {
  const answers = choices.map((choice) => choice.const);
  const answer = pick(at, answers);
  return answer !== undefined && answers.includes(answer) ? answer : answers[0]!;
}
