import { observer } from 'mobx-react-lite';
import { AccountsStore } from '../../../application/accounts/accounts-store';
import { StaleNote } from '../../components/panels/stale-note';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';

/** Notice that the newest answer failed: the age of the figures, the reason, and that a retry runs. */
export const StaleNotice = observer(function StaleNotice({ time }: { time: string }) {
  const { t } = useTranslation();
  const store = useStore(AccountsStore);
  return (
    <StaleNote
      testId="accounts-stale"
      title={t('accounts.staleSince', { time })}
      error={store.remote.status === 'ready' ? store.remote.error : null}
      busy={store.isRefreshing}
      onRetry={() => store.retry()}
    >
      {t('accounts.reconnecting')}
    </StaleNote>
  );
});
