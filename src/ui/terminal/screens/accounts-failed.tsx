import { observer } from 'mobx-react-lite';
import { PlatformStore } from '../../../application/terminal/platform-store';
import { ErrorLabels } from '../../components/panels/error-labels';
import { RetryButton } from '../../components/panels/retry-button';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import styles from './accounts-failed.module.css';

/** Shown if logins and servers could not be loaded. The downloads work without them. */
export const AccountsFailed = observer(function AccountsFailed({ codes }: { codes: readonly number[] }) {
  const { t } = useTranslation();
  const store = useStore(PlatformStore);
  return (
    <div className={styles['failed']} role="alert">
      <p>
        <strong>{t('platform.loginsFailed')}</strong> <ErrorLabels codes={codes} />
      </p>
      <RetryButton onRetry={() => store.retryAccounts()} />
    </div>
  );
});
