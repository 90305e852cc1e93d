import type { AnswerIssue } from '../../../domain/onboarding/check-answers';
import type { FieldSchema } from '../../../domain/onboarding/form-schema';
import { directionOf } from '../../../domain/language/culture';
import { useCulture } from '../../i18n/culture-context';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';

/** What is wrong with an answer, as a sentence with the question in it. */
export function useIssueWords(): (issue: AnswerIssue, field: FieldSchema) => string {
  const { t } = useTranslation();
  const numbers = useNumbers();
  // The question may be in another language: its signs must not go to the other end of it.
  const isRightToLeft = directionOf(useCulture()) === 'rtl';
  return ({ limit, reason }, { examples = [], title = '', 'x-portico-currency': currency }) => {
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
