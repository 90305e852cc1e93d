import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { AccountsStore } from '../../../application/accounts/accounts-store';
import { deferred } from '../../components/deferred';
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
import { themed } from '../../theme/themed';

/** Tabs, search and order come after the accounts themselves; placeholders stand for the tabs until then. */
const AccountsTabs = deferred(
  themed(async () => (await import(/* webpackChunkName: "accounts-tabs" */ './accounts-tabs')).AccountsTabs),
  <TabsSkeleton />,
);
const tools = (name: 'AccountsTools' | 'OpenAccount') =>
  deferred(
    themed(async () => (await import(/* webpackChunkName: "accounts-tools" */ './accounts-tools'))[name]),
  );
const AccountsTools = tools('AccountsTools');
const OpenAccount = tools('OpenAccount');

/** Nothing to list is rare, and known only when the accounts are here. */
const Empty = deferred(
  themed(async () => (await import(/* webpackChunkName: "accounts-empty" */ './empty')).Empty),
);

/** Tabs, search and order, and below them the accounts as a table or as cards. */
export const AccountsView = observer(function AccountsView() {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const store = useStore(AccountsStore);
  const id = useId();
  const phone = useIsPhone();
  const { count } = store;
  // Nothing to search: the tools only stand in the way to the first account.
  const any = store.unreadable.length + store.counts.live + store.counts.demo + store.counts.archived > 0;

  return (
    <section aria-label={t('accounts.list')}>
      <div className={styles['bar']}>
        <AccountsTabs id={id} />
        {any && <AccountsTools />}
      </div>
      <div role="status">
        <VisuallyHidden>
          {store.search !== '' && t('accounts.found', { count, number: numbers.integer(count) })}
        </VisuallyHidden>
      </div>
      <div id={`${id}-panel-${store.tab}`} role="tabpanel" aria-labelledby={`${id}-tab-${store.tab}`}>
        <TradeEntries>
          <Listed />
        </TradeEntries>
        {any && phone && <OpenAccount />}
      </div>
    </section>
  );
});

const Listed = observer(function Listed() {
  const store = useStore(AccountsStore);
  const layout = useAccountsLayout();
  const { count, inTab, shown, shownLogins, listedUnreadable } = store;
  if (count + listedUnreadable.length === 0) return <Empty />;
  const list = { accounts: shown, unreadable: listedUnreadable };
  return layout === 'cards' ? (
    <AccountsCards {...list} />
  ) : (
    <AccountsTable {...list} logins={shownLogins} inTab={inTab} />
  );
});
