import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { AccountList } from '../../../application/accounts/ports/accounts';
import { PayoutAddressStore } from '../../../application/wallet/payout-address-store';
import { Amount } from '../../components/figures/amount';
import { EmptyNote } from '../../components/panels/empty-note';
import { Login } from '../../components/figures/login';
import { useTranslation } from '../../i18n/texts';
import sections from '../../components/page/page-sections.module.css';
import { Sentence } from '../../components/text/sentence';
import { Time } from '../../components/figures/time';
import { useStore } from '../../hooks/use-store';
import { Verbatim } from '../../components/text/verbatim';
import styles from './balances.module.css';

/** The balances of the live accounts, as sent. */
export const Balances = observer(function Balances({ list }: { list: AccountList }) {
  const { t } = useTranslation();
  const store = useStore(PayoutAddressStore);
  const liveAccounts = store.liveAccountsOf(list);
  if (liveAccounts.length === 0) {
    return (
      <EmptyNote title={t('wallet.empty.title')} text={t('wallet.empty.text')} testId="wallet-empty">
        <Link to="/accounts">{t('menu.accounts')}</Link>
      </EmptyNote>
    );
  }
  return (
    <>
      <p className={`${sections['meta']} ${styles['asOf']}`}>
        <Sentence textKey="wallet.asOf" parts={{ time: <Time instant={list.asOf} style="asOf" /> }} />
      </p>
      <dl className={sections['rows']}>
        {liveAccounts.map(({ login, nickname, platform, balance, currency }) => (
          <div key={login} className={styles['account']} data-testid={`wallet-balance-${login}`}>
            <dt>
              {nickname && (
                <Verbatim dir="auto" className={styles['name']}>
                  {nickname}
                </Verbatim>
              )}
              <Verbatim className={nickname ? sections['meta'] : styles['name']}>
                {platform} · <Login login={login} />
              </Verbatim>
            </dt>
            <dd className={styles['balance']}>
              <Amount value={balance} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
});
