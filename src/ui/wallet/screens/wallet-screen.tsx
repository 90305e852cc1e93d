import { observer } from 'mobx-react-lite';
import { useEffect, type ComponentType } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { dataOf, isComing } from '../../../application/remote/remote';
import { AssetWalletStore } from '../../../application/wallet/asset-wallet-store';
import { instantOf } from '../../../domain/kernel/instant';
import { WALLET_TABS, walletPage, walletTabOf, type WalletTab } from '../../../domain/wallet/wallet-tabs';
import type { Wallet } from '../../../domain/wallet/wallet';
import { Bone } from '../../components/panels/bone';
import { deferred } from '../../components/deferred';
import { FreshPanel } from '../../components/panels/fresh-panel';
import { PageHead } from '../../components/page/page-head';
import { SectionNav } from '../../components/page/section-nav';
import { Sentence } from '../../components/text/sentence';
import { Time } from '../../components/figures/time';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { BalancesSkeleton } from './balances-skeleton';
import { Overview } from './overview';
import { AccountBalances, PayoutAddress } from './payout-address';
import styles from './wallet.module.css';

/** The code of their forms, lists and filters is loaded when one of them is opened. */
const section = (name: 'Addresses' | 'Deposit' | 'History' | 'Transfer' | 'Withdraw') =>
  deferred(
    async () => (await import(/* webpackChunkName: "wallet-sections" */ './sections'))[name],
    <BalancesSkeleton />,
  );

const WalletRequestView = deferred(
  async () => (await import(/* webpackChunkName: "wallet-sections" */ './sections')).WalletRequestView,
  <BalancesSkeleton />,
);

const TABS: Readonly<Record<WalletTab, ComponentType<{ wallet: Wallet }>>> = {
  overview: Overview,
  addresses: section('Addresses'),
  deposit: section('Deposit'),
  withdraw: section('Withdraw'),
  transfer: section('Transfer'),
  history: section('History'),
};

/** The wallet of the international variant (V9); which of its sections is in front stands in the address (D9). */
export const Screen = observer(function WalletScreen() {
  const { t } = useTranslation();
  const store = useStore(AssetWalletStore);
  const [search] = useSearchParams();
  useEffect(() => store.open(), [store]);
  const tab = walletTabOf(search.get('tab'));
  if (store.isMissing)
    return (
      <div data-testid="screen-wallet">
        <PageHead title={t('wallet.title')} />
        <AccountBalances />
        <PayoutAddress />
      </div>
    );
  const request = search.get('request');
  const Tab = TABS[tab];
  // Its place is kept from the first moment on, when nothing is asked for yet.
  const coming = isComing(store.remote);
  const asOf = instantOf(dataOf(store.remote)?.asOf ?? null);
  return (
    <div data-testid="screen-wallet">
      <PageHead
        title={t('wallet.title')}
        note={
          asOf === null ? (
            coming && <Bone as="medium" />
          ) : (
            <Sentence textKey="wallet.asOf" parts={{ time: <Time instant={asOf} style="asOf" /> }} />
          )
        }
        actions={
          tab === 'overview' &&
          (['withdraw', 'transfer', 'deposit'] as const).map((move) => (
            <Link
              key={move}
              to={walletPage(move)}
              className={styles[move === 'deposit' ? 'primary' : 'action']}
            >
              {t(`money.move.${move}`)}
            </Link>
          ))
        }
      />
      <SectionNav
        across
        label={t('wallet.title')}
        sections={WALLET_TABS.map((key) => ({ key, label: t(`wallet.tab.${key}`), to: `?tab=${key}` }))}
        current={tab}
      />
      <div className={styles['page']} data-testid={`wallet-${tab}`}>
        {request ? (
          <WalletRequestView key={request} requestId={request} />
        ) : (
          <FreshPanel
            remote={store.remote}
            onRetry={() => store.retry()}
            failedTitle={t('wallet.failed')}
            skeleton={<BalancesSkeleton />}
          >
            {(wallet) => <Tab wallet={wallet} />}
          </FreshPanel>
        )}
      </div>
    </div>
  );
});
