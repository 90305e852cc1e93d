import { observer } from 'mobx-react-lite';
import { ContestStore } from '../../../application/campaigns/contest-store';
import { dataOf } from '../../../application/remote/remote';
import { isBenefitKind, type Campaign } from '../../../domain/campaigns/campaign';
import { FreshPanel } from '../../components/panels/fresh-panel';
import { useStore } from '../../hooks/use-store';
import { useTranslation } from '../../i18n/texts';
import { BoardTable } from './board-table';
import { OwnFigures } from './own-figures';
import { OwnTrades } from './own-trades';
import { SavedFigures } from './saved-figures';
import styles from './contest.module.css';

interface ContestProps {
  campaign: Campaign;
}

/** The board of a contest. */
export const BoardSection = observer(function BoardSection({ campaign: { id }, campaign }: ContestProps) {
  const { t } = useTranslation();
  const pages = useStore(ContestStore).board(id);
  return (
    <section className={styles['section']} data-testid="campaign-board">
      <FreshPanel remote={pages.state} onRetry={() => pages.retry()} failedTitle={t('campaignBoard.failed')}>
        {(board) => <BoardTable board={board} campaign={campaign} pages={pages} />}
      </FreshPanel>
    </section>
  );
});

/** The figures of a member. */
export const FiguresSection = observer(function FiguresSection({ campaign: { id }, campaign }: ContestProps) {
  const { t } = useTranslation();
  const store = useStore(ContestStore);
  const { kind } = campaign;
  return (
    <section className={styles['section']} data-testid="campaign-figures">
      <FreshPanel
        remote={store.score(id)}
        onRetry={() => store.retryScore(id)}
        failedTitle={t('campaignBoard.tradesFailed')}
      >
        {(score) =>
          isBenefitKind(kind) ? (
            <SavedFigures campaign={campaign} kind={kind} score={score} />
          ) : (
            <OwnFigures campaign={campaign} score={score} />
          )
        }
      </FreshPanel>
    </section>
  );
});

/** The trades of a member; the figures above report if they did not load. */
export const TradesSection = observer(function TradesSection({ campaign }: ContestProps) {
  const score = dataOf(useStore(ContestStore).score(campaign.id));
  return (
    score && (
      <section className={styles['section']} data-testid="campaign-score">
        <OwnTrades campaign={campaign} score={score} />
      </section>
    )
  );
});
