import { isUnanswered } from './check-answers';
import {
  orderOf,
  type Answer,
  type Answers,
  type FieldAnswers,
  type FieldSchema,
  type FieldsSchema,
  type FormSchema,
} from './form-schema';

/** A question with its previous and its current answer. */
export interface ComparedAnswer {
  readonly section: string;
  readonly name: string;
  readonly field: FieldSchema;
  readonly previousAnswer: Answer | undefined;
  readonly currentAnswer: Answer | undefined;
  /** `new`: it was not answered before. */
  readonly mark: 'changed' | 'new' | 'same';
}

/** All questions of an effective form, compared with the last submitted answers. */
export function compareAnswers(
  form: FormSchema,
  previousAnswers: Answers,
  currentAnswers: Answers,
): ComparedAnswer[] {
  return orderOf(form).flatMap((section) => {
    const fields = form.properties[section] as FieldsSchema;
    return orderOf(fields).map((name): ComparedAnswer => {
      const [previousAnswer, currentAnswer] = [
        previousAnswers[section]?.[name],
        currentAnswers[section]?.[name],
      ];
      const mark = isUnanswered(previousAnswer)
        ? 'new'
        : isSameAnswer(previousAnswer, currentAnswer)
          ? 'same'
          : 'changed';
      return {
        section,
        name,
        field: fields.properties?.[name] as FieldSchema,
        previousAnswer,
        currentAnswer,
        mark,
      };
    });
  });
}

/** Fields of a section that two devices have answered differently. */
export function differingFields(
  fields: FieldsSchema,
  answers: FieldAnswers,
  otherAnswers: FieldAnswers,
): string[] {
  return orderOf(fields).filter((name) => !isSameAnswer(answers[name], otherAnswers[name]));
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
