import { validate, type Schema } from '@cfworker/json-schema';
import { decimalOf } from '../kernel/numbers/decimal';
import { REASON_OF_KEYWORD, type AnswerReason } from './answer-reasons.table';
import { effectiveItem, effectiveSchema } from './effective-schema';
import {
  isFields,
  isGroup,
  orderOf,
  type Answer,
  type Answers,
  type FieldAnswers,
  type FieldSchema,
  type FieldsSchema,
  type FormSchema,
  type GroupSchema,
  type SectionSchema,
} from './form-schema';

/** An answer that can't be submitted, with the reason. */
export interface AnswerIssue {
  /** The place: `/section/field`, in a group `/section/field/0/field`, in a documents section `/section/kind`. */
  readonly at: string;
  readonly reason: AnswerReason;
  /** The exceeded limit: a number, or the decimal string of an amount. */
  readonly limit?: number | string;
}

/** True if an issue is at a place of the form, `/section/field`, or inside it. */
export function isIssueAt(issue: AnswerIssue, at: string): boolean {
  return issue.at === at || issue.at.startsWith(`${at}/`);
}

/** Facts for the checks of answers, in addition to the form. */
export interface AnswerFacts {
  /** `YYYY-MM-DD`, on the client's calendar or the gateway's. */
  readonly today: string;
  /** Kinds of the documents that were sent and not rejected. */
  readonly documents: readonly string[];
}

/** All issues of the answers, in the form's order. */
export function answerIssues(form: FormSchema, answers: Answers, facts: AnswerFacts): AnswerIssue[] {
  const effectiveForm = effectiveSchema(form, answers);
  return orderOf(effectiveForm).flatMap((name) =>
    sectionIssues(effectiveForm.properties[name] as SectionSchema, answers[name] ?? {}, `/${name}`, facts),
  );
}

/** The issues of one section of an effective form; `at` is `/section`. */
export function sectionIssues(
  section: SectionSchema,
  answers: FieldAnswers,
  at: string,
  facts: AnswerFacts,
): AnswerIssue[] {
  if (section['x-portico-widget'] !== 'documents') return fieldsIssues(section, answers, at, facts);
  const { 'x-portico-kinds': kinds = [] } = section;
  return kinds
    .filter((kind) => !facts.documents.includes(kind))
    .map((kind) => ({ at: `${at}/${kind}`, reason: 'required' }));
}

function fieldsIssues(fields: FieldsSchema, answers: FieldAnswers, at: string, facts: AnswerFacts) {
  const { properties = {}, required = [] } = fields;
  return orderOf(fields).flatMap((name) =>
    fieldIssues(properties[name] as FieldSchema, answers[name], `${at}/${name}`, {
      ...facts,
      isRequired: required.includes(name),
    }),
  );
}

interface FieldFacts extends AnswerFacts {
  readonly isRequired: boolean;
}

function fieldIssues(
  field: FieldSchema,
  answer: Answer | undefined,
  at: string,
  facts: FieldFacts,
): AnswerIssue[] {
  if (isUnanswered(answer)) {
    if (!facts.isRequired) return [];
    return [{ at, reason: field.const === true ? 'must-be-accepted' : 'required' }];
  }
  if (isGroup(field)) return groupIssues(field, answer, at, facts);
  const issue =
    schemaIssue(field, answer) ?? dateIssue(field, answer, facts.today) ?? amountIssue(field, answer);
  return issue ? [{ at, ...issue }] : [];
}

function groupIssues(group: GroupSchema, answer: Answer, at: string, facts: FieldFacts): AnswerIssue[] {
  const { items, ...list } = group;
  const issue = schemaIssue({ ...list, items: {} } as FieldSchema, answer);
  if (issue) return [{ at, ...issue }];
  return (answer as readonly FieldAnswers[]).flatMap((item, index) =>
    isFields(item)
      ? fieldsIssues(effectiveItem(items, item), item, `${at}/${index}`, facts)
      : [{ at: `${at}/${index}`, reason: 'pattern' as const }],
  );
}

/** An answer is missing if it is null, blank, or an empty list. */
export function isUnanswered(answer: Answer | undefined): answer is undefined {
  if (typeof answer === 'string') return answer.trim() === '';
  return answer === undefined || answer === null || (Array.isArray(answer) && answer.length === 0);
}

type Issue = Omit<AnswerIssue, 'at'>;

function schemaIssue(field: FieldSchema, answer: Answer): Issue | undefined {
  const [error] = validate(answer, field as object as Schema, '2020-12', {}).errors;
  if (!error) return undefined;
  const limit: unknown = field[error.keyword as keyof FieldSchema];
  const reason = REASON_OF_KEYWORD[error.keyword] ?? 'pattern';
  return { reason, ...(typeof limit === 'number' && { limit }) };
}

function dateIssue(field: FieldSchema, answer: Answer, today: string): Issue | undefined {
  const { 'x-portico-age': age, 'x-portico-latest': latest } = field;
  // `YYYY-MM-DD` dates compare as text. A person born on 29 February comes of age on 1 March.
  const latestBirthDate = age && `${Number(today.slice(0, 4)) - age.min}${today.slice(4)}`;
  if (latest && String(answer) > today) return { reason: 'in-the-future' };
  return age && latestBirthDate && String(answer) > latestBirthDate
    ? { reason: 'too-young', limit: age.min }
    : undefined;
}

function amountIssue(field: FieldSchema, answer: Answer): Issue | undefined {
  if (field['x-portico-widget'] !== 'money') return undefined;
  const { 'x-portico-minimum': minimum, 'x-portico-maximum': maximum } = field;
  const amount = decimalOf(String(answer));
  if (!amount) return { reason: 'pattern' };
  if (minimum !== undefined && amount.lt(minimum)) return { reason: 'too-small', limit: minimum };
  return maximum !== undefined && amount.gt(maximum) ? { reason: 'too-big', limit: maximum } : undefined;
}
