import { observer } from 'mobx-react-lite';
import { ContestStore } from '../../../application/campaigns/contest-store';
import { dataOf } from '../../../application/remote/remote';
import type { Campaign } from '../../../domain/campaigns/campaign';
import { fieldOf, type ContestScore } from '../../../domain/campaigns/contest';
import { instantOf } from '../../../domain/kernel/instant';
import { Amount, MissingValue } from '../../components/figures/amount';
import { KeyFigures } from '../../components/figures/key-figures';
import { Time } from '../../components/figures/time';
import { Sentence } from '../../components/text/sentence';
import { Verbatim } from '../../components/text/verbatim';
import { useStore } from '../../hooks/use-store';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import styles from './contest.module.css';

interface OwnProps {
  campaign: Campaign;
  score: ContestScore;
}

/** The client's place, result and counted trades, with the formula. */
export const OwnFigures = observer(function OwnFigures({ campaign, score }: OwnProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const board = dataOf(useStore(ContestStore).board(campaign.id).state);
  const { base, result, sum, trades } = score;
  const currency = campaign.currency ?? '';
  const takenAt = instantOf(board?.takenAt ?? null);
  const field = board && fieldOf(board);
  const countedTrades = trades.filter(({ reason }) => reason === null).length;
  return (
    <>
      <KeyFigures
        figures={[
          {
            key: 'place',
            caption: t('campaignBoard.place'),
            value: board?.own ? (
              t('campaignBoard.of', {
                part: numbers.integer(board.own.place),
                all: numbers.integer(campaign.members ?? board.items.length),
              })
            ) : (
              <MissingValue />
            ),
            note: takenAt !== null && (
              <Sentence textKey="campaignBoard.boardOf" parts={{ time: <Time instant={takenAt} /> }} />
            ),
          },
          {
            key: 'result',
            caption: t('campaignBoard.result'),
            value:
              result === null ? <MissingValue /> : <Verbatim>{numbers.percentChange(result).text}</Verbatim>,
            note: base !== null && (
              <Sentence
                textKey="campaignBoard.resultOf"
                parts={{
                  sum: <Amount value={sum} currency={currency} withoutCode />,
                  base: <Amount value={base} currency={currency} />,
                }}
              />
            ),
          },
          {
            key: 'counted',
            caption: t('campaignBoard.counted'),
            value: t('campaignBoard.of', {
              part: numbers.integer(countedTrades),
              all: numbers.integer(trades.length),
            }),
          },
          {
            key: 'base',
            caption: t('campaignBoard.base'),
            value: <Amount value={base} currency={currency} />,
          },
          {
            key: 'field',
            caption: t('campaignBoard.median'),
            value: field ? <Verbatim>{numbers.percentChange(field.median).text}</Verbatim> : <MissingValue />,
            note: field && (
              <span data-testid="campaign-field">
                <Sentence
                  textKey="campaignBoard.below"
                  parts={{ share: <Verbatim>{numbers.shortPercent(field.belowZero)}</Verbatim> }}
                />
              </span>
            ),
          },
        ]}
      />
      <p className={styles['note']}>{t('campaignBoard.formula')}</p>
    </>
  );
});
