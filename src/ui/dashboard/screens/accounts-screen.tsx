import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isPending } from '../../../application/remote/remote';
import { AccountsStore } from '../../../application/accounts/accounts-store';
import { innerPage } from '../../../domain/access/inner-page';
import { deferComponent } from '../../components/defer-component';
import { RemotePanel } from '../../components/panels/remote-panel';
import { RouteSpinner } from '../../components/panels/route-spinner';
import { useIsPhone } from '../../hooks/use-media-query';
import { useTranslation } from '../../i18n/texts';
import { useFeature } from '../../router/use-feature';
import { useStore } from '../../hooks/use-store';
import { AccountListHead } from '../../accounts/screens/account-list-head';
import { AccountsSkeleton } from '../../accounts/screens/accounts-skeleton';
import { AccountsTotals } from '../../accounts/totals/accounts-totals';
import { AccountsView } from '../../accounts/screens/accounts-view';
import { MoneyLinks } from '../../accounts/actions/money-links';
import { useAccountsLayout } from '../../accounts/screens/use-accounts-layout';
import styles from './accounts-screen.module.css';
import { withTheme } from '../../theme/with-theme';

/** The widgets around the list load after the accounts, with their own calls. */
const TopWidgets = deferComponent(
  withTheme(async () => (await import(/* webpackChunkName: "dashboard" */ '../top-widgets')).TopWidgets),
);
const RailWidgets = deferComponent(
  withTheme(async () => (await import(/* webpackChunkName: "dashboard" */ '../rail-widgets')).RailWidgets),
);
const BottomWidgets = deferComponent(
  withTheme(
    async () => (await import(/* webpackChunkName: "dashboard" */ '../bottom-widgets')).BottomWidgets,
  ),
);

/** The account or money page that the address names (D9). */
const AccountPage = deferComponent(
  withTheme(async () => (await import(/* webpackChunkName: "account" */ './account-page')).AccountPage),
  <RouteSpinner />,
);

/** Loads the page's code at the same time as its stores and texts. */
function RequestedAccountPage() {
  useEffect(() => AccountPage.preload(), []);
  return useFeature('account', true) ? <AccountPage list={<Overview />} /> : <RouteSpinner />;
}

/** The accounts, the first page of a signed-in client (V1), or one account's page. */
export const Screen = observer(function AccountsScreen() {
  const store = useStore(AccountsStore);
  const isAccountPage = innerPage(useLocation().search);
  useEffect(() => {
    store.load();
    return () => store.leave();
  }, [store]);

  return (
    <div data-testid="screen-accounts" className={store.stale ? styles['stale'] : undefined}>
      {isAccountPage ? <RequestedAccountPage /> : <Overview />}
    </div>
  );
});

const Overview = observer(function Overview() {
  const { t } = useTranslation();
  const store = useStore(AccountsStore);
  const isPhone = useIsPhone();
  const layout = useAccountsLayout();
  const isLoading = isPending(store.remote);
  // Stores and texts of the widgets arrive with their code.
  useFeature('dashboard', !isLoading);

  return (
    <>
      <AccountListHead />
      <RemotePanel
        remote={store.remote}
        onRetry={() => store.retry()}
        failedTitle={t('accounts.failed')}
        skeleton={<AccountsSkeleton cards={layout === 'cards'} />}
      >
        {() => (
          <>
            <AccountsTotals />
            {isPhone && <MoneyLinks />}
            {store.totals.length > 0 && (
              <div className={styles['topWidgets']}>
                <TopWidgets />
              </div>
            )}
            <AccountsView />
          </>
        )}
      </RemotePanel>
      <RailWidgets />
      {!isLoading && <BottomWidgets />}
    </>
  );
});
