import Progress from 'antd/es/progress';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { WalletMovesStore } from '../../../application/stores/wallet-moves-store';
import { instantOf } from '../../../domain/instant';
import { moveOf } from '../../../domain/money/money-request';
import type { WalletRequest } from '../../../domain/wallet/wallet';
import { walletPage } from '../../../domain/wallet/wallet-tabs';
import { Amount } from '../../components/amount';
import { Sentence } from '../../components/sentence';
import { Time } from '../../components/time';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../use-store';
import { CancelRequest } from '../../forms/money/cancel-request';
import { RequestState } from '../../forms/money/request-state';
import styles from './wallet.module.css';

/** What is not at an end yet, each with how far it is. */
export const PendingMoves = observer(function PendingMoves({
  requests,
}: {
  requests: readonly WalletRequest[];
}) {
  const { t } = useTranslation();
  const moves = useStore(WalletMovesStore);
  if (requests.length === 0) return <p className={styles['quiet']}>{t('wallet.nothingUnderWay')}</p>;
  return (
    <ul className={styles['requests']}>
      {requests.map((request) => (
        <li key={request.requestId} data-testid={`wallet-request-${request.requestId}`}>
          <div className={styles['line']}>
            <Link to={walletPage('history', { request: request.requestId })} className={styles['what']}>
              {t(`money.move.${moveOf(request.kind)}`)}{' '}
              <Amount value={request.amount ?? request.change} currency={request.currency ?? request.asset} />
            </Link>
            <RequestState state={request.state} />
          </div>
          <Confirmations request={request} />
          <Expected request={request} />
          <CancelRequest request={request} requests={moves} />
        </li>
      ))}
    </ul>
  );
});

/** Confirmations so far, of those that it takes. */
export function Confirmations({
  request: { confirmations, confirmationsNeeded },
}: {
  request: WalletRequest;
}) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  if (confirmationsNeeded === null) return null;
  const done = confirmations ?? 0;
  const text = t('money.confirmations', {
    done: numbers.integer(done),
    number: numbers.integer(confirmationsNeeded),
  });
  return (
    <div className={styles['quiet']}>
      {t('money.fact.confirmations')}: {text}
      <Progress
        aria-label={t('money.fact.confirmations')}
        percent={Math.min(100, Math.round((done / confirmationsNeeded) * 100))}
        showInfo={false}
        size="small"
      />
    </div>
  );
}

function Expected({ request: { expectedAt } }: { request: WalletRequest }) {
  const at = instantOf(expectedAt);
  if (at === null) return null;
  return (
    <div className={styles['quiet']}>
      <Sentence textKey="wallet.expected" parts={{ time: <Time instant={at} /> }} />
    </div>
  );
}
