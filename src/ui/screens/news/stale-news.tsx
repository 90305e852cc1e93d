import ClockCircleOutlined from '@ant-design/icons/es/icons/ClockCircleOutlined';
import { useTranslation } from 'react-i18next';
import { NewsStore } from '../../../application/stores/news-store';
import type { PortalError } from '../../../domain/errors';
import { ErrorLabels } from '../../components/error-labels';
import { RetryButton } from '../../components/retry-button';
import { useStore } from '../../use-store';
import styles from './stale-news.module.css';
import { ZonedTime } from './zoned-time';

/** The newest answer failed: the old list stays, marked (design "States"). */
export function StaleNews({ asOf, error }: { asOf: number; error: PortalError }) {
  const { t } = useTranslation();
  const store = useStore(NewsStore);
  return (
    <div className={styles['stale']} role="status" data-testid="news-stale">
      <ClockCircleOutlined aria-hidden />
      <p>
        <b>
          {t('news.stale')} <ZonedTime instant={asOf} />.
        </b>{' '}
        <ErrorLabels codes={error.codes} />
      </p>
      <RetryButton onRetry={() => store.retry()} />
    </div>
  );
}
