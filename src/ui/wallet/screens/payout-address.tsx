import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { PayoutAddressStore } from '../../../application/wallet/payout-address-store';
import { instantOf } from '../../../domain/kernel/instant';
import type { DigitalAsset } from '../../../domain/wallet/digital-asset';
import { Facts } from '../../components/figures/facts';
import { FactsSkeleton } from '../../components/figures/facts-skeleton';
import { FreshPanel } from '../../components/panels/fresh-panel';
import { useTranslation } from '../../i18n/texts';
import sections from '../../components/page/page-sections.module.css';
import { Sentence } from '../../components/text/sentence';
import { Time } from '../../components/figures/time';
import { useStore } from '../../hooks/use-store';
import { AddressForm } from './address-form';
import { Balances } from './balances';
import { BalancesSkeleton } from './balances-skeleton';
import { Verbatim } from '../../components/text/verbatim';

/** The balances of the trading accounts, for gateways without a wallet. */
export const AccountBalances = observer(function AccountBalances() {
  const { t } = useTranslation();
  const store = useStore(PayoutAddressStore);
  useEffect(() => store.loadAccounts(), [store]);
  return (
    <section className={sections['section']}>
      <h2>{t('wallet.balances')}</h2>
      <FreshPanel
        remote={store.accounts}
        onRetry={() => store.retryAccounts()}
        failedTitle={t('wallet.balancesFailed')}
        skeleton={<BalancesSkeleton />}
      >
        {(list) => <Balances list={list} />}
      </FreshPanel>
    </section>
  );
});

/** The payout address for digital assets from trading accounts, and the form that changes it (R7). */
export const PayoutAddress = observer(function PayoutAddress() {
  const { t } = useTranslation();
  const store = useStore(PayoutAddressStore);
  useEffect(() => store.open(), [store]);
  return (
    <>
      <section className={sections['section']}>
        <h2>{t('wallet.address')}</h2>
        <p className={sections['help']}>{t('wallet.addressHelp')}</p>
        <FreshPanel
          remote={store.asset}
          onRetry={() => store.retryAsset()}
          failedTitle={t('wallet.addressFailed')}
          skeleton={<FactsSkeleton count={3} />}
        >
          {(asset) => <CurrentAddress asset={asset} />}
        </FreshPanel>
      </section>
      <section className={sections['section']}>
        <h2>{t('wallet.change')}</h2>
        <AddressForm />
      </section>
    </>
  );
});

function CurrentAddress({ asset }: { asset: DigitalAsset | null }) {
  const { t } = useTranslation();
  if (!asset) return <p data-testid="wallet-none">{t('wallet.none')}</p>;
  const updatedInstant = instantOf(asset.updatedAt);
  const validFrom = instantOf(asset.pending?.inForceFrom ?? null);
  return (
    <>
      <Facts
        facts={[
          {
            key: 'address',
            label: t('wallet.addressLabel'),
            value: <Verbatim data-testid="wallet-current">{asset.walletAddress}</Verbatim>,
          },
          { key: 'network', label: t('wallet.network'), value: asset.network },
          {
            key: 'updated',
            label: t('wallet.updated'),
            value: updatedInstant === null ? null : <Time instant={updatedInstant} />,
          },
        ]}
      />
      {asset.pending && validFrom !== null && (
        <p role="status" data-testid="wallet-pending">
          <Sentence
            textKey="wallet.pending"
            parts={{
              time: <Time instant={validFrom} />,
              address: <Verbatim>{asset.pending.walletAddress}</Verbatim>,
            }}
          />
        </p>
      )}
    </>
  );
}
