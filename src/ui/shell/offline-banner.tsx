import WarningFilled from '@ant-design/icons/es/icons/WarningFilled';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './offline-banner.module.css';

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Says that figures are old while the browser has no connection (quality F9). */
export function OfflineBanner() {
  const { t } = useTranslation();
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!online && (
        <p className={styles['banner']} data-testid="offline-banner">
          <WarningFilled aria-hidden /> {t('shell.offline')}
        </p>
      )}
    </div>
  );
}
