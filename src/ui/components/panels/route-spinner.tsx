import { useTranslation } from '../../i18n/texts';
import styles from './route-spinner.module.css';

/** Shown while the code of a page loads (R2.3). */
export function RouteSpinner() {
  const { t } = useTranslation();
  return (
    <div className={styles['spinner']} role="status" data-loading="true" aria-label={t('common.loading')} />
  );
}
