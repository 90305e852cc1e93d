import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect } from 'react';
import { AccountsStore } from '../../../application/stores/accounts-store';
import { deferred } from '../../components/deferred';
import { RemotePanel } from '../../components/remote-panel';
import { useIsPhone } from '../../components/use-media-query';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../use-store';
import { AccountsHead } from './accounts-head';
import { AccountsSkeleton } from './accounts-skeleton';
import { AccountsTotals } from './accounts-totals';
import { AccountsView } from './accounts-view';
import styles from './accounts-screen.module.css';

/** What it says comes with a call of its own, after the accounts. */
const RegionPopup = deferred(
  async () => (await import(/* webpackChunkName: "region-popup" */ '../../shell/region-popup')).RegionPopup,
);

/** The accounts overview: the first page of a signed-in client (V1). */
export const Screen = observer(function AccountsScreen() {
  const { t } = useTranslation();
  const store = useStore(AccountsStore);
  const phone = useIsPhone();
  const coming = store.remote.status === 'idle' || store.remote.status === 'loading';

  useLayoutEffect(() => store.setCompact(phone), [store, phone]);
  useEffect(() => {
    store.load();
    return () => store.leave();
  }, [store]);

  return (
    <div data-testid="screen-accounts" className={store.stale ? styles['stale'] : undefined}>
      <AccountsHead />
      <RemotePanel
        remote={store.remote}
        onRetry={() => store.retry()}
        failedTitle={t('accounts.failed')}
        skeleton={<AccountsSkeleton cards={phone || store.layout === 'cards'} />}
      >
        {() => (
          <>
            <AccountsTotals />
            <AccountsView />
          </>
        )}
      </RemotePanel>
      {!coming && <RegionPopup />}
    </div>
  );
});
