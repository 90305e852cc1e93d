import type { AnswerIssue } from '../../../domain/onboarding/check-answers';
import type { Answer, AnswersOf, FieldSchema, FieldsSchema } from '../../../domain/onboarding/form-schema';

/** A question with its answer. */
export interface QuestionProps {
  /** Id and handle of its control. */
  id: string;
  schema: FieldSchema;
  required: boolean;
  /** What is wrong, as a sentence. */
  error: string | undefined;
  answer: Answer | undefined;
  onAnswer: (answer: Answer) => void;
}

/** Questions that stand together, with their answers. */
export interface SchemaFieldsProps {
  /** Their place in the form, `/section`. */
  at: string;
  /** As they are for these answers. */
  fields: FieldsSchema;
  answers: AnswersOf;
  issues: readonly AnswerIssue[];
  onAnswer: (field: string, answer: Answer) => void;
}
