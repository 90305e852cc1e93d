import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { AccountsStore } from '../../../application/accounts/accounts-store';
import type { Account } from '../../../domain/accounts/account';
import { accountAddress } from '../../../domain/accounts/account-tabs';
import { canMoveMoney, type MoneyMove } from '../../../domain/accounts/money-move';
import { Login } from '../../components/figures/login';
import { RemotePanel } from '../../components/panels/remote-panel';
import { FormNotice } from '../../forms/form-notice';
import { useTranslation } from '../../i18n/texts';
import { useFeature } from '../../router/use-feature';
import { useStore } from '../../hooks/use-store';
import { accountName } from '../../components/figures/account-name';
import { MoneyForm } from './money-form';
import { BackLink } from '../../components/page/back-link';
import styles from '../parts/money-page.module.css';
import { RequestView } from './request-view';
import { Verbatim } from '../../components/text/verbatim';

interface MoneyPageProps {
  move: MoneyMove;
  login: number;
  /** Undefined until it has loaded, and if it could not be read. */
  account: Account | undefined;
}

/** Form of a deposit, withdrawal or transfer, or its request; each has an address (D9). */
export const MoneyPage = observer(function MoneyPage({ move, login, account }: MoneyPageProps) {
  const { t } = useTranslation();
  const accounts = useStore(AccountsStore);
  const request = useSearchParams()[0].get('request');
  const isLoaded = useFeature('money', true);
  return (
    <div data-testid="money-form">
      <BackLink to={accountAddress(login)} testId="money-back">
        <Verbatim dir="auto">{account ? accountName(account) : <Login login={login} />}</Verbatim>
      </BackLink>
      <h1 tabIndex={-1} className={styles['title']}>
        {t(`money.move.${move}`)}
      </h1>
      {request ? (
        isLoaded && <RequestView key={request} requestId={request} />
      ) : (
        <RemotePanel
          remote={accounts.remote}
          onRetry={() => accounts.retry()}
          failedTitle={t('accounts.failed')}
          failedHelp={t('clientArea.failedHelp')}
        >
          {() =>
            account && canMoveMoney(account) ? (
              isLoaded && <MoneyForm key={`${move}/${login}`} move={move} account={account} />
            ) : (
              <FormNotice tone="info">{t('money.notHere')}</FormNotice>
            )
          }
        </RemotePanel>
      )}
    </div>
  );
});
