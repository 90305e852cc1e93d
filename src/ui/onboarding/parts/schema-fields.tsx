import type { AnswerIssue } from '../../../domain/onboarding/check-answers';
import { cleanAnswer } from '../../../domain/onboarding/clean-answers';
import { fieldKind } from '../../../domain/onboarding/field-kind';
import {
  isGroup,
  orderOf,
  type Answer,
  type ChoiceSchema,
  type FieldSchema,
} from '../../../domain/onboarding/form-schema';
import { readingsOfAnswer, ruleOfNumber } from '../../../domain/onboarding/number-answer';
import { GatewayText } from '../../components/text/gateway-text';
import { useTranslation } from '../../i18n/texts';
import { ChoiceInput } from '../../forms/antd/choice-input';
import { SelectInput } from '../../forms/antd/select-input';
import type { DateInput as Calendar } from '../../forms/antd/date-input';
import { TextInput } from '../../forms/antd/text-input';
import { Field, FieldGroup } from '../../forms/field';
import { lazyControl } from '../../forms/lazy-control';
import { answerId } from './answer-id';
import { CountryInput } from './country-input';
import { Declaration } from './declaration';
import type { QuestionProps, SchemaFieldsProps } from './question';
import styles from './schema.module.css';
import { RepeatedGroup } from './repeated-group';
import { CheckboxList } from './checkbox-list';
import { TypedNumber } from './typed-number';
import { useAnswerIssueText } from './use-answer-issue-text';

type DateProps = Parameters<typeof Calendar>[0];

/** The date field is loaded late: few sections need it, and the calendar is a third of a screen's code. */
const DateInput = lazyControl<DateProps>(
  async () => (await import(/* webpackChunkName: "date-input" */ '../../forms/antd/date-input')).DateInput,
  ({ name, onChange, value }) => <TextInput type="date" name={name} value={value} onChange={onChange} />,
);

export interface SchemaFieldProps {
  /** The question's path in the form, `/section/field`. */
  path: string;
  schema: FieldSchema;
  required: boolean;
  answer: Answer | undefined;
  issues: readonly AnswerIssue[];
  onAnswer: (answer: Answer) => void;
}

/** One question of a form that is described by data (docs/decisions/0031). */
export function SchemaField({ path, issues, ...field }: SchemaFieldProps) {
  const { schema } = field;
  const issueText = useAnswerIssueText();
  const issue = issues.find((candidate) => candidate.at === path);
  const question = { ...field, id: answerId(path), error: issue && issueText(issue, schema, field.answer) };
  if (isGroup(schema))
    return <RepeatedGroup {...question} path={path} schema={schema} issues={issues} Fields={SchemaFields} />;
  switch (fieldKind(schema)) {
    case 'declaration':
    case 'tick':
      return <Declaration {...question} />;
    case 'cards':
    case 'several':
    case 'yes-no':
      return (
        <FieldGroup wide {...fieldProps(question)}>
          <Choices {...question} />
        </FieldGroup>
      );
    default:
      return (
        <Field {...fieldProps(question)}>
          <Control {...question} />
        </Field>
      );
  }
}

/** The label, hint and error around a control. Label and hint each have the direction of their text. */
function fieldProps({ id, schema, error, required }: QuestionProps) {
  const { description, examples = [], title = '' } = schema;
  const hint = description ?? examples[0];
  return {
    id,
    error,
    required,
    label: <Label required={required}>{title}</Label>,
    ...(hint !== undefined && { hint: <GatewayText culture={null}>{hint}</GatewayText> }),
  };
}

function Label({ required, children }: { required: boolean; children: string }) {
  const { t } = useTranslation();
  return (
    <GatewayText culture={null}>
      {required ? children : t('openAccount.optional', { field: children })}
    </GatewayText>
  );
}

/** A control that consists of several inputs. */
function Choices({ id, schema, answer, onAnswer }: QuestionProps) {
  const { t } = useTranslation();
  const { items, oneOf = [] } = schema;
  if (items !== undefined)
    return (
      <CheckboxList
        choices={(items as { oneOf: readonly ChoiceSchema[] }).oneOf}
        value={Array.isArray(answer) ? (answer as readonly string[]) : []}
        onChange={onAnswer}
      />
    );
  if (oneOf.length > 0)
    return <ChoiceInput name={id} choices={oneOf.map(choiceOf)} value={textOf(answer)} onChange={onAnswer} />;
  const choices = [
    { value: 'true', label: t('account.yes') },
    { value: 'false', label: t('account.no') },
  ];
  return (
    <ChoiceInput
      name={id}
      choices={choices}
      value={typeof answer === 'boolean' ? String(answer) : ''}
      onChange={(value) => onAnswer(value === 'true')}
    />
  );
}

/** A control that is a single input. */
function Control({ id, schema, answer, error, onAnswer }: QuestionProps) {
  const { format, oneOf = [], 'x-portico-age': age, 'x-portico-currency': currency } = schema;
  const text = textOf(answer);
  const readings = error === undefined ? [] : readingsOfAnswer(answer, schema);
  switch (fieldKind(schema)) {
    case 'choice':
      return <SelectInput value={text} choices={oneOf.map(choiceOf)} onChange={onAnswer} />;
    case 'country':
      return <CountryInput value={text} onChange={onAnswer} />;
    case 'date':
      return (
        <DateInput name={id} value={text} onChange={onAnswer} {...(age && { opensAt: USUAL_BIRTH_DATE })} />
      );
    case 'money':
      return (
        <TypedNumber
          value={text}
          rule={ruleOfNumber(schema)}
          prefix={currency}
          readings={readings}
          onChange={onAnswer}
        />
      );
    case 'number':
      return (
        <TypedNumber
          value={text}
          rule={ruleOfNumber(schema)}
          readings={readings}
          onChange={(text) => onAnswer(numberAnswer(text))}
        />
      );
    default:
      return (
        <TextInput
          name={id}
          autoComplete={format === undefined ? 'on' : 'off'}
          value={text}
          onChange={onAnswer}
          onBlur={() => {
            const clean = cleanAnswer(schema, text);
            if (clean !== text) onAnswer(clean);
          }}
        />
      );
  }
}

/** The calendar of a date of birth opens at this date. */
const USUAL_BIRTH_DATE = '1990-01-01';

const choiceOf = ({ const: value, title }: ChoiceSchema) => ({ value, label: title });
const textOf = (answer: Answer | undefined): string =>
  typeof answer === 'string' || typeof answer === 'number' ? String(answer) : '';

/** A text that is not a number stays as typed: the check reports it. */
function numberAnswer(text: string): Answer {
  if (text === '') return null;
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

/** The questions of a section, or of an item of a group, in their order. */
export function SchemaFields({ path, fields, answers, issues, onAnswer }: SchemaFieldsProps) {
  const { properties = {}, required = [] } = fields;
  return (
    <div className={styles['fields']}>
      {orderOf(fields).map((name) => (
        <SchemaField
          key={name}
          path={`${path}/${name}`}
          schema={properties[name] as FieldSchema}
          required={required.includes(name)}
          answer={answers[name]}
          issues={issues}
          onAnswer={(answer) => onAnswer(name, answer)}
        />
      ))}
    </div>
  );
}
