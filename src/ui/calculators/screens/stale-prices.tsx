import { CalculatorsStore } from '../../../application/calculators/calculators-store';
import type { PortalError } from '../../../domain/kernel/errors';
import { StaleNote } from '../../components/panels/stale-note';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';

/** Notice that the newest prices did not load and the last ones are used. */
export function StalePrices({ error }: { error: PortalError }) {
  const { t } = useTranslation();
  const store = useStore(CalculatorsStore);
  return (
    <StaleNote
      testId="prices-stale"
      title={t('calculators.stale')}
      error={error}
      onRetry={() => store.retry()}
    />
  );
}
