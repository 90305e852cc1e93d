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
export function Confirmations({ request: { confirmations, confirmationsNeeded } }: ConfirmationsProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  if (confirmationsNeeded === null) return null;
  const count = Math.min(confirmations ?? 0, confirmationsNeeded);
  const text = t('money.confirmations', {
    done: numbers.integer(count),
    number: numbers.integer(confirmationsNeeded),
  });
  const parts = Math.min(confirmationsNeeded, MAX_PARTS);
  return (
    <div className={styles['confirmations']}>
      <div
        role="progressbar"
        aria-label={t('money.fact.confirmations')}
        aria-valuemin={0}
        aria-valuemax={confirmationsNeeded}
        aria-valuenow={count}
        aria-valuetext={text}
        className={styles['bar']}
      >
        {Array.from({ length: parts }, (_, part) => (
          <span key={part} data-done={part < Math.floor((count / confirmationsNeeded) * parts)} />
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
