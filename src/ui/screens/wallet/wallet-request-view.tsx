import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { WalletMovesStore } from '../../../application/stores/wallet-moves-store';
import { instantOf } from '../../../domain/instant';
import { moveOf } from '../../../domain/money/money-request';
import type { WalletRequest } from '../../../domain/wallet/wallet';
import { walletPage } from '../../../domain/wallet/wallet-tabs';
import { Amount } from '../../components/amount';
import { Facts, type Fact } from '../../components/facts';
import { FreshPanel } from '../../components/fresh-panel';
import { Login } from '../../components/login';
import { Time } from '../../components/time';
import { FormNotice } from '../../forms/form-notice';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../use-store';
import { CancelRequest } from '../../forms/money/cancel-request';
import money from '../../forms/money/money-page.module.css';
import { RequestState } from '../../forms/money/request-state';
import { RequestWay } from '../../forms/money/request-way';
import { CopiedCode } from './copied-code';
import { Confirmations } from './pending-moves';
import styles from './wallet.module.css';

/** A move of the wallet: what it is, how far it is, and what the client can do about it. */
export const WalletRequestView = observer(function WalletRequestView({ requestId }: { requestId: string }) {
  const { t } = useTranslation();
  const store = useStore(WalletMovesStore);
  useEffect(() => store.watch(requestId), [store, requestId]);
  return (
    <FreshPanel
      remote={store.request(requestId)}
      onRetry={() => store.retry(requestId)}
      failedTitle={t('money.requestFailed')}
    >
      {(request) => <Request request={request} />}
    </FreshPanel>
  );
});

const Request = observer(function Request({ request }: { request: WalletRequest }) {
  const { t } = useTranslation();
  const store = useStore(WalletMovesStore);
  const { amount, asset, change, currency, kind, reason, state } = request;
  const isBad = state === 'rejected' || state === 'failed';
  return (
    <div className={styles['form']} data-testid="wallet-request" data-state={state}>
      <div>
        <div role="status">
          <RequestState state={state} />
          <p className={money['hero']}>
            {t(`money.move.${moveOf(kind)}`)} <Amount value={amount ?? change} currency={currency ?? asset} />
          </p>
        </div>
        {isBad && (
          <FormNotice tone="error">
            {reason !== null && <bdi>{reason}</bdi>} {kind === 'withdrawal' && t('wallet.refunded')}
          </FormNotice>
        )}
        <Confirmations request={request} />
        <RequestFacts request={request} />
        <CancelRequest request={request} requests={store} />
        <div className={money['links']}>
          <Link to={walletPage('history')}>{t('wallet.tab.history')}</Link>
          <Link to={walletPage(moveOf(kind))}>{t(`money.another.${moveOf(kind)}`)}</Link>
        </div>
      </div>
      <section className={money['aside']}>
        <h2>{t('money.way')}</h2>
        <RequestWay request={request} />
      </section>
    </div>
  );
});

function RequestFacts({ request }: { request: WalletRequest }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { address, addressLabel, arrives, arrivesCurrency, asset, createdAt, currency, fee, kind } = request;
  const { login, memo, network, networkTitle, rate, reference, txid } = request;
  const own = currency ?? asset;
  const since = instantOf(createdAt);
  const facts: readonly (Fact | null)[] = [
    {
      key: 'reference',
      label: t('money.fact.reference'),
      value: reference && <bdi dir="ltr">{reference}</bdi>,
    },
    (networkTitle ?? network)
      ? { key: 'network', label: t('money.network'), value: <bdi>{networkTitle ?? network}</bdi> }
      : null,
    address === null
      ? null
      : {
          key: 'to',
          label: t('money.to'),
          value: (
            <>
              {addressLabel !== null && <bdi>{addressLabel}</bdi>}{' '}
              <CopiedCode what="address" text={address} />
            </>
          ),
        },
    memo === null ? null : { key: 'memo', label: t('money.memo'), value: <bdi dir="ltr">{memo}</bdi> },
    login === null
      ? null
      : {
          key: 'login',
          label: t(request.change.startsWith('-') ? 'money.toAccount' : 'money.fromAccount'),
          value: <Login login={login} />,
        },
    { key: 'fee', label: t('money.line.fee'), value: fee && <Amount value={fee} currency={own} /> },
    rate === null || arrivesCurrency === null
      ? null
      : {
          key: 'rate',
          label: t('money.line.rate'),
          value: <bdi dir="ltr">{`1 ${own} = ${numbers.exact(rate)} ${arrivesCurrency}`}</bdi>,
        },
    {
      key: 'arrives',
      label: t(kind === 'withdrawal' ? 'money.line.net.withdraw' : 'money.line.net.transfer'),
      value: arrives && <Amount value={arrives} currency={arrivesCurrency ?? asset} />,
    },
    txid === null
      ? null
      : { key: 'txid', label: t('money.fact.txid'), value: <CopiedCode what="txid" text={txid} /> },
    { key: 'since', label: t('money.fact.since'), value: since === null ? null : <Time instant={since} /> },
  ];
  return <Facts facts={facts.filter((fact) => fact !== null)} />;
}
