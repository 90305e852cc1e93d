import type { AnswerIssue } from '../../../domain/onboarding/check-answers';
import { fieldKind } from '../../../domain/onboarding/field-kind';
import type { Answer, FieldSchema } from '../../../domain/onboarding/form-schema';
import { readingsOfAnswer } from '../../../domain/onboarding/number-answer';
import { directionOf } from '../../../domain/culture/culture';
import { useCulture } from '../../i18n/culture-context';
import { useNumbers } from '../../i18n/numbers';
import { useAlternatives } from '../../i18n/use-alternatives';
import { useTranslation } from '../../i18n/texts';

/** The error of an answer as a sentence that names the question. */
export function useAnswerIssueText(): (issue: AnswerIssue, field: FieldSchema, answer?: Answer) => string {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const listAlternatives = useAlternatives();
  // The question may be in another language. Isolated, its punctuation stays at the right end.
  const isRightToLeft = directionOf(useCulture()) === 'rtl';
  return ({ limit, reason }, field, answer) => {
    const { examples = [], title = '', 'x-portico-currency': currency } = field;
    const isNumber = ['money', 'number'].includes(fieldKind(field));
    const readings = isNumber ? readingsOfAnswer(answer, field) : [];
    if (readings.length > 0)
      return t('openAccount.issue.ambiguous', { readings: listAlternatives(readings.map(numbers.exact)) });
    const figure = limit === undefined ? '' : numbers.exact(String(limit));
    const [example] = examples;
    const isLikeExample = reason === 'pattern' && example !== undefined;
    return t(`openAccount.issue.${isLikeExample ? 'example' : reason}`, {
      field: isRightToLeft ? `\u2068${title}\u2069` : title,
      example,
      limit: currency === undefined ? figure : `\u2066${currency} ${figure}\u2069`,
    });
  };
}
