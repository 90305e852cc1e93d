import Progress from 'antd/es/progress';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import styles from './money-page.module.css';

interface ConfirmationsProps {
  request: { readonly confirmations: number | null; readonly confirmationsNeeded: number | null };
}

/** Confirmations so far, of those that it takes; nothing where no network is asked. */
export function Confirmations({ request: { confirmations, confirmationsNeeded } }: ConfirmationsProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  if (confirmationsNeeded === null) return null;
  const done = confirmations ?? 0;
  const text = t('money.confirmations', {
    done: numbers.integer(done),
    number: numbers.integer(confirmationsNeeded),
  });
  return (
    <div className={styles['quiet']}>
      {t('money.fact.confirmations')}: <span>{text}</span>
      <Progress
        aria-label={t('money.fact.confirmations')}
        percent={Math.min(100, Math.round((done / confirmationsNeeded) * 100))}
        showInfo={false}
        size="small"
      />
    </div>
  );
}
