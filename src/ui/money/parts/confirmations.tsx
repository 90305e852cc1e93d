import { Sentence } from '../../components/text/sentence';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import styles from './confirmations.module.css';

/** More would be too narrow to count; beyond that each part stands for several confirmations. */
const MOST_PARTS = 24;

interface ConfirmationsProps {
  request: { readonly confirmations: number | null; readonly confirmationsNeeded: number | null };
}

/** Confirmations so far, of those needed, each a part of a bar; nothing where no network is involved. */
export function Confirmations({
  request: { confirmations, confirmationsNeeded: needed },
}: ConfirmationsProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  if (needed === null) return null;
  const done = Math.min(confirmations ?? 0, needed);
  const text = t('money.confirmations', { done: numbers.integer(done), number: numbers.integer(needed) });
  const parts = Math.min(needed, MOST_PARTS);
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
