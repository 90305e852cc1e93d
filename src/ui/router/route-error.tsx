import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '../i18n/texts';
import { ErrorBoundary } from '../components/panels/error-boundary';
import { errorDetail } from '../components/panels/error-detail';
import styles from './route-error.module.css';

/** What fails within it is replaced by a card, until the client goes elsewhere. */
export function RouteBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary place={useLocation()} fallback={(error) => <RouteError error={error} />}>
      {children}
    </ErrorBoundary>
  );
}

/** An error that a route could not recover from (R8): what happened in words, and a Retry that reloads. */
function RouteError({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const detail = errorDetail(error);
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
