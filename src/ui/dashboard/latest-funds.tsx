import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { isMissing } from '../../application/remote/remote';
import { AccountsStore } from '../../application/accounts/accounts-store';
import { LatestFundsStore } from '../../application/dashboard/latest-funds-store';
import { accountAddress } from '../../domain/accounts/account-tabs';
import { MOVEMENT_KINDS, type AccountMovement } from '../../domain/accounts/books';
import { instantOf } from '../../domain/kernel/instant';
import { FreshPanel } from '../components/panels/fresh-panel';
import { Profit } from '../components/figures/profit';
import { Time } from '../components/figures/time';
import { useTranslation } from '../i18n/texts';
import { useStore } from '../hooks/use-store';
import { accountName } from '../components/figures/account-name';
import { RowsSkeleton } from './list-placeholder';
import { Widget } from './widget';
import { Verbatim } from '../components/text/verbatim';
import styles from './dashboard.module.css';

/** The latest deposits and withdrawals of all accounts, each linked to its account's list. */
export const LatestFunds = observer(function LatestFunds() {
  const { t } = useTranslation();
  const store = useStore(LatestFundsStore);
  useEffect(() => store.load(), [store]);
  if (isMissing(store.remote)) return null;
  return (
    <Widget title={t('dashboard.latest')} testId="dashboard-funds">
      <FreshPanel
        remote={store.remote}
        onRetry={() => store.retry()}
        failedTitle={t('account.books.funds.failed')}
        skeleton={<RowsSkeleton rows={5} />}
      >
        {(movements) =>
          movements.length === 0 ? (
            <p className={styles['quiet']}>{t('account.books.funds.empty')}</p>
          ) : (
            <ul className={styles['list']}>
              {movements.map((movement) => (
                <Row key={movement.id} movement={movement} />
              ))}
            </ul>
          )
        }
      </FreshPanel>
    </Widget>
  );
});

const Row = observer(function Row({ movement }: { movement: AccountMovement }) {
  const { t } = useTranslation();
  const account = useStore(AccountsStore).account(movement.login);
  const { amount, at, counterpart, kind, login } = movement;
  const currency = movement.currency ?? account?.currency ?? '';
  const time = instantOf(at);
  return (
    <li className={styles['funds']}>
      <Link to={accountAddress(login, 'funds')} className={styles['name']}>
        {(MOVEMENT_KINDS as readonly string[]).includes(kind) ? t(`account.books.kinds.${kind}`) : kind}
        {counterpart !== null && (
          <>
            {' '}
            <Verbatim>{counterpart}</Verbatim>
          </>
        )}
      </Link>
      <span className={styles['sum']}>
        <span className={styles['code']}>{currency}</span>{' '}
        <Profit partial value={amount} currency={currency} />
      </span>
      <p className={styles['quiet']}>
        {time !== null && <Time instant={time} />} ·{' '}
        <Verbatim dir="auto">{account ? accountName(account) : login}</Verbatim>
      </p>
    </li>
  );
});
