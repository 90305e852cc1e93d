import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { MoneyFormStore } from '../../../../application/stores/money-form-store';
import { MoneyRequestsStore } from '../../../../application/stores/money-requests-store';
import { accountAddress } from '../../../../domain/accounts/account-tabs';
import { instantOf } from '../../../../domain/instant';
import { moneyAddress } from '../../../../domain/money/money-move';
import { moveOf, type MoneyRequest } from '../../../../domain/money/money-request';
import { Amount } from '../../../components/amount';
import { Facts } from '../../../components/facts';
import { FreshPanel } from '../../../components/fresh-panel';
import { Login } from '../../../components/login';
import { Time } from '../../../components/time';
import { FormNotice } from '../../../forms/form-notice';
import { useNumbers } from '../../../i18n/numbers';
import { useTranslation } from '../../../i18n/texts';
import { useStore } from '../../../use-store';
import { AssetAddress } from './asset-address';
import { CancelRequest } from '../../../forms/money/cancel-request';
import styles from '../../../forms/money/money-page.module.css';
import { RequestState } from '../../../forms/money/request-state';
import { RequestWay } from '../../../forms/money/request-way';

/** A request: what it is, how far it is, and what the client can do about it. */
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
  const { kind, state, reason, amount, currency, login } = request;
  const move = moveOf(kind);
  return (
    <div className={styles['split']} data-testid="money-request" data-state={state}>
      <div>
        <div role="status">
          <RequestState state={state} />
          <p className={styles['hero']}>
            <Amount value={amount} currency={currency} />
          </p>
        </div>
        {reason !== null && (
          <FormNotice tone={state === 'rejected' || state === 'failed' ? 'error' : 'info'}>
            <bdi>{reason}</bdi>
          </FormNotice>
        )}
        <PaymentPage request={request} />
        {request.address !== null && state === 'pending' && <AssetAddress request={request} />}
        <RequestFacts request={request} />
        <CancelRequest request={request} requests={useStore(MoneyRequestsStore)} />
        <div className={styles['links']}>
          <Link to={accountAddress(login)}>{t('money.toTheAccount')}</Link>
          <Link to={moneyAddress(move, login)} data-testid="money-another">
            {t(`money.another.${move}`)}
          </Link>
        </div>
      </div>
      <section className={styles['aside']}>
        <h2>{t('money.way')}</h2>
        <RequestWay request={request} />
      </section>
    </div>
  );
});

/** The way to the cashier: opened by itself right after the deposit was begun, and again by the link. */
const PaymentPage = observer(function PaymentPage({ request }: { request: MoneyRequest }) {
  const { t } = useTranslation();
  const store = useStore(MoneyFormStore);
  const link = useRef<HTMLAnchorElement>(null);
  const { requestId, redirectUrl, state, amount, currency } = request;
  const href = state === 'pending' ? store.paymentPage(redirectUrl) : null;
  useEffect(() => {
    if (store.takePaymentPage(requestId) !== null) link.current?.click();
  }, [store, requestId]);
  const numbers = useNumbers();
  if (href === null) return null;
  return (
    <div className={styles['pay']}>
      <a ref={link} href={href} rel="noreferrer" className={styles['primary']} data-testid="money-pay">
        {t('money.pay', { amount: `\u2066${currency} ${numbers.money(amount, currency)}\u2069` })}
      </a>
      <p className={styles['note']}>{t('money.payNote')}</p>
    </div>
  );
});

function RequestFacts({ request }: { request: MoneyRequest }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { currency, kind, login, toLogin, fee, net, received, receivedCurrency, rate, createdAt } = request;
  const since = instantOf(createdAt);
  const { confirmations, confirmationsNeeded, destination, methodTitle, reference, txid } = request;
  const facts = [
    {
      key: 'reference',
      label: t('money.fact.reference'),
      value: reference && <bdi dir="ltr">{reference}</bdi>,
    },
    {
      key: 'account',
      label: t(kind === 'deposit' ? 'money.toAccount' : 'money.fromAccount'),
      value: <Login login={login} />,
    },
    ...(toLogin === null
      ? []
      : [{ key: 'to', label: t('money.toAccount'), value: <Login login={toLogin} /> }]),
    ...(methodTitle === null
      ? []
      : [{ key: 'method', label: t('money.method'), value: <bdi>{methodTitle}</bdi> }]),
    ...(destination === null
      ? []
      : [{ key: 'destination', label: t('money.to'), value: <bdi dir="ltr">{destination}</bdi> }]),
    { key: 'fee', label: t('money.line.fee'), value: fee && <Amount value={fee} currency={currency} /> },
    ...(rate === null || receivedCurrency === null
      ? []
      : [
          {
            key: 'rate',
            label: t('money.line.rate'),
            value: <bdi dir="ltr">{`1 ${currency} = ${numbers.exact(rate)} ${receivedCurrency}`}</bdi>,
          },
        ]),
    {
      key: 'net',
      label: t(`money.line.net.${moveOf(kind)}`),
      value: <Amount value={received ?? net} currency={receivedCurrency ?? currency} />,
    },
    ...(confirmationsNeeded === null
      ? []
      : [
          {
            key: 'confirmations',
            label: t('money.fact.confirmations'),
            value: t('money.confirmations', {
              done: numbers.integer(confirmations ?? 0),
              number: numbers.integer(confirmationsNeeded),
            }),
          },
        ]),
    ...(txid === null
      ? []
      : [{ key: 'txid', label: t('money.fact.txid'), value: <bdi dir="ltr">{txid}</bdi> }]),
    {
      key: 'since',
      label: t('money.fact.since'),
      value: since === null ? null : <Time instant={since} />,
    },
  ];
  return <Facts facts={facts} />;
}
