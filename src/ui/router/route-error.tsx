import { useRouteError } from 'react-router-dom';
import { useTranslation } from '../i18n/texts';
import { errorDetail } from '../components/error-detail';
import styles from './route-error.module.css';

/** An error that a route could not recover from (R8): what happened in words, and a Retry that reloads. */
export function RouteError() {
  const { t } = useTranslation();
  const detail = errorDetail(useRouteError());
  return (
    <section className={styles['card']} role="alert" data-testid="route-error">
      <h1>{t('routeError.title')}</h1>
      <p>{t('routeError.help')}</p>
      {detail !== '' && <p className={styles['detail']}>{detail}</p>}
      <button
        type="button"
        className={styles['retry']}
        data-testid="retry"
        onClick={() => window.location.reload()}
      >
        {t('common.retry')}
      </button>
    </section>
  );
}
