import { cleanLine } from '../kernel/identifiers/line-text';
import { cleanName } from '../kernel/identifiers/person-name';
import { plainText } from '../kernel/identifiers/plain-text';
import { fieldKind } from './field-kind';
import { isFields, isGroup, type Answer, type FieldAnswers, type FieldSchema } from './form-schema';

/** The cleaning of a text by the widget of its question (docs/decisions/0043). */
const CLEANERS: ReadonlyMap<FieldSchema['x-portico-widget'], (text: string) => string> = new Map([
  ['postcode', codeInCapitals],
  ['name', cleanName],
  ['tax-number', plainText],
]);

/** A postcode without a letter or digit counts as empty. Its pattern, which depends on the country, is in the form. */
function codeInCapitals(text: string): string {
  const code = plainText(text).toUpperCase();
  return /[\p{L}\p{N}]/u.test(code) ? code : '';
}

/** The answers to a section's questions as they are checked, sent and stored; those to unknown questions stay. */
export function cleanAnswers(
  { properties = {} }: { readonly properties?: Readonly<Record<string, FieldSchema>> },
  answers: FieldAnswers,
): FieldAnswers {
  return Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => {
      const field = Object.hasOwn(properties, name) ? properties[name] : undefined;
      return [name, field ? cleanAnswer(field, answer) : answer];
    }),
  );
}

/** An answer in the form in which it is sent. Choices and ticks are not typed, and numbers have a separate reader. */
export function cleanAnswer(field: FieldSchema, answer: Answer): Answer {
  if (isGroup(field) && Array.isArray(answer)) {
    const items = answer as readonly unknown[];
    return items.map((item) => (isFields(item) ? cleanAnswers(field.items, item) : item)) as Answer;
  }
  if (typeof answer !== 'string') return answer;
  const kind = fieldKind(field);
  if (kind === 'date') return plainText(answer);
  return kind === 'text' ? (CLEANERS.get(field['x-portico-widget']) ?? cleanLine)(answer) : answer;
}
