import { isUnanswered } from './check-answers';
import {
  orderOf,
  type Answer,
  type Answers,
  type AnswersOf,
  type FieldSchema,
  type FieldsSchema,
  type FormSchema,
} from './form-schema';

/** A question with its earlier and its current answer. */
export interface ComparedAnswer {
  readonly section: string;
  readonly name: string;
  readonly field: FieldSchema;
  readonly before: Answer | undefined;
  readonly now: Answer | undefined;
  /** `new`: it was not answered before. */
  readonly mark: 'changed' | 'new' | 'same';
}

/** All questions of an effective form, compared with the last submitted answers. */
export function comparedAnswers(form: FormSchema, before: Answers, now: Answers): ComparedAnswer[] {
  return orderOf(form).flatMap((section) => {
    const fields = form.properties[section] as FieldsSchema;
    return orderOf(fields).map((name): ComparedAnswer => {
      const [was, is] = [before[section]?.[name], now[section]?.[name]];
      const mark = isUnanswered(was) ? 'new' : isSameAnswer(was, is) ? 'same' : 'changed';
      return { section, name, field: fields.properties?.[name] as FieldSchema, before: was, now: is, mark };
    });
  });
}

/** Fields of a section that two devices have answered differently. */
export function differingFields(fields: FieldsSchema, mine: AnswersOf, theirs: AnswersOf): string[] {
  return orderOf(fields).filter((name) => !isSameAnswer(mine[name], theirs[name]));
}

/** Compares two answers; a missing answer equals an empty text. */
export function isSameAnswer(a: Answer | undefined, b: Answer | undefined): boolean {
  if (isUnanswered(a) || isUnanswered(b)) return isUnanswered(a) && isUnanswered(b);
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Answers with overrides, field by field. */
export function withAnswers(base: Answers, overrides: Answers): Answers {
  const sections = new Set([...Object.keys(base), ...Object.keys(overrides)]);
  return Object.fromEntries([...sections].map((name) => [name, { ...base[name], ...overrides[name] }]));
}
