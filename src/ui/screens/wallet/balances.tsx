import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AccountList } from '../../../application/ports/accounts';
import { WalletStore } from '../../../application/stores/wallet-store';
import { Amount } from '../../components/amount';
import { EmptyNote } from '../../components/empty-note';
import { Facts } from '../../components/facts';
import sections from '../../components/page-sections.module.css';
import { Time } from '../../components/time';
import { useStore } from '../../use-store';

/** What is on each live account, as sent. */
export const Balances = observer(function Balances({ list }: { list: AccountList }) {
  const { t } = useTranslation();
  const store = useStore(WalletStore);
  const live = store.liveOf(list);
  if (live.length === 0) {
    return (
      <EmptyNote title={t('wallet.empty.title')} text={t('wallet.empty.text')} testId="wallet-empty">
        <Link to="/accounts">{t('menu.accounts')}</Link>
      </EmptyNote>
    );
  }
  return (
    <>
      <p className={sections['meta']}>
        {t('wallet.asOf')} <Time instant={list.asOf} />
      </p>
      <Facts
        facts={live.map(({ login, nickname, platform, balance, currency }) => ({
          key: String(login),
          label: nickname ?? platform,
          value: (
            <span data-testid={`wallet-balance-${login}`}>
              <Amount value={balance} currency={currency} />{' '}
              <span className={sections['meta']}>
                {platform} <bdi dir="ltr">{login}</bdi>
              </span>
            </span>
          ),
        }))}
      />
    </>
  );
});
