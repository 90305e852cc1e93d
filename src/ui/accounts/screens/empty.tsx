import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AccountsStore } from '../../../application/accounts/accounts-store';
import type { AccountsTab } from '../../../domain/accounts/accounts-view';
import { openingAddress } from '../../../domain/accounts/account-tabs';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import styles from './empty.module.css';

/** Where an empty tab leads: to the accounts that a client looks for next. */
const NEXT: Readonly<Record<AccountsTab, readonly AccountsTab[]>> = {
  live: ['demo', 'archived'],
  demo: ['live', 'archived'],
  archived: ['live', 'demo'],
};

/** In place of the accounts where there are none to list: the search hides them, or the tab has none. */
export const Empty = observer(function Empty() {
  return useStore(AccountsStore).inTab.length > 0 ? <NothingFound /> : <TabEmpty />;
});

/** A tab without accounts leads to those there are; who has none at all sees the way to the first. */
const TabEmpty = observer(function TabEmpty() {
  const { t } = useTranslation();
  const store = useStore(AccountsStore);
  const next = NEXT[store.tab].find((tab) => store.counts[tab] > 0);
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

/** From a new client to the first trade. A deposit waits for the account, so nothing leads to it yet. */
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

/** The search hides every account of the tab. */
const NothingFound = observer(function NothingFound() {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const store = useStore(AccountsStore);
  const count = store.inTab.length;
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
