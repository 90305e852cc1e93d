import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { WalletMovesStore } from '../../../application/wallet/wallet-moves-store';
import { moveOf } from '../../../domain/money/money-request';
import type { WalletRequest } from '../../../domain/wallet/wallet';
import { walletPage } from '../../../domain/wallet/wallet-tabs';
import type { Fact } from '../../components/figures/facts';
import { FreshPanel } from '../../components/panels/fresh-panel';
import { Login } from '../../components/figures/login';
import { CopyableCode } from '../../money/parts/copyable-code';
import { RequestPage } from '../../money/parts/request-page';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { Verbatim } from '../../components/text/verbatim';

/** A move of the wallet: its facts, its progress, and the client's actions. */
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

function Request({ request }: { request: WalletRequest }) {
  const { t } = useTranslation();
  const { amount, arrives, arrivesCurrency, asset, change, kind } = request;
  const currency = request.currency ?? asset;
  const move = moveOf(kind);
  return (
    <RequestPage
      name="wallet"
      request={request}
      store={useStore(WalletMovesStore)}
      amounts={{ amount: amount ?? change, currency, arrives, arrivesCurrency: arrivesCurrency ?? currency }}
      facts={useWalletFacts(request)}
      failureNote={kind === 'withdrawal' ? t('wallet.refunded') : undefined}
      links={
        <>
          <Link to={walletPage('history')}>{t('wallet.tab.history')}</Link>
          <Link to={walletPage(move)}>{t(`money.another.${move}`)}</Link>
        </>
      }
    />
  );
}

function useWalletFacts(request: WalletRequest): readonly (Fact | null)[] {
  const { t } = useTranslation();
  const { address, addressLabel, change, login, memo } = request;
  const network = request.networkTitle ?? request.network;
  return [
    network === null
      ? null
      : { key: 'network', label: t('money.network'), value: <Verbatim dir="auto">{network}</Verbatim> },
    address === null
      ? null
      : {
          key: 'to',
          label: t('money.to'),
          value: (
            <>
              {addressLabel !== null && <Verbatim dir="auto">{addressLabel}</Verbatim>}{' '}
              <CopyableCode kind="address" text={address} />
            </>
          ),
        },
    memo === null ? null : { key: 'memo', label: t('money.memo'), value: <Verbatim>{memo}</Verbatim> },
    login === null
      ? null
      : {
          key: 'login',
          label: t(change.startsWith('-') ? 'money.toAccount' : 'money.fromAccount'),
          value: <Login login={login} />,
        },
  ];
}
