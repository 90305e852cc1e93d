import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '../i18n/texts';
import { ErrorBoundary } from '../components/panels/error-boundary';
import { errorDetail } from '../components/panels/error-detail';
import styles from './route-error.module.css';

/** Replaces content that throws by an error card, until the client leaves the page. */
export function RouteBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary resetKey={useLocation()} fallback={(error) => <RouteError error={error} />}>
      {children}
    </ErrorBoundary>
  );
}

/** An error from which a route could not recover (R8), with a Retry that reloads. */
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
