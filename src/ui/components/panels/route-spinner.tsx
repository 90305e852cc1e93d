import { useTranslation } from '../../i18n/texts';
import styles from './route-spinner.module.css';

/** While the code of a page comes (R2.3). */
export function RouteSpinner() {
  const { t } = useTranslation();
  return (
    <div className={styles['spinner']} role="status" data-coming="true" aria-label={t('common.loading')} />
  );
}
