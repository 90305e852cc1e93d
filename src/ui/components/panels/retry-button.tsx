import LoadingOutlined from '@ant-design/icons/es/icons/LoadingOutlined';
import ReloadOutlined from '@ant-design/icons/es/icons/ReloadOutlined';
import { useTranslation } from '../../i18n/texts';
import styles from '../plain-button.module.css';

interface RetryButtonProps {
  onRetry: () => void;
  /** A try is on its way. */
  busy?: boolean;
  /** `small` in a row of a table, `wide` across a card. */
  size?: 'middle' | 'small' | 'wide';
  testId?: string;
}

/** Asks the gateway again. A plain element: it has to be there when nothing more can be loaded. */
export function RetryButton({ onRetry, busy = false, size = 'middle', testId = 'retry' }: RetryButtonProps) {
  const { t } = useTranslation();
  const Sign = busy ? LoadingOutlined : ReloadOutlined;
  return (
    <button
      type="button"
      className={`${styles['button']} ${styles[size]}`}
      data-testid={testId}
      aria-disabled={busy}
      onClick={() => !busy && onRetry()}
    >
      <Sign aria-hidden />
      {t('common.retry')}
    </button>
  );
}
