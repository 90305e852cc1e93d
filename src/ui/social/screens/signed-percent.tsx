import { VisuallyHidden } from '../../components/visually-hidden';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { Verbatim } from '../../components/text/verbatim';
import styles from './signed-percent.module.css';

/** A return with arrow and sign, never color alone (A1). */
export function SignedPercent({ value }: { value: string }) {
  const { t } = useTranslation();
  const { text, tone } = useNumbers().percentChange(value);
  if (tone === 'zero') return <Verbatim>{text}</Verbatim>;
  return (
    <Verbatim className={styles[tone]}>
      <span className={styles['arrow']} aria-hidden="true">
        {tone === 'loss' ? '▼' : '▲'}{' '}
      </span>
      <VisuallyHidden>{t(`figures.${tone}`)} </VisuallyHidden>
      {text}
    </Verbatim>
  );
}
