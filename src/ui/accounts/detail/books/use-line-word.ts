import { MOVEMENT_KINDS } from '../../../../domain/accounts/books';
import { useTranslation } from '../../../i18n/texts';

/** The client's word for a side or a kind of movement; a gateway's own word as it came. */
export function useLineWord(): (word: string) => string {
  const { t } = useTranslation();
  const kinds: readonly string[] = MOVEMENT_KINDS;
  return (word) => {
    if (word === 'buy' || word === 'sell') return t(`account.books.${word}`);
    return kinds.includes(word) ? t(`account.books.kinds.${word}`) : word;
  };
}
