import CopyOutlined from '@ant-design/icons/es/icons/CopyOutlined';
import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { AssetWalletStore } from '../../../application/wallet/asset-wallet-store';
import { ClipboardStore } from '../../../application/kernel/clipboard-store';
import { WalletMovesStore } from '../../../application/wallet/wallet-moves-store';
import type { DepositAddress, Wallet } from '../../../domain/wallet/wallet';
import { walletPage } from '../../../domain/wallet/wallet-tabs';
import { Amount } from '../../components/figures/amount';
import { Facts } from '../../components/figures/facts';
import { FreshPanel } from '../../components/panels/fresh-panel';
import { QrCode } from '../../components/qr-code';
import { SelectInput } from '../../forms/antd/select-input';
import { TimeCell } from '../../forms/books/cells';
import { Field } from '../../forms/field';
import { FormNotice } from '../../forms/form-notice';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { CopyableCode } from '../../money/parts/copyable-code';
import money from '../../money/parts/money-page.module.css';
import { PendingMoves } from './pending-moves';
import { Verbatim } from '../../components/text/verbatim';
import styles from './wallet.module.css';

/** Number of earlier deposits that are shown. The history has them all. */
const MAX_EARLIER_DEPOSITS = 3;

/** The address for deposits of an asset, and the pending deposits. */
export const Deposit = observer(function Deposit({ wallet }: { wallet: Wallet }) {
  const { t } = useTranslation();
  const store = useStore(AssetWalletStore);
  const requestedAsset = useSearchParams()[0].get('asset');
  useEffect(() => {
    if (requestedAsset !== null) store.chooseDeposit(requestedAsset);
  }, [store, requestedAsset]);
  const { depositAsset, depositNetwork } = store;
  if (!depositAsset || !depositNetwork)
    return <FormNotice tone="info">{t('money.notOffered.deposit')}</FormNotice>;
  const { asset, networks } = depositAsset;
  const pendingDeposits = wallet.pending.filter(({ kind }) => kind === 'deposit');
  return (
    <div className={styles['form']}>
      <div>
        <div className={styles['pair']}>
          <Field id="wallet-deposit-asset" label={t('wallet.asset')}>
            <SelectInput
              value={asset}
              choices={wallet.assets.map((item) => ({ value: item.asset, label: item.asset }))}
              onChange={(value) => store.chooseDeposit(value)}
            />
          </Field>
          <Field id="wallet-deposit-network" label={t('money.network')}>
            <SelectInput
              value={depositNetwork.id}
              choices={networks.map(({ id, title }) => ({ value: id, label: title ?? id }))}
              onChange={(value) => store.chooseDeposit(asset, value)}
            />
          </Field>
        </div>
        <Address asset={asset} network={depositNetwork.id} />
        <section className={styles['part']}>
          <h2>{t('wallet.arrivingTitle')}</h2>
          <PendingMoves requests={pendingDeposits} />
        </section>
      </div>
      <EarlierDeposits asset={asset} network={depositNetwork.id} />
    </div>
  );
});

/** The latest completed deposits on a network. */
const EarlierDeposits = observer(function EarlierDeposits({
  asset,
  network,
}: {
  asset: string;
  network: string;
}) {
  const { t } = useTranslation();
  const store = useStore(WalletMovesStore);
  useEffect(() => store.loadDeposits(asset), [store, asset]);
  const deposits = store.depositsOn(asset, network);
  const rows = deposits.slice(0, MAX_EARLIER_DEPOSITS).map(({ change, createdAt, requestId }) => ({
    key: requestId,
    label: (
      <Link to={walletPage('history', { request: requestId })}>
        <TimeCell instant={createdAt} />
      </Link>
    ),
    value: <Amount value={change} currency={asset} />,
  }));
  return (
    <div className={`${styles['part']} ${money['figures']}`}>
      {rows.length > 0 && (
        <section data-testid="wallet-earlier" className={styles['part']}>
          <h2>{t('wallet.deposit.earlier')}</h2>
          <Facts facts={rows} />
        </section>
      )}
      <p className={styles['quiet']}>{t('wallet.deposit.stays')}</p>
    </div>
  );
});

const Address = observer(function Address({ asset, network }: { asset: string; network: string }) {
  const { t } = useTranslation();
  const store = useStore(AssetWalletStore);
  useEffect(() => store.loadDepositAddress(asset, network), [store, asset, network]);
  return (
    <FreshPanel
      remote={store.depositAddress(asset, network)}
      onRetry={() => store.retryDepositAddress(asset, network)}
      failedTitle={t('wallet.deposit.failed')}
    >
      {(address) => <AddressCard address={address} />}
    </FreshPanel>
  );
});

function AddressCard({ address }: { address: DepositAddress }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const clipboard = useStore(ClipboardStore);
  const payPage = useStore(AssetWalletStore).payPage(address);
  const { asset, confirmations, memo, minimum, qr } = address;
  const network = address.networkTitle ?? address.network;
  const facts = [
    {
      key: 'minimum',
      label: t('money.minimum'),
      value: minimum && <Amount value={minimum} currency={asset} />,
    },
    {
      key: 'confirmations',
      label: t('money.credited'),
      value: confirmations === null ? null : numbers.integer(confirmations),
    },
    {
      key: 'memo',
      label: t('money.memo'),
      value: memo === null ? t('wallet.deposit.noMemo') : <CopyableCode kind="memo" text={memo} />,
    },
  ];
  return (
    <>
      <div className={`${styles['card']} ${money['figures']}`} data-testid="wallet-deposit-address">
        <QrCode text={qr ?? address.address} label={t('money.qr')} className={styles['qr']} />
        <div>
          <p>
            <span className={styles['quiet']}>{t('wallet.deposit.yours', { asset, network })}</span>
            <Verbatim as="code" className={styles['code']}>
              {address.address}
            </Verbatim>
          </p>
          <div className={styles['links']}>
            <Button
              type="primary"
              icon={<CopyOutlined aria-hidden />}
              data-testid="wallet-deposit-copy"
              onClick={() => void clipboard.copy(address.address)}
            >
              {t('money.copyAddress')}
            </Button>
            {payPage !== null && (
              <Button href={payPage} rel="noreferrer" data-testid="wallet-deposit-pay">
                {t('wallet.deposit.pay')}
              </Button>
            )}
          </div>
          <Facts facts={facts} />
        </div>
      </div>
      <FormNotice tone="warning">
        {t('wallet.deposit.only', { asset, network })}
        {memo !== null && <> {t('wallet.deposit.withMemo')}</>}
      </FormNotice>
    </>
  );
}
