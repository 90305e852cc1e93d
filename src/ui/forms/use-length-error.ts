import { isLongerThan } from '../../domain/kernel/identifiers/length';
import { useNumbers } from '../i18n/numbers';
import { useTranslation } from '../i18n/texts';

/** Returns the error of a text that is longer than its field allows, while it is too long. */
export function useLengthError(): (text: string, longest: number) => string | undefined {
  const { t } = useTranslation();
  const numbers = useNumbers();
  return (text, longest) =>
    isLongerThan(text, longest) ? t('common.tooLong', { max: numbers.integer(longest) }) : undefined;
}
