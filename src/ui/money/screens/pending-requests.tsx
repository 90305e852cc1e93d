import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { dataOf, isMissing } from '../../../application/remote/remote';
import { MoneyRequestsStore } from '../../../application/money/money-requests-store';
import { instantOf } from '../../../domain/kernel/instant';
import { moneyAddress } from '../../../domain/accounts/money-move';
import { moveOf, type MoneyRequest } from '../../../domain/money/money-request';
import { Amount } from '../../components/figures/amount';
import { Sentence } from '../../components/text/sentence';
import { Time } from '../../components/figures/time';
import { RetryNotice } from '../../forms/retry-notice';
import { useTranslation } from '../../i18n/texts';
import { useFeature } from '../../router/use-feature';
import { useStore } from '../../hooks/use-store';
import { CancelRequest } from '../parts/cancel-request';
import styles from './pending-requests.module.css';
import { RequestState } from '../parts/request-state';
import { Verbatim } from '../../components/text/verbatim';

/** The pending requests of an account, if any; loaded after the page. */
export const PendingRequests = observer(function PendingRequests({ login }: { login: number }) {
  return useFeature('money') ? <Pending login={login} /> : null;
});

const Pending = observer(function Pending({ login }: { login: number }) {
  const { t } = useTranslation();
  const store = useStore(MoneyRequestsStore);
  useEffect(() => store.load(login), [store, login]);
  const remote = store.pending(login);
  // A gateway without these calls has no pending requests.
  if (remote.status === 'failed' && !isMissing(remote))
    return (
      <RetryNotice remote={remote} failedTitle={t('money.pendingFailed')} onRetry={() => store.load(login)} />
    );
  const requests = dataOf(remote) ?? [];
  if (requests.length === 0) return null;
  return (
    <section
      className={styles['pending']}
      aria-labelledby="money-pending"
      data-testid="money-pending"
      data-paper="off"
    >
      <h2 id="money-pending">{t('money.pending')}</h2>
      <ul>
        {requests.map((request) => (
          <Request key={request.requestId} request={request} />
        ))}
      </ul>
    </section>
  );
});

const Request = observer(function Request({ request }: { request: MoneyRequest }) {
  const { t } = useTranslation();
  const { requestId, amount, currency, createdAt, kind, login, reference, state } = request;
  const since = instantOf(createdAt);
  const move = moveOf(kind);
  return (
    <li data-testid={`money-request-${requestId}`}>
      <div className={styles['line']}>
        <Link to={moneyAddress(move, login, requestId)} className={styles['move']}>
          {t(`money.move.${move}`)} <Amount value={amount} currency={currency} />
        </Link>
        <RequestState state={state} />
        <span className={styles['quiet']}>
          {reference !== null && <Verbatim>{reference}</Verbatim>}
          {since !== null && (
            <span>
              <Sentence textKey="money.since" parts={{ time: <Time instant={since} /> }} />
            </span>
          )}
        </span>
      </div>
      <CancelRequest request={request} store={useStore(MoneyRequestsStore)} />
    </li>
  );
});
