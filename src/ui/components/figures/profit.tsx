import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { MissingValue } from './amount';
import styles from './profit.module.css';
import { VisuallyHidden } from '../visually-hidden';
import { Verbatim } from '../text/verbatim';

interface ProfitProps {
  /** Decimal string; `null` is shown as a dash. */
  value: string | null | undefined;
  /** ISO 4217 code, for its digits; not shown. */
  currency: string;
  /** True for an incomplete sum: it may be a gain or a loss, so it has a sign but no color and no arrow. */
  partial?: boolean;
}

/** A gain or a loss with sign, arrow, color and hidden text. Zero is gray and has no sign. */
export function Profit({ value, currency, partial = false }: ProfitProps) {
  const numbers = useNumbers();
  const { t } = useTranslation();
  if (value === null || value === undefined) return <MissingValue />;
  const { text, tone } = numbers.change(value, currency);
  if (tone === 'zero')
    return (
      <Verbatim dir="auto" className={styles[tone]}>
        {text}
      </Verbatim>
    );
  if (partial) {
    return <Verbatim className={styles['profit']}>{text}</Verbatim>;
  }
  return (
    <span dir="ltr" className={`${styles['profit']} ${styles[tone]}`}>
      <svg className={styles['arrow']} viewBox="0 0 10 7" aria-hidden="true">
        <path d={tone === 'loss' ? 'M0 0h10L5 7z' : 'M0 7h10L5 0z'} />
      </svg>
      <VisuallyHidden>{t(`figures.${tone}`)} </VisuallyHidden>
      <Verbatim>{text}</Verbatim>
    </span>
  );
}
