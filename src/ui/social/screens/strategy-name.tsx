import { Link } from 'react-router-dom';
import { instantOf } from '../../../domain/kernel/instant';
import { RANK_NEEDS, type RankReason } from '../../../domain/social/strategy-rank';
import { strategyPage } from '../../../domain/social/social-address';
import type { Strategy } from '../../../domain/social/strategy';
import sections from '../../components/page/page-sections.module.css';
import { Verbatim } from '../../components/text/verbatim';
import { useCulture } from '../../i18n/culture-context';
import { formatInstant } from '../../i18n/dates';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import styles from './strategy-row.module.css';

/** The name of a strategy, which leads to its page, and the line below it. */
export function StrategyName({ strategy }: { strategy: Strategy }) {
  return (
    <>
      <Link
        to={strategyPage(strategy.id)}
        className={styles['name']}
        data-testid={`strategy-open-${strategy.id}`}
      >
        <Verbatim dir="auto">{strategy.name}</Verbatim>
      </Link>
      <p className={sections['meta']}>
        <SecondLine strategy={strategy} />
      </p>
    </>
  );
}

/** Its provider; for one that is not ranked yet the reasons, and for one that was closed its end. */
function SecondLine({ strategy }: { strategy: Strategy }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const endText = useEndText();
  const { deals, days, equity, group, provider, reasons } = strategy;
  if (group === 'retired') return endText(strategy);
  const values: Readonly<Record<RankReason, string>> = {
    days: numbers.integer(days ?? 0),
    deals: numbers.integer(deals ?? 0),
    money: numbers.integer(Math.floor(Number(equity))),
  };
  if (group === 'unranked')
    return reasons
      .map((reason) =>
        t(`social.reason.${reason}`, { value: values[reason], needed: numbers.integer(RANK_NEEDS[reason]) }),
      )
      .join(' · ');
  return provider;
}

/** The day and the reason of a strategy's end. */
export function useEndText() {
  const { t } = useTranslation();
  const culture = useCulture();
  return ({ endReason, endedAt }: Pick<Strategy, 'endReason' | 'endedAt'>): string => {
    const end = instantOf(endedAt);
    return t(`social.ended.${endReason ?? 'none'}`, {
      day: end === null ? '—' : formatInstant(end, culture, 'day', 'UTC'),
    });
  };
}
