import { observer } from 'mobx-react-lite';
import { useEffect, type ComponentType } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { dataOf, isPending } from '../../../application/remote/remote';
import { AssetWalletStore } from '../../../application/wallet/asset-wallet-store';
import { BOOK_ZONE } from '../../../domain/kernel/book-zone';
import { instantOf } from '../../../domain/kernel/instant';
import { WALLET_TABS, walletPage, walletTabOf, type WalletTab } from '../../../domain/wallet/wallet-tabs';
import type { Wallet } from '../../../domain/wallet/wallet';
import { SkeletonBlock } from '../../components/panels/skeleton-block';
import { deferComponent } from '../../components/defer-component';
import { FreshPanel } from '../../components/panels/fresh-panel';
import { PageHead } from '../../components/page/page-head';
import { SectionNav } from '../../components/page/section-nav';
import { Sentence } from '../../components/text/sentence';
import { Time } from '../../components/figures/time';
import { PageZone } from '../../i18n/page-zone';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { BalancesSkeleton } from './balances-skeleton';
import { Overview } from './overview';
import { AccountBalances, PayoutAddress } from './payout-address';
import styles from './wallet.module.css';

/** A lazy section: forms, lists and filters are loaded when the first of them is opened. */
const lazySection = (name: 'Addresses' | 'Deposit' | 'History' | 'Transfer' | 'Withdraw') =>
  deferComponent(
    async () => (await import(/* webpackChunkName: "wallet-sections" */ './sections'))[name],
    <BalancesSkeleton />,
  );

const WalletRequestView = deferComponent(
  async () => (await import(/* webpackChunkName: "wallet-sections" */ './sections')).WalletRequestView,
  <BalancesSkeleton />,
);

const TABS: Readonly<Record<WalletTab, ComponentType<{ wallet: Wallet }>>> = {
  overview: Overview,
  addresses: lazySection('Addresses'),
  deposit: lazySection('Deposit'),
  withdraw: lazySection('Withdraw'),
  transfer: lazySection('Transfer'),
  history: lazySection('History'),
};

/** The wallet of the international variant (V9). The address names the open section (D9). */
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
  // The note's space is reserved from the first rendering, before the request is sent.
  const isLoading = isPending(store.remote);
  const asOf = instantOf(dataOf(store.remote)?.asOf ?? null);
  // The history has a range of days; its rows and what they open have the zone of that range.
  const hasRange = tab === 'history' || request !== null;
  return (
    <PageZone value={hasRange ? BOOK_ZONE : undefined}>
      <div data-testid="screen-wallet">
        <PageHead
          title={t('wallet.title')}
          note={
            asOf === null ? (
              isLoading && <SkeletonBlock shape="medium" />
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
          isHorizontal
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
    </PageZone>
  );
});
