import { MOVEMENT_KINDS } from '../../../../domain/accounts/books';
import { useTranslation } from '../../../i18n/texts';

/** Translates a side or a kind of movement; an unknown word is returned as sent. */
export function useLineWord(): (word: string) => string {
  const { t } = useTranslation();
  const kinds: readonly string[] = MOVEMENT_KINDS;
  return (word) => {
    if (word === 'buy' || word === 'sell') return t(`account.books.${word}`);
    return kinds.includes(word) ? t(`account.books.kinds.${word}`) : word;
  };
}
