import { validate } from '@cfworker/json-schema';
import {
  isFields,
  isGroup,
  orderOf,
  type Answer,
  type Answers,
  type FieldAnswers,
  type Condition,
  type FieldSchema,
  type FieldsSchema,
  type FormSchema,
  type SectionSchema,
} from './form-schema';

/**
 * The form for these answers, as a plain JSON Schema: parts whose condition is not met are removed, and patterns that
 * depend on another field are filled in. Parts that depend on a removed answer are removed too.
 */
export function effectiveSchema(form: FormSchema, answers: Answers): FormSchema {
  let relevantAnswers = answers;
  for (;;) {
    const effectiveForm = resolveForm(form, relevantAnswers);
    const remainingAnswers = relevantAnswersOf(effectiveForm, relevantAnswers);
    if (JSON.stringify(remainingAnswers) === JSON.stringify(relevantAnswers)) return effectiveForm;
    relevantAnswers = remainingAnswers;
  }
}

/** The fields of one item of a group. Their conditions and patterns refer to the item only. */
export function effectiveItem(fields: FieldsSchema, item: FieldAnswers): FieldsSchema {
  return resolveFields(fields, item);
}

/** The answers to the questions of an effective form. */
export function relevantAnswersOf({ properties }: FormSchema, answers: Answers): Answers {
  return Object.fromEntries(
    Object.entries(answers).flatMap(([name, sectionAnswers]) =>
      Object.hasOwn(properties, name)
        ? [[name, relevantFields(properties[name] as FieldsSchema, sectionAnswers)]]
        : [],
    ),
  );
}

function relevantFields({ properties = {} }: FieldsSchema, answers: FieldAnswers): FieldAnswers {
  return Object.fromEntries(
    Object.entries(answers).flatMap(([name, answer]) =>
      Object.hasOwn(properties, name)
        ? [[name, relevantAnswer(properties[name] as FieldSchema, answer)]]
        : [],
    ),
  );
}

function relevantAnswer(field: FieldSchema, answer: Answer): Answer {
  if (!isGroup(field) || !Array.isArray(answer)) return answer;
  return answer.map((item: unknown) =>
    isFields(item) ? relevantFields(effectiveItem(field.items, item), item) : item,
  ) as Answer;
}

function resolveForm(form: FormSchema, answers: Answers): FormSchema {
  const sections = orderOf(form).flatMap((name) => {
    const { 'x-portico-if': condition, ...section } = form.properties[name] as SectionSchema;
    return isMet(condition, answers) ? [[name, resolveFields(section, answers)] as const] : [];
  });
  return {
    ...form,
    properties: Object.fromEntries(sections),
    'x-portico-order': sections.map(([name]) => name),
  };
}

/** @param scope the answers that conditions and pointers refer to. */
function resolveFields<Fields extends FieldsSchema>(fields: Fields, scope: object): Fields {
  const { properties = {}, required = [] } = fields;
  const visibleFields = orderOf(fields).flatMap((name) => {
    const field = properties[name] as FieldSchema;
    return isMet(field['x-portico-if'], scope) ? [[name, field] as const] : [];
  });
  const isRequired = ([name, field]: readonly [string, FieldSchema]) =>
    required.includes(name) ||
    (field['x-portico-required-if'] !== undefined && isMet(field['x-portico-required-if'], scope));
  return {
    ...fields,
    properties: Object.fromEntries(visibleFields.map(([name, field]) => [name, resolveField(field, scope)])),
    required: visibleFields.filter(isRequired).map(([name]) => name),
    'x-portico-order': visibleFields.map(([name]) => name),
  };
}

function resolveField(field: FieldSchema, scope: object): FieldSchema {
  const {
    'x-portico-if': _if,
    'x-portico-required-if': _requiredIf,
    'x-portico-pattern-by': patternRule,
    ...plainField
  } = field;
  const dependentPattern =
    patternRule &&
    Object.entries(patternRule.patterns).find(
      ([answer]) => answer === answerAt(scope, patternRule.field),
    )?.[1];
  return dependentPattern
    ? { ...plainField, pattern: dependentPattern.pattern, examples: [dependentPattern.example] }
    : plainField;
}

const isMet = (condition: Condition | undefined, scope: object): boolean =>
  condition === undefined || validate(scope, condition, '2020-12', {}).valid;

function answerAt(scope: object, pointer: string): unknown {
  const steps = pointer.replace(/^\//, '').split('/');
  return steps.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, step)
        ? (value as Record<string, unknown>)[step]
        : undefined,
    scope,
  );
}
