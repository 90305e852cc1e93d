import type { BenefitKind, Campaign } from '../../../domain/campaigns/campaign';
import type { ContestScore } from '../../../domain/campaigns/contest';
import { sumDecimals } from '../../../domain/kernel/numbers/decimal';
import { Amount } from '../../components/figures/amount';
import { KeyFigures } from '../../components/figures/key-figures';
import { Login } from '../../components/figures/login';
import { Sentence } from '../../components/text/sentence';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';

interface SavedFiguresProps {
  campaign: Campaign;
  kind: BenefitKind;
  score: ContestScore;
}

/** The costs that a campaign has shared for a member so far, and the counted trades. */
export function SavedFigures({ campaign: { currency, membership }, kind, score }: SavedFiguresProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const countedTrades = score.trades.filter(({ reason }) => reason === null);
  const cost = sumDecimals(countedTrades.map((trade) => trade.cost ?? '0'));
  return (
    <KeyFigures
      figures={[
        {
          key: 'saved',
          caption: t(`campaignBoard.saved.${kind}`),
          value: <Amount value={score.sum} currency={currency ?? ''} />,
          note: (
            <Sentence
              textKey={`campaignBoard.savedOf.${kind}`}
              parts={{ cost: <Amount value={cost} currency={currency ?? ''} /> }}
            />
          ),
        },
        {
          key: 'counted',
          caption: t('campaignBoard.counted'),
          value: t('campaignBoard.of', {
            part: numbers.integer(countedTrades.length),
            all: numbers.integer(score.trades.length),
          }),
        },
        {
          key: 'account',
          caption: t('campaignList.account'),
          value: membership && <Login login={membership.login} />,
        },
      ]}
    />
  );
}
