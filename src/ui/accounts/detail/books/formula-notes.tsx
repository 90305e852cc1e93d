import type { SwapNights } from '../../../../domain/accounts/swap-formula';
import { WEEKDAYS } from '../../../../domain/market/instrument';
import { useCulture } from '../../../i18n/culture-context';
import { formatWeekdays } from '../../../i18n/dates';
import { useNumbers } from '../../../i18n/numbers';
import { useTranslation } from '../../../i18n/texts';

/** Says that the server's figure counts, where the formula gives another one. */
export function DifferenceNote({ sentValue, currency }: { sentValue: string; currency: string }) {
  const { t } = useTranslation();
  const value = `\u2066${currency} ${useNumbers().money(sentValue, currency)}\u2069`;
  return <p>{t('accounts.whyDiffers', { value })}</p>;
}

/** Explains why more nights are charged than passed; nothing if as many are. */
export function NightsNote({ nights: { charged, count, tripleSwapDay } }: { nights: SwapNights }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const culture = useCulture();
  if (tripleSwapDay === null || charged === count) return null;
  const place = WEEKDAYS.indexOf(tripleSwapDay) + 1;
  const day = formatWeekdays(place, place, culture);
  return (
    <p>
      {t('account.whySwap.triple', {
        number: numbers.integer(count),
        charged: numbers.integer(charged),
        day,
      })}
    </p>
  );
}
