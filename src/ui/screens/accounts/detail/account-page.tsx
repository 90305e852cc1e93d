import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { AccountsStore } from '../../../../application/stores/accounts-store';
import { readAskedLogin } from '../../../../domain/platform/terminal-url';
import { FormNotice } from '../../../forms/form-notice';
import { useTranslation } from '../../../i18n/texts';
import { useStore } from '../../../use-store';
import { AccountDetail } from './account-detail';
import styles from './account-page.module.css';

interface AccountPageProps {
  /** What the address names. */
  asked: string;
  /** The client's accounts. */
  list: ReactNode;
}

/** The page of the account that the address names; of one that is not the client's, the list with a message (D9). */
export const AccountPage = observer(function AccountPage({ asked, list }: AccountPageProps) {
  const { t } = useTranslation();
  const store = useStore(AccountsStore);
  const login = readAskedLogin(asked);
  const arrived = store.remote.status === 'ready';
  const account = login === undefined ? undefined : store.account(login);
  const isTheirs = account !== undefined || store.unreadable.some((one) => one.login === login);
  if (login !== undefined && (isTheirs || !arrived)) return <AccountDetail login={login} account={account} />;
  return (
    <>
      <div data-testid="account-not-yours" className={styles['notYours']}>
        <FormNotice tone="info">{t('account.notYours')}</FormNotice>
      </div>
      {list}
    </>
  );
});
