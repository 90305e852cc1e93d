import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AccountsStore } from '../../../application/accounts/accounts-store';
import type { AccountListTab } from '../../../domain/accounts/accounts-view';
import { openingAddress } from '../../../domain/accounts/account-tabs';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import styles from './empty.module.css';

/** Tabs that an empty tab links to, the best first. */
const NEXT_TABS: Readonly<Record<AccountListTab, readonly AccountListTab[]>> = {
  live: ['demo', 'archived'],
  demo: ['live', 'archived'],
  archived: ['live', 'demo'],
};

/** Message of an empty list: the search hides all accounts, or the tab has none. */
export const EmptyAccounts = observer(function EmptyAccounts() {
  return useStore(AccountsStore).accountsInTab.length > 0 ? <NoMatches /> : <EmptyTab />;
});

/** Links to a tab that has accounts; a client without accounts sees the first steps. */
const EmptyTab = observer(function EmptyTab() {
  const { t } = useTranslation();
  const store = useStore(AccountsStore);
  const next = NEXT_TABS[store.tab].find((tab) => store.counts[tab] > 0);
  if (next === undefined) return <FirstSteps />;
  return (
    <Note title={t(`accounts.empty.${store.tab}.title`)} text={t(`accounts.empty.${store.tab}.text`)}>
      {store.tab !== 'archived' && (
        <p>
          <Link to={openingAddress(store.tab)}>{t('accounts.start.open')}</Link>
        </p>
      )}
      <Button onClick={() => store.setTab(next)}>{t(`accounts.show.${next}`)}</Button>
    </Note>
  );
});

/** Steps from registration to the first trade. The deposit is no link: it needs an account. */
function FirstSteps() {
  const { t } = useTranslation();
  return (
    <div className={styles['note']} data-testid="accounts-empty">
      <h2>{t('accounts.start.title')}</h2>
      <ol className={styles['steps']}>
        <li>
          <Link to="/upload-documents">{t('accounts.start.verify')}</Link>
        </li>
        <li>
          <Link to={openingAddress('live')}>{t('accounts.start.open')}</Link>
        </li>
        <li>{t('accounts.start.deposit')}</li>
      </ol>
    </div>
  );
}

/** Message that the search hides every account of the tab. */
const NoMatches = observer(function NoMatches() {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const store = useStore(AccountsStore);
  const count = store.accountsInTab.length;
  return (
    <Note
      title={t('accounts.noneMatches', { search: store.search.trim() })}
      text={t(`accounts.hidden.${store.tab}`, { count, number: numbers.integer(count) })}
    >
      <Button data-testid="accounts-clear-search" onClick={() => store.setSearch('')}>
        {t('accounts.clearSearch')}
      </Button>
    </Note>
  );
});

function Note({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className={styles['note']} data-testid="accounts-empty">
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  );
}
