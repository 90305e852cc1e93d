import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { WalletMovesStore } from '../../../application/wallet/wallet-moves-store';
import { instantOf } from '../../../domain/kernel/instant';
import { MONEY_STATES } from '../../../domain/money/money-states.table';
import { moveOf } from '../../../domain/money/money-request';
import type { WalletRequest } from '../../../domain/wallet/wallet';
import { walletPage } from '../../../domain/wallet/wallet-tabs';
import { Amount } from '../../components/figures/amount';
import { Sentence } from '../../components/text/sentence';
import { Time } from '../../components/figures/time';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { CancelRequest } from '../../money/parts/cancel-request';
import { Confirmations } from '../../money/parts/confirmations';
import { TransactionId } from '../../money/parts/copyable-code';
import { RequestState } from '../../money/parts/request-state';
import line from '../../components/dot-line.module.css';
import styles from './wallet.module.css';

/** The pending moves, each with its progress. */
export const PendingMoves = observer(function PendingMoves({
  requests,
}: {
  requests: readonly WalletRequest[];
}) {
  const { t } = useTranslation();
  const moves = useStore(WalletMovesStore);
  if (requests.length === 0) return <p className={styles['quiet']}>{t('wallet.nothingUnderWay')}</p>;
  return (
    <ul className={line['line']}>
      {requests.map((request) => (
        <li
          key={request.requestId}
          className={line[MONEY_STATES[request.state].tone]}
          data-testid={`wallet-request-${request.requestId}`}
        >
          <div className={styles['line']}>
            <Link to={walletPage('history', { request: request.requestId })} className={styles['move']}>
              {t(`money.move.${moveOf(request.kind)}`)}{' '}
              <Amount value={request.amount ?? request.change} currency={request.currency ?? request.asset} />
            </Link>
            <RequestState state={request.state} />
          </div>
          {request.txid !== null && (
            <div className={styles['quiet']}>
              <TransactionId txid={request.txid} explorerUrl={request.explorerUrl} />
            </div>
          )}
          <Confirmations request={request} />
          <ExpectedTime request={request} />
          <CancelRequest request={request} store={moves} />
        </li>
      ))}
    </ul>
  );
});

function ExpectedTime({ request: { expectedAt } }: { request: WalletRequest }) {
  const at = instantOf(expectedAt);
  if (at === null) return null;
  return (
    <div className={styles['quiet']}>
      <Sentence textKey="wallet.expected" parts={{ time: <Time instant={at} /> }} />
    </div>
  );
}
