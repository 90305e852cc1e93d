import ClockCircleOutlined from '@ant-design/icons/es/icons/ClockCircleOutlined';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { AccountsStore } from '../../../application/stores/accounts-store';
import { ErrorLabels } from '../../components/error-labels';
import { RetryButton } from '../../components/retry-button';
import { useStore } from '../../use-store';
import styles from './stale-notice.module.css';

/** The newest answer failed: of when the figures on screen are, why, and what happens now (design "States"). */
export const StaleNotice = observer(function StaleNotice({ time }: { time: string }) {
  const { t } = useTranslation();
  const store = useStore(AccountsStore);
  const error = store.remote.status === 'ready' ? store.remote.error : null;
  return (
    <div className={styles['notice']} role="status" data-testid="accounts-stale">
      <ClockCircleOutlined aria-hidden />
      <p>
        <b>{t('accounts.staleSince', { time })}</b>{' '}
        {error ? <ErrorLabels codes={error.codes} /> : t('accounts.reconnecting')}
      </p>
      <RetryButton busy={store.refreshing} onRetry={() => store.retry()} />
    </div>
  );
});
