import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { AccountsStore } from '../../../application/accounts/accounts-store';
import { deferComponent } from '../../components/defer-component';
import { useIsPhone } from '../../hooks/use-media-query';
import { VisuallyHidden } from '../../components/visually-hidden';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { AccountsCards } from '../list/accounts-cards';
import { AccountsTable } from '../list/accounts-table';
import { TabsSkeleton } from './accounts-skeleton';
import { TradeEntries } from '../actions/trade-entries';
import { useAccountsLayout } from './use-accounts-layout';
import styles from './accounts-view.module.css';
import { withTheme } from '../../theme/with-theme';

/** Tabs and tools load after the accounts, with the widgets around them; until then, placeholders take the tabs' space. */
const AccountListTabs = deferComponent(
  withTheme(
    async () => (await import(/* webpackChunkName: "dashboard" */ './account-list-tabs')).AccountListTabs,
  ),
  <TabsSkeleton />,
);
const deferredTool = (name: 'AccountsTools' | 'OpenAccount') =>
  deferComponent(
    withTheme(async () => (await import(/* webpackChunkName: "dashboard" */ './accounts-tools'))[name]),
  );
const AccountsTools = deferredTool('AccountsTools');
const OpenAccount = deferredTool('OpenAccount');

/** An empty list is rare, so its code loads on demand. */
const EmptyAccounts = deferComponent(
  withTheme(
    async () => (await import(/* webpackChunkName: "accounts-empty" */ './empty-accounts')).EmptyAccounts,
  ),
);

/** Tabs, search and sort; below them the accounts as a table or as cards. */
export const AccountsView = observer(function AccountsView() {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const store = useStore(AccountsStore);
  const id = useId();
  const isPhone = useIsPhone();
  const { visibleCount: count } = store;
  // Without accounts there is nothing to search, so the tools are hidden.
  const hasAccounts =
    store.unreadable.length + store.counts.live + store.counts.demo + store.counts.archived > 0;

  return (
    <section aria-label={t('accounts.list')}>
      <div className={styles['bar']}>
        <AccountListTabs id={id} />
        {hasAccounts && <AccountsTools />}
      </div>
      <div role="status">
        <VisuallyHidden>
          {store.search !== '' && t('accounts.found', { count, number: numbers.integer(count) })}
        </VisuallyHidden>
      </div>
      <div id={`${id}-panel-${store.tab}`} role="tabpanel" aria-labelledby={`${id}-tab-${store.tab}`}>
        <TradeEntries>
          <AccountsList />
        </TradeEntries>
        {hasAccounts && isPhone && <OpenAccount />}
      </div>
    </section>
  );
});

const AccountsList = observer(function AccountsList() {
  const store = useStore(AccountsStore);
  const layout = useAccountsLayout();
  const { visibleCount, accountsInTab, visibleAccounts, visibleLogins, visibleUnreadable } = store;
  if (visibleCount + visibleUnreadable.length === 0) return <EmptyAccounts />;
  const list = { accounts: visibleAccounts, unreadable: visibleUnreadable };
  return layout === 'cards' ? (
    <AccountsCards {...list} />
  ) : (
    <AccountsTable {...list} logins={visibleLogins} accountsInTab={accountsInTab} />
  );
});
