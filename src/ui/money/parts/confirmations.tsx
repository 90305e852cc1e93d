import { Sentence } from '../../components/text/sentence';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import styles from './confirmations.module.css';

/** More parts would be too narrow; above this number each part represents several confirmations. */
const MAX_PARTS = 24;

interface ConfirmationsProps {
  request: { readonly confirmations: number | null; readonly confirmationsNeeded: number | null };
}

/** Received and required confirmations as a bar; hidden if the request uses no blockchain. */
export function Confirmations({
  request: { confirmations, confirmationsNeeded: needed },
}: ConfirmationsProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  if (needed === null) return null;
  const done = Math.min(confirmations ?? 0, needed);
  const text = t('money.confirmations', { done: numbers.integer(done), number: numbers.integer(needed) });
  const parts = Math.min(needed, MAX_PARTS);
  return (
    <div className={styles['confirmations']}>
      <div
        role="progressbar"
        aria-label={t('money.fact.confirmations')}
        aria-valuemin={0}
        aria-valuemax={needed}
        aria-valuenow={done}
        aria-valuetext={text}
        className={styles['bar']}
      >
        {Array.from({ length: parts }, (_, part) => (
          <span key={part} data-done={part < Math.floor((done / needed) * parts)} />
        ))}
      </div>
      <span>
        <Sentence
          textKey="common.pair"
          parts={{ value: <b>{text}</b> }}
          values={{ label: t('money.fact.confirmations') }}
        />
      </span>
    </div>
  );
}
