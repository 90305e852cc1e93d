import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { AccountsStore } from '../../../application/accounts/accounts-store';
import { requestedOpening } from '../../../domain/opening/opening';
import { requestedMove } from '../../../domain/accounts/money-move';
import { BOOK_ZONE } from '../../../domain/kernel/book-zone';
import { readRequestedLogin } from '../../../domain/platform/terminal-url';
import { deferComponent } from '../../components/defer-component';
import { RouteSpinner } from '../../components/panels/route-spinner';
import { FormNotice } from '../../forms/form-notice';
import { PageZone } from '../../i18n/page-zone';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { AccountDetail } from './account-detail';
import styles from './account-page.module.css';

/** The code of money forms and requests is loaded when one is opened. */
const MoneyPage = deferComponent(
  async () => (await import(/* webpackChunkName: "money" */ '../../money/screens/money-page')).MoneyPage,
  <RouteSpinner />,
);

/** The code of the form that opens an account is loaded when it is opened. */
const OpeningPage = deferComponent(
  async () =>
    (await import(/* webpackChunkName: "opening" */ '../../opening/screens/opening-page')).OpeningPage,
  <RouteSpinner />,
);

interface AccountPageProps {
  /** The client's accounts. */
  list: ReactNode;
}

/**
 * The account or money page that the address names (D9). For an account that is not the client's, it
 * shows the list with a message.
 */
export const AccountPage = observer(function AccountPage({ list }: AccountPageProps) {
  const { t } = useTranslation();
  const store = useStore(AccountsStore);
  const { search } = useLocation();
  const money = requestedMove(search);
  const opening = requestedOpening(search);
  const requestedLogin = money?.account ?? new URLSearchParams(search).get('account');
  const login = readRequestedLogin(requestedLogin);
  const areAccountsLoaded = store.remote.status === 'ready';
  const account = login === undefined ? undefined : store.account(login);
  const isOwnAccount = account !== undefined || store.unreadable.some((item) => item.login === login);
  if (login !== undefined && (isOwnAccount || !areAccountsLoaded))
    return money ? (
      <MoneyPage move={money.move} login={login} account={account} />
    ) : (
      <PageZone value={BOOK_ZONE}>
        <AccountDetail login={login} account={account} />
      </PageZone>
    );
  if (requestedLogin === null) return opening ? <OpeningPage kind={opening} /> : list;
  return (
    <>
      <div data-testid="account-not-yours" className={styles['notYours']}>
        <FormNotice tone="info">{t('account.notYours')}</FormNotice>
      </div>
      {list}
    </>
  );
});
