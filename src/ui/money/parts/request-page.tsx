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
import { CancelRequest, type CancellingRequests } from './cancel-request';
import { Confirmations } from './confirmations';
import { Transaction } from './copied-code';
import styles from './money-page.module.css';
import { RequestState } from './request-state';
import { RequestWay } from './request-way';

/** What moves of the accounts' money and of the wallet have in common. */
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

/** What it moves: what was sent, and what arrives. */
interface MovedSums {
  readonly amount: string;
  readonly currency: string;
  readonly arrives: string | null;
  readonly arrivesCurrency: string;
}

interface RequestPageProps {
  /** Begins the id of the page. */
  name: 'money' | 'wallet';
  request: AnyRequest;
  requests: CancellingRequests;
  sums: MovedSums;
  /** What depends on its kind: accounts, method, address. */
  facts: readonly (Fact | null)[];
  /** What became of the money if the request came to nothing. */
  undone?: string | undefined;
  /** Where to go from here. */
  links: ReactNode;
  /** What the client has to do next. */
  children?: ReactNode;
}

/** A request: what it is, how far it is, and what the client can do about it. */
export const RequestPage = observer(function RequestPage(props: RequestPageProps) {
  const { name, request, requests, sums, facts, undone, links, children } = props;
  const { t } = useTranslation();
  const { reason, state } = request;
  const isBad = state === 'rejected' || state === 'failed';
  return (
    <div className={styles['split']} data-testid={`${name}-request`} data-state={state}>
      <div>
        <div role="status">
          <RequestState state={state} />
          <p className={styles['hero']}>
            {t(`money.move.${moveOf(request.kind)}`)} <Amount value={sums.amount} currency={sums.currency} />
          </p>
        </div>
        {(reason !== null || (isBad && undone !== undefined)) && (
          <FormNotice tone={isBad ? 'error' : 'info'}>
            {reason !== null && <bdi>{reason}</bdi>} {isBad && undone}
          </FormNotice>
        )}
        {children}
        <Confirmations request={request} />
        <RequestFacts request={request} sums={sums} own={facts} />
        <CancelRequest request={request} requests={requests} />
        <div className={styles['links']}>{links}</div>
      </div>
      <section className={styles['aside']}>
        <h2>{t('money.way')}</h2>
        <RequestWay request={request} />
      </section>
    </div>
  );
});

interface RequestFactsProps {
  request: AnyRequest;
  sums: MovedSums;
  own: readonly (Fact | null)[];
}

function RequestFacts({ request, sums, own }: RequestFactsProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { createdAt, explorerUrl, fee, kind, rate, reference, txid } = request;
  const { arrives, arrivesCurrency, currency } = sums;
  const since = instantOf(createdAt);
  const facts: readonly (Fact | null)[] = [
    {
      key: 'reference',
      label: t('money.fact.reference'),
      value: reference && <bdi dir="ltr">{reference}</bdi>,
    },
    ...own,
    { key: 'fee', label: t('money.line.fee'), value: fee && <Amount value={fee} currency={currency} /> },
    rate === null || arrivesCurrency === currency
      ? null
      : {
          key: 'rate',
          label: t('money.line.rate'),
          value: <bdi dir="ltr">{`1 ${currency} = ${numbers.exact(rate)} ${arrivesCurrency}`}</bdi>,
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
          value: <Transaction txid={txid} explorerUrl={explorerUrl} />,
        },
    { key: 'since', label: t('money.fact.since'), value: since === null ? null : <Time instant={since} /> },
  ];
  return <Facts facts={facts.filter((fact) => fact !== null)} />;
}
