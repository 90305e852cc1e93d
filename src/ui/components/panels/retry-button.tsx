import LoadingOutlined from '@ant-design/icons/es/icons/LoadingOutlined';
import ReloadOutlined from '@ant-design/icons/es/icons/ReloadOutlined';
import { useTranslation } from '../../i18n/texts';
import styles from '../plain-button.module.css';

interface RetryButtonProps {
  onRetry: () => void;
  /** A request is running. */
  busy?: boolean;
  /** `small` in a row of a table, `wide` across a card. */
  size?: 'middle' | 'small' | 'wide';
  testId?: string;
}

/** Repeats the request. A native button, since it must work when no more code can be loaded. */
export function RetryButton({ onRetry, busy = false, size = 'middle', testId = 'retry' }: RetryButtonProps) {
  const { t } = useTranslation();
  const Icon = busy ? LoadingOutlined : ReloadOutlined;
  return (
    <button
      type="button"
      className={`${styles['button']} ${styles[size]}`}
      data-testid={testId}
      aria-disabled={busy}
      onClick={() => !busy && onRetry()}
    >
      <Icon aria-hidden />
      {t('common.retry')}
    </button>
  );
}
