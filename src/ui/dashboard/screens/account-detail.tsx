import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { useEffect, type ComponentType } from 'react';
import { ExposureStore } from '../../../application/accounts/exposure-store';
import { AccountsStore } from '../../../application/accounts/accounts-store';
import type { Account } from '../../../domain/accounts/account';
import {
  accountAddress,
  ACCOUNT_TABS,
  accountTabOf,
  type AccountTab,
} from '../../../domain/accounts/account-tabs';
import { RemotePanel } from '../../components/panels/remote-panel';
import { SectionNav } from '../../components/page/section-nav';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { useFeature } from '../../router/use-feature';
import { useStore } from '../../hooks/use-store';
import { useFiguresTime } from '../../accounts/totals/figures-time';
import { NoFigures, RetryFigures } from '../../accounts/list/no-figures';
import { StaleNotice } from '../../accounts/screens/stale-notice';
import { PendingRequests } from '../../money/screens/pending-requests';
import { TradeEntries } from '../../accounts/actions/trade-entries';
import { AccountHead } from '../../accounts/detail/account-head';
import { AccountOverview } from '../../accounts/detail/account-overview';
import { BookSkeleton } from '../../forms/books/book-skeleton';
import { deferComponent } from '../../components/defer-component';
import { DetailSkeleton } from '../../accounts/detail/detail-skeleton';
import styles from './account-detail.module.css';

/** The code of its forms is loaded when the section is opened. */
const AccountSettingsSection = deferComponent(
  async () =>
    (await import(/* webpackChunkName: "account-settings" */ '../../accounts/detail/account-settings'))
      .AccountSettingsSection,
);

/** The code of the lists, filters and tables is loaded when one of these sections is opened. */
const deferredBook = (name: 'Positions' | 'Funds') =>
  deferComponent(
    async () =>
      (await import(/* webpackChunkName: "account-books" */ '../../accounts/detail/books/sections'))[name],
    <BookSkeleton />,
  );

const Orders = deferComponent(
  async () =>
    (await import(/* webpackChunkName: "account-books" */ '../../accounts/detail/books/orders')).Orders,
  <BookSkeleton />,
);

const History = deferComponent(
  async () =>
    (await import(/* webpackChunkName: "account-books" */ '../../accounts/detail/books/history')).History,
  <BookSkeleton />,
);

const Statement = deferComponent(
  async () =>
    (await import(/* webpackChunkName: "account-books" */ '../../accounts/detail/books/statement')).Statement,
  <BookSkeleton />,
);

/** Content of each section. */
const SECTIONS: Readonly<Partial<Record<AccountTab, ComponentType<{ account: Account }>>>> = {
  overview: AccountOverview,
  positions: deferredBook('Positions'),
  orders: Orders,
  history: History,
  funds: deferredBook('Funds'),
  statements: Statement,
  settings: AccountSettingsSection,
};

const TABS = ACCOUNT_TABS.filter((tab) => SECTIONS[tab]);

interface AccountDetailProps {
  login: number;
  /** Undefined until it has loaded, and if it could not be read. */
  account: Account | undefined;
}

/** An account's page with its sections; the address names the current section (D9). */
export const AccountDetail = observer(function AccountDetail({ login, account }: AccountDetailProps) {
  const { t } = useTranslation();
  const store = useStore(AccountsStore);
  const time = useFiguresTime();
  return (
    <div data-testid="account-detail">
      <TradeEntries>
        <AccountHead login={login} account={account} />
      </TradeEntries>
      {time !== undefined && store.stale && <StaleNotice time={time} />}
      {account && <PendingRequests key={login} login={login} />}
      <RemotePanel
        remote={store.remote}
        onRetry={() => store.retry()}
        failedTitle={t('accounts.failed')}
        failedHelp={t('clientArea.failedHelp')}
        skeleton={<DetailSkeleton />}
      >
        {() => (account ? <Sections account={account} /> : <UnreadableAccount />)}
      </RemotePanel>
    </div>
  );
});

function Sections({ account }: { account: Account }) {
  const { t } = useTranslation();
  const requestedTab = accountTabOf(useSearchParams()[0].get('tab'));
  const tab = SECTIONS[requestedTab] ? requestedTab : 'overview';
  const Section = SECTIONS[tab];
  const sections = TABS.map((key) => ({
    key,
    label: <TabLabel tab={key} login={account.login} />,
    to: accountAddress(account.login, key),
  }));
  return (
    <>
      <SectionNav isHorizontal label={t('account.sections')} sections={sections} current={tab} />
      <section
        className={styles['section']}
        aria-label={t(`account.tab.${tab}`)}
        data-testid={`section-${tab}`}
      >
        {Section && <Section key={account.login} account={account} />}
      </section>
    </>
  );
}

/** A section's name, with the number of open positions or orders, if any. */
const TabLabel = observer(function TabLabel({ tab, login }: { tab: AccountTab; login: number }) {
  const { t } = useTranslation();
  const isLoaded = useFeature('account');
  const label = t(`account.tab.${tab}`);
  if (!isLoaded || (tab !== 'positions' && tab !== 'orders')) return label;
  return (
    <>
      {label} <Count list={tab} login={login} />
    </>
  );
});

const Count = observer(function Count({ list, login }: { list: 'positions' | 'orders'; login: number }) {
  const numbers = useNumbers();
  const exposure = useStore(ExposureStore);
  useEffect(() => exposure.open(login), [exposure, login]);
  const count = exposure.countOf(login, list);
  return count !== null && count > 0 && <span className={styles['count']}>{numbers.integer(count)}</span>;
});

function UnreadableAccount() {
  return (
    <div className={styles['message']}>
      <NoFigures reason="unreadable" />
      <RetryFigures />
    </div>
  );
}
