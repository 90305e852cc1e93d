import { isUnanswered } from '../../../domain/onboarding/check-answers';
import { fieldKind } from '../../../domain/onboarding/field-kind';
import type { Answer, FieldAnswers, ChoiceSchema, FieldSchema } from '../../../domain/onboarding/form-schema';
import { isDecimal } from '../../../domain/kernel/numbers/decimal';
import { parseNumberText } from '../../../domain/kernel/numbers/number-text';
import { Amount, MissingValue } from '../../components/figures/amount';
import { useCulture } from '../../i18n/culture-context';
import { formatDay } from '../../i18n/dates';
import { ConjunctionList } from '../../i18n/conjunction-list';
import { localizedName } from '../../i18n/names';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { Verbatim } from '../../components/text/verbatim';

interface AnswerTextProps {
  schema: FieldSchema;
  answer: Answer | undefined;
  /** Shows whole tax numbers, so that two can be told apart. Otherwise only their last digits. */
  isUnmasked?: boolean;
}

/** An answer in words, as the question offers them. */
export function AnswerText({ schema, answer, isUnmasked = false }: AnswerTextProps) {
  const { t } = useTranslation();
  const culture = useCulture();
  const numbers = useNumbers();
  if (isUnanswered(answer) || answer === null || answer === undefined) return <MissingValue />;
  const text = String(answer);
  switch (fieldKind(schema)) {
    case 'declaration':
      return t(answer === true ? 'openAccount.accepted' : 'account.no');
    case 'tick':
    case 'yes-no':
      return t(answer === true ? 'account.yes' : 'account.no');
    case 'cards':
    case 'choice':
      return <bdi>{choiceTitle(schema.oneOf, text)}</bdi>;
    case 'several': {
      const { oneOf } = schema.items as { oneOf: readonly ChoiceSchema[] };
      return (
        <ConjunctionList
          items={(answer as readonly string[]).map((item) => (
            <bdi key={item}>{choiceTitle(oneOf, item)}</bdi>
          ))}
        />
      );
    }
    case 'group':
      return <GroupText schema={schema} items={answer as readonly FieldAnswers[]} isUnmasked={isUnmasked} />;
    case 'country':
      return localizedName('region', text, culture);
    case 'date':
      return <bdi>{isDay(text) ? formatDay(text, culture) : text}</bdi>;
    case 'money':
      return isDecimal(text) ? (
        <Amount value={text} currency={schema['x-portico-currency'] ?? ''} />
      ) : (
        typedText(text)
      );
    case 'number':
      return isDecimal(text) ? numbers.exact(text) : typedText(text);
    default:
      return (
        <Verbatim dir="auto">
          {schema['x-portico-widget'] === 'tax-number' && !isUnmasked ? maskNumber(text) : text}
        </Verbatim>
      );
  }
}

/** A number that could not be read, as typed. */
const typedText = (text: string): string => parseNumberText(text)?.text ?? text;

interface GroupTextProps {
  schema: FieldSchema;
  items: readonly FieldAnswers[];
  isUnmasked: boolean;
}

/** Each item by its first two answers, or by all. */
function GroupText({ schema, items, isUnmasked }: GroupTextProps) {
  const { properties = {} } = schema.items as { properties?: Readonly<Record<string, FieldSchema>> };
  return items.map((item, itemIndex) => (
    <div key={itemIndex}>
      {Object.entries(item)
        .filter(([name]) => Object.hasOwn(properties, name))
        .slice(0, isUnmasked ? undefined : 2)
        .map(([name, answer], index) => (
          <span key={name}>
            {index > 0 && ' · '}
            <AnswerText schema={properties[name] as FieldSchema} answer={answer} isUnmasked={isUnmasked} />
          </span>
        ))}
    </div>
  ));
}

/** A number this short cannot be recognized by its end. */
const SHORT_NUMBER_LENGTH = 6;
const maskNumber = (number: string): string =>
  `•••• •••• ${number.length > SHORT_NUMBER_LENGTH ? number.slice(-3) : ''}`.trim();

const choiceTitle = (choices: readonly ChoiceSchema[] = [], value: string): string =>
  choices.find(({ const: choice }) => choice === value)?.title ?? value;

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
