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

/** A question with its answer then and now. */
export interface ComparedAnswer {
  readonly section: string;
  readonly name: string;
  readonly field: FieldSchema;
  readonly before: Answer | undefined;
  readonly now: Answer | undefined;
  /** `new`: it was not answered before. */
  readonly mark: 'changed' | 'new' | 'same';
}

/** All questions of an effective form, held against what was submitted last. */
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

/** Whether two answers say the same; nothing and an empty text do. */
export function isSameAnswer(a: Answer | undefined, b: Answer | undefined): boolean {
  if (isUnanswered(a) || isUnanswered(b)) return isUnanswered(a) && isUnanswered(b);
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Answers with others laid over them, field by field. */
export function withAnswers(below: Answers, above: Answers): Answers {
  const sections = new Set([...Object.keys(below), ...Object.keys(above)]);
  return Object.fromEntries([...sections].map((name) => [name, { ...below[name], ...above[name] }]));
}
