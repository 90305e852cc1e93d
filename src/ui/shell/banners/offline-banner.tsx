import WarningFilled from '@ant-design/icons/es/icons/WarningFilled';
import { observer } from 'mobx-react-lite';
import { ConnectionStore } from '../../../application/kernel/connection-store';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import styles from './offline-banner.module.css';

/** Warns that figures are out of date while the browser is offline (F9). */
export const OfflineBanner = observer(function OfflineBanner() {
  const { t } = useTranslation();
  const { online } = useStore(ConnectionStore);
  return (
    <div role="status" data-paper="off">
      {!online && (
        <p className={styles['banner']} data-testid="offline-banner">
          <WarningFilled aria-hidden /> {t('shell.offline')}
        </p>
      )}
    </div>
  );
});
