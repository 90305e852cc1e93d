import ReloadOutlined from '@ant-design/icons/es/icons/ReloadOutlined';
import Button from 'antd/es/button';
import { useTranslation } from '../i18n/texts';

interface RetryButtonProps {
  onRetry: () => void;
  /** A try is on its way. */
  busy?: boolean;
}

/** Asks the gateway again. */
export function RetryButton({ onRetry, busy = false }: RetryButtonProps) {
  const { t } = useTranslation();
  return (
    <Button data-testid="retry" icon={<ReloadOutlined aria-hidden />} loading={busy} onClick={onRetry}>
      {t('common.retry')}
    </Button>
  );
}
