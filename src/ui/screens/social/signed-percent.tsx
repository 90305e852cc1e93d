import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../components/visually-hidden';
import { isNought, MINUS, useNumbers } from '../../i18n/numbers';
import styles from './strategy-row.module.css';

/** A return with arrow and sign, never colour alone (design.md "Colour"). */
export function SignedPercent({ value }: { value: string }) {
  const { t } = useTranslation();
  const figure = useNumbers().percent(value).replace(MINUS, '');
  if (isNought(figure)) return <bdi dir="ltr">{figure}</bdi>;
  const lost = value.startsWith('-');
  return (
    <bdi dir="ltr" className={styles[lost ? 'loss' : 'gain']}>
      <span aria-hidden="true">{lost ? '▼' : '▲'} </span>
      <VisuallyHidden>{t(lost ? 'figures.loss' : 'figures.gain')} </VisuallyHidden>
      {(lost ? MINUS : '+') + figure}
    </bdi>
  );
}
