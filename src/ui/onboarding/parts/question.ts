import type { AnswerIssue } from '../../../domain/onboarding/check-answers';
import type { Answer, FieldAnswers, FieldSchema, FieldsSchema } from '../../../domain/onboarding/form-schema';

/** A question with its answer. */
export interface QuestionProps {
  /** Id and test id of its control. */
  id: string;
  schema: FieldSchema;
  required: boolean;
  /** The error as a sentence. */
  error: string | undefined;
  answer: Answer | undefined;
  onAnswer: (answer: Answer) => void;
}

/** A group of questions with their answers. */
export interface SchemaFieldsProps {
  /** The path of the questions in the form, `/section`. */
  path: string;
  /** The questions as the given answers determine them. */
  fields: FieldsSchema;
  answers: FieldAnswers;
  issues: readonly AnswerIssue[];
  onAnswer: (field: string, answer: Answer) => void;
}
