import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Pages } from '../../../application/remote/pages';
import type { Campaign } from '../../../domain/campaigns/campaign';
import {
  emptyBoardReason,
  fieldOf,
  type ContestBoard,
  type ContestPlace,
} from '../../../domain/campaigns/contest';
import { instantOf } from '../../../domain/kernel/instant';
import { Amount } from '../../components/figures/amount';
import { Facts, type Fact } from '../../components/figures/facts';
import { Time } from '../../components/figures/time';
import sections from '../../components/page/page-sections.module.css';
import { RemotePanel } from '../../components/panels/remote-panel';
import { Sentence } from '../../components/text/sentence';
import { Verbatim } from '../../components/text/verbatim';
import { BookRows } from '../../forms/books/book-rows';
import { BookSkeleton } from '../../forms/books/book-skeleton';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { Chip } from '../../components/chip';
import styles from './contest.module.css';

/** Places above the button that shows all. */
const FIRST_PLACES = 10;

interface BoardProps {
  board: ContestBoard;
  campaign: Campaign;
  pages: Pages<ContestPlace, ContestBoard>;
}

/** The board with its instant, the client's own place in sight, and how the field did. */
export const BoardTable = observer(function BoardTable({ board, campaign, pages }: BoardProps) {
  const { t } = useTranslation();
  const [isWhole, setIsWhole] = useState(false);
  const { isFinal, own } = board;
  const { hasMore, items } = pages;
  const takenAt = instantOf(board.takenAt);
  const places = isWhole ? items : items.slice(0, FIRST_PLACES);
  const isOwnHidden = own !== null && !places.some(({ alias }) => alias === own.alias);
  return (
    <>
      <h2>{t(isFinal ? 'campaignBoard.final' : 'campaignBoard.title')}</h2>
      {takenAt !== null && items.length > 0 && (
        <p className={`${sections['meta']} ${styles['taken']}`}>
          <Sentence textKey="campaignBoard.boardOf" parts={{ time: <Time instant={takenAt} /> }} />
        </p>
      )}
      {items.length === 0 ? (
        <p className={sections['help']}>
          {t(`campaignBoard.${takenAt === null ? 'few' : emptyBoardReason(isFinal, campaign.members ?? 0)}`)}
        </p>
      ) : (
        <>
          <Places campaign={campaign} own={own} places={isOwnHidden ? [...places, own] : places} />
          {isWhole ? (
            <MorePlaces pages={pages} />
          ) : (
            items.length > FIRST_PLACES && (
              <Button data-testid="campaign-board-all" onClick={() => setIsWhole(true)}>
                {t(hasMore ? 'campaignBoard.more' : 'campaignBoard.showAll')}
              </Button>
            )
          )}
        </>
      )}
      <div className={styles['note']} data-testid="campaign-board-rules">
        <p>{t('campaignBoard.formula')}</p>
        <p>
          {t('campaignBoard.order')} {t('campaignBoard.aliases')}
        </p>
      </div>
      <BoardFacts board={board} campaign={campaign} />
    </>
  );
});

/** The button that loads the next places, or the state of that request. */
const MorePlaces = observer(function MorePlaces({ pages }: Pick<BoardProps, 'pages'>) {
  const { t } = useTranslation();
  const { hasMore, latest } = pages;
  if (latest && latest.status !== 'ready')
    return (
      <RemotePanel
        remote={latest}
        onRetry={() => pages.retryMore()}
        failedTitle={t('campaignBoard.failed')}
        skeleton={<BookSkeleton />}
      >
        {() => null}
      </RemotePanel>
    );
  return (
    hasMore && (
      <Button data-testid="campaign-board-more" onClick={() => pages.loadMore()}>
        {t('campaignBoard.more')}
      </Button>
    )
  );
});

/** How the field did, the client's prize, and the hash of the final board. */
function BoardFacts({ board, campaign }: { board: ContestBoard; campaign: Campaign }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { award, sha256 } = board;
  const field = fieldOf(board);
  const facts: Fact[] = [];
  // A member reads it among their own figures.
  if (field && !campaign.membership)
    facts.push({
      key: 'field',
      label: t('campaignBoard.median'),
      value: (
        <span data-testid="campaign-field">
          <Verbatim>{numbers.percentChange(field.median).text}</Verbatim> ·{' '}
          <Sentence
            textKey="campaignBoard.below"
            parts={{ share: <Verbatim>{numbers.shortPercent(field.belowZero)}</Verbatim> }}
          />
        </span>
      ),
    });
  if (award)
    facts.push({
      key: 'award',
      label: t('campaignBoard.prize'),
      value: (
        <span data-testid="campaign-award">
          <Amount value={award.amount} currency={campaign.currency ?? ''} /> ·{' '}
          {t(`campaignBoard.award.${award.state}`)}
        </span>
      ),
    });
  if (sha256 !== null)
    facts.push({
      key: 'sha256',
      label: t('campaignBoard.frozen'),
      value: <Verbatim className={styles['hash']}>{sha256}</Verbatim>,
    });
  return (
    facts.length > 0 && (
      <div data-testid="campaign-board-facts">
        <Facts facts={facts} />
      </div>
    )
  );
}

interface PlacesProps {
  campaign: Campaign;
  own: ContestPlace | null;
  places: readonly ContestPlace[];
}

function Places({ campaign, own, places }: PlacesProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const name = ({ alias }: ContestPlace) => (
    <>
      <b>
        <Verbatim>{alias}</Verbatim>
      </b>{' '}
      {alias === own?.alias && <Chip tone="info">{t('campaignBoard.you')}</Chip>}
    </>
  );
  const result = (row: ContestPlace) => <Verbatim>{numbers.percentChange(row.result).text}</Verbatim>;
  const prize = (row: ContestPlace) => <Amount value={row.prize} currency={campaign.currency ?? ''} />;
  const place = (row: ContestPlace) => numbers.integer(row.place);
  return (
    <BookRows
      label={t('campaignBoard.title')}
      items={places}
      keyOf={({ alias }) => alias}
      testIdOf={({ alias }) => `campaign-place-${alias}`}
      columns={[
        { key: 'member', label: t('campaignBoard.member'), cell: name },
        { key: 'place', label: t('campaignBoard.placeColumn'), figure: true, cell: place },
        { key: 'result', label: t('campaignBoard.resultColumn'), figure: true, cell: result },
        { key: 'prize', label: t('campaignBoard.prize'), figure: true, cell: prize },
      ]}
      narrowRow={{ firstLineEndKey: 'result', renderSecondLine: place, renderSecondLineEnd: prize }}
    />
  );
}
