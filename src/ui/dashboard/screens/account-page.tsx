import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { AccountsStore } from '../../../application/accounts/accounts-store';
import { askedOpening } from '../../../domain/opening/opening';
import { askedMove } from '../../../domain/accounts/money-move';
import { readAskedLogin } from '../../../domain/platform/terminal-url';
import { deferred } from '../../components/deferred';
import { RouteSpinner } from '../../components/panels/route-spinner';
import { FormNotice } from '../../forms/form-notice';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { AccountDetail } from './account-detail';
import styles from './account-page.module.css';

/** The code of money forms and requests is loaded when one is opened. */
const MoneyPage = deferred(
  async () => (await import(/* webpackChunkName: "money" */ '../../money/screens/money-page')).MoneyPage,
  <RouteSpinner />,
);

/** So is that of the form that opens an account. */
const OpeningPage = deferred(
  async () =>
    (await import(/* webpackChunkName: "opening" */ '../../opening/screens/opening-page')).OpeningPage,
  <RouteSpinner />,
);

interface AccountPageProps {
  /** The client's accounts. */
  list: ReactNode;
}

/**
 * The page of the account that the address names, or of moving its money; of one that is not the client's, the list with a
 * message (D9).
 */
export const AccountPage = observer(function AccountPage({ list }: AccountPageProps) {
  const { t } = useTranslation();
  const store = useStore(AccountsStore);
  const { search } = useLocation();
  const money = askedMove(search);
  const opening = askedOpening(search);
  const asked = money?.asked ?? new URLSearchParams(search).get('account');
  const login = readAskedLogin(asked);
  const arrived = store.remote.status === 'ready';
  const account = login === undefined ? undefined : store.account(login);
  const isTheirs = account !== undefined || store.unreadable.some((one) => one.login === login);
  if (login !== undefined && (isTheirs || !arrived))
    return money ? (
      <MoneyPage move={money.move} login={login} account={account} />
    ) : (
      <AccountDetail login={login} account={account} />
    );
  if (asked === null) return opening ? <OpeningPage kind={opening} /> : list;
  return (
    <>
      <div data-testid="account-not-yours" className={styles['notYours']}>
        <FormNotice tone="info">{t('account.notYours')}</FormNotice>
      </div>
      {list}
    </>
  );
});
