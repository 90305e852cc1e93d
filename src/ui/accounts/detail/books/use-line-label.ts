import { CLOSERS, MOVEMENT_KINDS, PAYMENT_METHODS } from '../../../../domain/accounts/books';
import { useTranslation } from '../../../i18n/texts';

/** Translates a side, a kind or method of a movement, or who closed a trade; any other value is returned as sent. */
export function useLineLabel(): (word: string) => string {
  const { t } = useTranslation();
  const kinds: readonly string[] = MOVEMENT_KINDS;
  const closers: readonly string[] = CLOSERS;
  const methods: readonly string[] = PAYMENT_METHODS;
  return (value) => {
    if (value === 'buy' || value === 'sell') return t(`account.books.${value}`);
    if (closers.includes(value)) return t(`account.books.closers.${value}`);
    if (methods.includes(value)) return t(`account.books.methods.${value}`);
    return kinds.includes(value) ? t(`account.books.kinds.${value}`) : value;
  };
}
