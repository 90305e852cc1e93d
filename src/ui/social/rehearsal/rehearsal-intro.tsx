import type { Rehearsal } from '../../../domain/social/rehearsal';
import { useCulture } from '../../i18n/culture-context';
import { formatDay } from '../../i18n/dates';
import { useTranslation } from '../../i18n/texts';
import { useMoneyText } from '../../money/parts/amount-texts';
import styles from './rehearsal.module.css';

/** Marks the figures as simulated, with their period and amount. */
export function RehearsalIntro({ rehearsal: { amount, begin, currency, end } }: { rehearsal: Rehearsal }) {
  const { t } = useTranslation();
  const culture = useCulture();
  const formatMoney = useMoneyText();
  const dayText = (instant: string | null) =>
    instant === null ? '—' : `\u2068${formatDay(instant.slice(0, 10), culture)}\u2069`;
  return (
    <p className={styles['quiet']}>
      <b>{t('social.rehearsal.mark')}</b>{' '}
      {t('social.rehearsal.about', {
        amount: amount === null ? '—' : formatMoney(amount, currency),
        from: dayText(begin),
        until: dayText(end),
      })}
    </p>
  );
}
