import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ContestStore } from '../../../application/campaigns/contest-store';
import type { Campaign } from '../../../domain/campaigns/campaign';
import { FreshPanel } from '../../components/panels/fresh-panel';
import { useStore } from '../../hooks/use-store';
import { useTranslation } from '../../i18n/texts';
import { BoardTable } from './board-table';
import { OwnFigures } from './own-figures';
import { OwnTrades } from './own-trades';
import styles from './contest.module.css';

interface ContestProps {
  campaign: Campaign;
}

/** The board of a contest. */
export const BoardSection = observer(function BoardSection({ campaign: { id }, campaign }: ContestProps) {
  const { t } = useTranslation();
  const store = useStore(ContestStore);
  useEffect(() => store.open(id), [store, id, campaign.joinedAt]);
  return (
    <section className={styles['section']} data-testid="campaign-board">
      <FreshPanel
        remote={store.board(id)}
        onRetry={() => store.retryBoard(id)}
        failedTitle={t('campaignBoard.failed')}
      >
        {(board) => <BoardTable board={board} campaign={campaign} />}
      </FreshPanel>
    </section>
  );
});

/** The figures and trades of a member. */
export const ScoreSection = observer(function ScoreSection({ campaign: { id }, campaign }: ContestProps) {
  const { t } = useTranslation();
  const store = useStore(ContestStore);
  return (
    <section className={styles['section']} data-testid="campaign-score">
      <FreshPanel
        remote={store.score(id)}
        onRetry={() => store.retryScore(id)}
        failedTitle={t('campaignBoard.failed')}
      >
        {(score) => (
          <>
            <OwnFigures campaign={campaign} score={score} />
            <OwnTrades campaign={campaign} score={score} />
          </>
        )}
      </FreshPanel>
    </section>
  );
});
