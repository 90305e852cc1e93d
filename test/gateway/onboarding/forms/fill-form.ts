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
export const knowledgeable: Pick = (at, answers) =>
  QUESTIONS.find((question) => question.at === `/${at}`)?.good[0] ?? last(at, answers);

/** Possible answers to a text field. The first that matches its rules is used. */
const TEXTS = ['Nadia Keller', '10969', 'A lorry firm, founded in 1998, was sold to a competitor.'];
/** States of a box to tick. */
export const BOX = ['false', 'true'];
const BIRTH_DATE = '1990-02-04';
const COUNTRY = 'DE';
const AMOUNT = '12000';

/**
 * Answers every question of a form from the schema alone. If it cannot, no client can either.
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
    const sectionSchema = properties[section]!;
    const { properties: fields = {} } = sectionSchema;
    const name = orderOf({ ...sectionSchema, properties: fields }).find(
      (key) => answers[section]?.[key] === undefined,
    );
    if (name !== undefined) return { section, name, field: fields[name]! };
  }
  return undefined;
}

function answerOf(field: FieldSchema, at: string, pick: Pick): Answer {
  if (isGroup(field))
    return Array.from({ length: field.minItems ?? 1 }, () => fillItem(field.items, at, pick)) as Answer;
  if (field.const === true) return true;
  if (field.type === 'boolean') return pick(at, BOX) === 'true';
  if (field.oneOf) return pickChoice(field.oneOf, at, pick);
  if (field.items && 'oneOf' in field.items) return [pickChoice(field.items.oneOf, at, pick)];
  if (field.type === 'number' || field.type === 'integer') return field.minimum ?? field.maximum ?? 1;
  if (field.format === 'date') return BIRTH_DATE;
  if (field['x-portico-widget'] === 'money') return AMOUNT;
  if (field['x-portico-widget'] === 'country') return pick(at, [COUNTRY]) ?? COUNTRY;
  const { maxLength = Infinity, minLength = 0, pattern = '' } = field;
  const matches = (text: string) =>
    text.length >= minLength && text.length <= maxLength && new RegExp(pattern, 'u').test(text);
  const text = [...(field.examples ?? []), ...TEXTS].find(matches);
  if (text === undefined) throw new Error(`None of the texts matches ${at}`);
  return text;
}

function fillItem(items: Parameters<typeof effectiveItem>[0], at: string, pick: Pick): FieldAnswers {
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
