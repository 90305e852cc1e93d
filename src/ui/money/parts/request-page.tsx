import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { instantOf } from '../../../domain/kernel/instant';
import { moveOf, type MoneyRequest } from '../../../domain/money/money-request';
import { Amount } from '../../components/figures/amount';
import { Facts, type Fact } from '../../components/figures/facts';
import { Time } from '../../components/figures/time';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { FormNotice } from '../../forms/form-notice';
import { CancelRequest, type CancelRequestStore } from './cancel-request';
import { Confirmations } from './confirmations';
import { TransactionId } from './copyable-code';
import styles from './money-page.module.css';
import { RequestState } from './request-state';
import { RequestTimeline } from './request-timeline';
import { Verbatim } from '../../components/text/verbatim';

/** Common fields of account and wallet requests. */
type AnyRequest = Pick<
  MoneyRequest,
  | 'requestId'
  | 'reference'
  | 'kind'
  | 'state'
  | 'fee'
  | 'rate'
  | 'txid'
  | 'explorerUrl'
  | 'confirmations'
  | 'confirmationsNeeded'
  | 'createdAt'
  | 'cancelUntil'
  | 'reason'
  | 'steps'
>;

/** The sent and the received amount. */
interface RequestAmounts {
  readonly amount: string;
  readonly currency: string;
  readonly arrives: string | null;
  readonly arrivesCurrency: string;
}

interface RequestPageProps {
  /** Prefix of the page's test id. */
  name: 'money' | 'wallet';
  request: AnyRequest;
  store: CancelRequestStore;
  amounts: RequestAmounts;
  /** Facts that depend on the kind: accounts, method, address. */
  facts: readonly (Fact | null)[];
  /** Tells where the money is after a failed request. */
  failureNote?: string | undefined;
  /** Links to related pages. */
  links: ReactNode;
  /** Next action of the client. */
  children?: ReactNode;
}

/** A request with its facts, its progress and the client's actions. */
export const RequestPage = observer(function RequestPage(props: RequestPageProps) {
  const { name, request, store, amounts, facts, failureNote, links, children } = props;
  const { t } = useTranslation();
  const { reason, state } = request;
  const hasFailed = state === 'rejected' || state === 'failed';
  return (
    <div className={styles['split']} data-testid={`${name}-request`} data-state={state}>
      <div>
        <div role="status">
          <RequestState state={state} />
          <p className={styles['hero']}>
            {t(`money.move.${moveOf(request.kind)}`)}{' '}
            <Amount value={amounts.amount} currency={amounts.currency} />
          </p>
        </div>
        {(reason !== null || (hasFailed && failureNote !== undefined)) && (
          <FormNotice tone={hasFailed ? 'error' : 'info'}>
            {reason !== null && <bdi>{reason}</bdi>} {hasFailed && failureNote}
          </FormNotice>
        )}
        {children}
        <Confirmations request={request} />
        <RequestFacts request={request} amounts={amounts} kindFacts={facts} />
        <CancelRequest request={request} store={store} />
        <div className={styles['links']} data-paper="off">
          {links}
        </div>
      </div>
      <section className={styles['aside']}>
        <h2>{t('money.way')}</h2>
        <RequestTimeline request={request} />
      </section>
    </div>
  );
});

interface RequestFactsProps {
  request: AnyRequest;
  amounts: RequestAmounts;
  kindFacts: readonly (Fact | null)[];
}

function RequestFacts({ request, amounts, kindFacts }: RequestFactsProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { createdAt, explorerUrl, fee, kind, rate, reference, txid } = request;
  const { arrives, arrivesCurrency, currency } = amounts;
  const since = instantOf(createdAt);
  const facts: readonly (Fact | null)[] = [
    {
      key: 'reference',
      label: t('money.fact.reference'),
      value: reference && <Verbatim>{reference}</Verbatim>,
    },
    ...kindFacts,
    { key: 'fee', label: t('money.line.fee'), value: fee && <Amount value={fee} currency={currency} /> },
    rate === null || arrivesCurrency === currency
      ? null
      : {
          key: 'rate',
          label: t('money.line.rate'),
          value: <Verbatim>{`1 ${currency} = ${numbers.exact(rate)} ${arrivesCurrency}`}</Verbatim>,
        },
    {
      key: 'arrives',
      label: t(`money.line.net.${moveOf(kind)}`),
      value: arrives && <Amount value={arrives} currency={arrivesCurrency} />,
    },
    txid === null
      ? null
      : {
          key: 'txid',
          label: t('money.fact.txid'),
          value: <TransactionId txid={txid} explorerUrl={explorerUrl} />,
        },
    { key: 'since', label: t('money.fact.since'), value: since === null ? null : <Time instant={since} /> },
  ];
  return <Facts facts={facts.filter((fact) => fact !== null)} />;
}
