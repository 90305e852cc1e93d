import ClockCircleOutlined from '@ant-design/icons/es/icons/ClockCircleOutlined';
import Timeline from 'antd/es/timeline';
import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AccountsStore } from '../../application/accounts/accounts-store';
import { MoneyRequestsStore } from '../../application/money/money-requests-store';
import { PendingStore } from '../../application/dashboard/pending-store';
import { accountAddress, openingAddress } from '../../domain/accounts/account-tabs';
import { pendingSince, type PendingItem } from '../../domain/dashboard/pending';
import { moveOf, type MoneyRequest } from '../../domain/money/money-request';
import { openingName } from '../../domain/opening/opening';
import { moneyAddress } from '../../domain/accounts/money-move';
import { Amount } from '../components/figures/amount';
import { Login } from '../components/figures/login';
import { Sentence } from '../components/text/sentence';
import { Time } from '../components/figures/time';
import { RetryNotice } from '../forms/retry-notice';
import { useNumbers } from '../i18n/numbers';
import { useTranslation } from '../i18n/texts';
import { useStore } from '../hooks/use-store';
import { accountName } from '../components/figures/account-name';
import { CancelRequest } from '../money/parts/cancel-request';
import { RequestState } from '../money/parts/request-state';
import { ListPlaceholder } from './list-placeholder';
import { FoldedWidget, Widget } from './widget';
import { Verbatim } from '../components/text/verbatim';
import styles from './dashboard.module.css';

/** Pending items of all accounts, newest first; a phone shows nothing if there are none. */
export const PendingItems = observer(function PendingItems({ isFolded }: { isFolded: boolean }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const store = useStore(PendingStore);
  // Each widget loads its own data: unmounting a widget cancels its requests.
  useEffect(() => store.load(), [store]);
  const { isLoading, problem, items } = store;
  const title = t('money.pending');
  const [first] = items;
  const list = (
    <>
      {problem && (
        <RetryNotice remote={problem} failedTitle={t('money.pendingFailed')} onRetry={() => store.retry()} />
      )}
      {items.length > 0 ? (
        <Timeline
          className={styles['timeline'] ?? ''}
          items={items.map((item) => ({ key: keyOf(item), content: <Item item={item} /> }))}
        />
      ) : (
        !problem && <p className={styles['quiet']}>{t('money.noPending')}</p>
      )}
    </>
  );
  if (!isFolded)
    return (
      <Widget title={title} testId="dashboard-pending">
        {isLoading ? <ListPlaceholder rows={3} /> : list}
      </Widget>
    );
  if (isLoading) return <ListPlaceholder rows={1} />;
  if (!first) return problem ? list : null;
  return (
    <FoldedWidget
      title={`${title} ${numbers.integer(items.length)}`}
      testId="dashboard-pending"
      icon={<ClockCircleOutlined />}
      summary={<ItemName item={first} />}
    >
      {list}
    </FoldedWidget>
  );
});

function keyOf(item: PendingItem): string {
  switch (item.kind) {
    case 'money':
      return item.request.requestId;
    case 'document':
      return item.document.kind;
    case 'opening':
      return item.opening.requestId;
    case 'account':
      return String(item.account.login);
  }
}

function Item({ item }: { item: PendingItem }) {
  const since = pendingSince(item);
  return (
    <div data-testid={`pending-${keyOf(item)}`}>
      <div className={styles['line']}>
        <Link to={pageOf(item)} className={styles['name']}>
          <ItemName item={item} />
        </Link>
        <ItemState item={item} />
      </div>
      <p className={styles['quiet']}>
        {item.kind === 'money' && (
          <>
            <AccountName login={item.request.login} />{' '}
          </>
        )}
        {since !== null && <Sentence textKey="money.since" parts={{ time: <Time instant={since} /> }} />}
      </p>
      {item.kind === 'money' && <CancelItem request={item.request} />}
    </div>
  );
}

function pageOf(item: PendingItem): string {
  switch (item.kind) {
    case 'money':
      return moneyAddress(moveOf(item.request.kind), item.request.login, item.request.requestId);
    case 'document':
      return '/upload-documents';
    case 'opening':
      return openingAddress(item.opening.kind, item.opening.requestId);
    case 'account':
      return accountAddress(item.account.login);
  }
}

function ItemName({ item }: { item: PendingItem }): ReactNode {
  const { t } = useTranslation();
  switch (item.kind) {
    case 'money': {
      const { amount, currency, kind } = item.request;
      return (
        <>
          {t(`money.move.${moveOf(kind)}`)} <Amount value={amount} currency={currency} />
        </>
      );
    }
    case 'document':
      return t(`documents.kind.${item.document.kind}`);
    case 'opening':
      return <bdi>{openingName(item.opening)}</bdi>;
    case 'account':
      return <Verbatim dir="auto">{accountName(item.account)}</Verbatim>;
  }
}

function ItemState({ item }: { item: PendingItem }): ReactNode {
  const { t } = useTranslation();
  if (item.kind === 'money') return <RequestState state={item.request.state} />;
  return (
    <span className={styles['quiet']}>
      {t(item.kind === 'document' ? 'documents.status.pending' : 'accounts.pending')}
    </span>
  );
}

function CancelItem({ request }: { request: MoneyRequest }) {
  return <CancelRequest request={request} store={useStore(MoneyRequestsStore)} />;
}

const AccountName = observer(function AccountName({ login }: { login: number }) {
  const account = useStore(AccountsStore).account(login);
  return account ? <Verbatim dir="auto">{accountName(account)}</Verbatim> : <Login login={login} />;
});
