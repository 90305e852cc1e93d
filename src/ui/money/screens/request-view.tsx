import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { MoneyFormStore } from '../../../application/money/money-form-store';
import { MoneyRequestsStore } from '../../../application/money/money-requests-store';
import { bankAccountInFours } from '../../../domain/kernel/identifiers/bank-account';
import { accountAddress } from '../../../domain/accounts/account-tabs';
import { moneyAddress } from '../../../domain/accounts/money-move';
import { moveOf, type MoneyRequest } from '../../../domain/money/money-request';
import type { Fact } from '../../components/figures/facts';
import { FreshPanel } from '../../components/panels/fresh-panel';
import { Login } from '../../components/figures/login';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { AssetAddress } from './asset-address';
import { DepositSteps } from './deposit-steps';
import styles from '../parts/money-page.module.css';
import { RequestPage } from '../parts/request-page';
import { Verbatim } from '../../components/text/verbatim';

/** A request with its facts, its progress and the client's actions. */
export const RequestView = observer(function RequestView({ requestId }: { requestId: string }) {
  const { t } = useTranslation();
  const store = useStore(MoneyRequestsStore);
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

const Request = observer(function Request({ request }: { request: MoneyRequest }) {
  const { t } = useTranslation();
  const { address, amount, currency, kind, login, net, received, receivedCurrency, state } = request;
  const move = moveOf(kind);
  return (
    <>
      {move === 'deposit' && state === 'pending' && (
        <div className={styles['steps']} data-paper="off">
          <DepositSteps current={1} />
        </div>
      )}
      <RequestPage
        name="money"
        request={request}
        store={useStore(MoneyRequestsStore)}
        amounts={{
          amount,
          currency,
          arrives: received ?? net,
          arrivesCurrency: receivedCurrency ?? currency,
        }}
        facts={useAccountFacts(request)}
        links={
          <>
            <Link to={accountAddress(login)}>{t('money.toTheAccount')}</Link>
            <Link to={moneyAddress(move, login)} data-testid="money-another">
              {t(`money.another.${move}`)}
            </Link>
          </>
        }
      >
        <PaymentPage request={request} />
        {address !== null && state === 'pending' && <AssetAddress request={request} />}
      </RequestPage>
    </>
  );
});

/** Link to the cashier. It opens by itself right after the deposit was sent. */
const PaymentPage = observer(function PaymentPage({ request }: { request: MoneyRequest }) {
  const { t } = useTranslation();
  const store = useStore(MoneyFormStore);
  const link = useRef<HTMLAnchorElement>(null);
  const { requestId, redirectUrl, state, amount, currency } = request;
  const href = state === 'pending' ? store.paymentPage(redirectUrl) : null;
  useEffect(() => {
    if (store.consumePaymentPage(requestId) !== null) link.current?.click();
  }, [store, requestId]);
  const numbers = useNumbers();
  if (href === null) return null;
  return (
    <div className={styles['pay']} data-paper="off">
      <a ref={link} href={href} rel="noreferrer" className={styles['primary']} data-testid="money-pay">
        {t('money.pay', { amount: `\u2066${currency} ${numbers.money(amount, currency)}\u2069` })}
      </a>
      <p className={styles['note']}>{t('money.payNote')}</p>
    </div>
  );
});

function useAccountFacts({
  destination,
  kind,
  login,
  methodTitle,
  toLogin,
}: MoneyRequest): readonly (Fact | null)[] {
  const { t } = useTranslation();
  return [
    {
      key: 'account',
      label: t(kind === 'deposit' ? 'money.toAccount' : 'money.fromAccount'),
      value: <Login login={login} />,
    },
    toLogin === null ? null : { key: 'to', label: t('money.toAccount'), value: <Login login={toLogin} /> },
    methodTitle === null
      ? null
      : { key: 'method', label: t('money.method'), value: <bdi>{methodTitle}</bdi> },
    destination === null
      ? null
      : {
          key: 'destination',
          label: t('money.to'),
          value: <Verbatim>{bankAccountInFours(destination)}</Verbatim>,
        },
  ];
}
