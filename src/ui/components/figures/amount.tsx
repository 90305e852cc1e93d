import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import styles from './amount.module.css';
import { VisuallyHidden } from '../visually-hidden';
import { Verbatim } from '../text/verbatim';

interface AmountProps {
  /** Decimal string; `null` is shown as a dash. */
  value: string | null | undefined;
  /** ISO 4217 code. */
  currency: string;
  /** Hides the currency code, for tables that show it once per row (A2). */
  withoutCode?: boolean;
}

/** Money: a small currency code, then the figure with the currency's digits. */
export function Amount({ value, currency, withoutCode = false }: AmountProps) {
  const numbers = useNumbers();
  if (value === null || value === undefined) return <MissingValue />;
  return (
    <Verbatim className={styles['amount']}>
      {!withoutCode && <span className={styles['code']}>{currency}</span>}
      {!withoutCode && ' '}
      {numbers.money(value, currency)}
    </Verbatim>
  );
}

/** A dash for a figure that was not sent, with text for screen readers. */
export function MissingValue() {
  const { t } = useTranslation();
  return (
    <span className={styles['none']}>
      <span aria-hidden="true">—</span>
      <VisuallyHidden>{t('figures.notSent')}</VisuallyHidden>
    </span>
  );
}
