import type { AnswerIssue } from '../../../domain/onboarding/check-answers';
import type { FieldSchema } from '../../../domain/onboarding/form-schema';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';

/** What is wrong with an answer, as a sentence with the question in it. */
export function useIssueWords(): (issue: AnswerIssue, field: FieldSchema) => string {
  const { t } = useTranslation();
  const numbers = useNumbers();
  return ({ limit, reason }, { examples = [], title = '', 'x-portico-currency': currency }) => {
    const figure = limit === undefined ? '' : numbers.exact(String(limit));
    const [example] = examples;
    const isLikeExample = reason === 'pattern' && example !== undefined;
    return t(`openAccount.issue.${isLikeExample ? 'example' : reason}`, {
      field: title,
      example,
      limit: currency === undefined ? figure : `\u2066${currency} ${figure}\u2069`,
    });
  };
}
