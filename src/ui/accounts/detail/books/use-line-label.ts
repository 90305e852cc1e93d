import { MOVEMENT_KINDS } from '../../../../domain/accounts/books';
import { useTranslation } from '../../../i18n/texts';

/** Translates a side or a kind of movement; any other value is returned as sent. */
export function useLineLabel(): (word: string) => string {
  const { t } = useTranslation();
  const kinds: readonly string[] = MOVEMENT_KINDS;
  return (value) => {
    if (value === 'buy' || value === 'sell') return t(`account.books.${value}`);
    return kinds.includes(value) ? t(`account.books.kinds.${value}`) : value;
  };
}
