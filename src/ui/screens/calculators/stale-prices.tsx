import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { CalculatorsStore } from '../../../application/stores/calculators-store';
import type { PortalError } from '../../../domain/errors';
import { ErrorLabels } from '../../components/error-labels';
import { RetryButton } from '../../components/retry-button';
import { useStore } from '../../use-store';
import styles from './stale-prices.module.css';

/** The newest prices did not come: the ones in use are the last that did, each with its time beside it. */
export const StalePrices = observer(function StalePrices({ error }: { error: PortalError }) {
  const { t } = useTranslation();
  const store = useStore(CalculatorsStore);
  return (
    <div className={styles['stale']} role="alert">
      <p>
        <strong>{t('calculators.stale')}</strong> <ErrorLabels codes={error.codes} />
      </p>
      <RetryButton onRetry={() => store.retry()} />
    </div>
  );
});
