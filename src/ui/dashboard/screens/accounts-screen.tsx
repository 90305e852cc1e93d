import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isComing } from '../../../application/remote/remote';
import { AccountsStore } from '../../../application/accounts/accounts-store';
import { innerPage } from '../../../domain/access/inner-page';
import { deferred } from '../../components/deferred';
import { RemotePanel } from '../../components/panels/remote-panel';
import { RouteSpinner } from '../../components/panels/route-spinner';
import { useIsPhone } from '../../hooks/use-media-query';
import { useTranslation } from '../../i18n/texts';
import { useFeature } from '../../router/use-feature';
import { useStore } from '../../hooks/use-store';
import { AccountsHead } from '../../accounts/screens/accounts-head';
import { AccountsSkeleton } from '../../accounts/screens/accounts-skeleton';
import { AccountsTotals } from '../../accounts/totals/accounts-totals';
import { AccountsView } from '../../accounts/screens/accounts-view';
import { MoneyLinks } from '../../accounts/actions/money-links';
import { useAccountsLayout } from '../../accounts/screens/use-accounts-layout';
import styles from './accounts-screen.module.css';
import { themed } from '../../theme/themed';

/** What stands round the list comes with calls of its own, after the accounts. */
const Above = deferred(
  themed(async () => (await import(/* webpackChunkName: "dashboard" */ '../above')).Above),
);
const Beside = deferred(
  themed(async () => (await import(/* webpackChunkName: "dashboard" */ '../beside')).Beside),
);
const Below = deferred(
  themed(async () => (await import(/* webpackChunkName: "dashboard" */ '../below')).Below),
);

/** The page of an account, or of moving its money, which the address names (D9). */
const AccountPage = deferred(
  themed(async () => (await import(/* webpackChunkName: "account" */ './account-page')).AccountPage),
  <RouteSpinner />,
);

/** That page has stores and texts of its own, which come beside its code. */
function AskedPage() {
  useEffect(() => AccountPage.preload(), []);
  return useFeature('account', true) ? <AccountPage list={<Overview />} /> : <RouteSpinner />;
}

/** The accounts: the first page of a signed-in client (V1), and the page of each. */
export const Screen = observer(function AccountsScreen() {
  const store = useStore(AccountsStore);
  const asked = innerPage(useLocation().search);
  useEffect(() => {
    store.load();
    return () => store.leave();
  }, [store]);

  return (
    <div data-testid="screen-accounts" className={store.stale ? styles['stale'] : undefined}>
      {asked ? <AskedPage /> : <Overview />}
    </div>
  );
});

const Overview = observer(function Overview() {
  const { t } = useTranslation();
  const store = useStore(AccountsStore);
  const phone = useIsPhone();
  const shown = useAccountsLayout();
  const coming = isComing(store.remote);

  return (
    <>
      <AccountsHead />
      <RemotePanel
        remote={store.remote}
        onRetry={() => store.retry()}
        failedTitle={t('accounts.failed')}
        skeleton={<AccountsSkeleton cards={shown === 'cards'} />}
      >
        {() => (
          <>
            <AccountsTotals />
            {phone && <MoneyLinks />}
            {store.totals.length > 0 && (
              <div className={styles['above']}>
                <Above />
              </div>
            )}
            <AccountsView />
          </>
        )}
      </RemotePanel>
      <Beside />
      {!coming && <Below />}
    </>
  );
});
