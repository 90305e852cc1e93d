import { instantOf } from '../../../domain/instant';
import type { Strategy } from '../../../domain/social/strategy';
import { Amount } from '../../components/amount';
import { Facts } from '../../components/facts';
import { useTranslation } from '../../i18n/texts';
import sections from '../../components/page-sections.module.css';
import { Time } from '../../components/time';
import { useNumbers } from '../../i18n/numbers';
import styles from './strategy-detail.module.css';

/** Everything else that was sent about a strategy. */
export function StrategyDetail({ strategy }: { strategy: Strategy }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { currency, drawdownPercent, feePercent, minimum, pips, startedAt, summary } = strategy;
  const started = instantOf(startedAt);
  const percent = (value: string | null) => value && <bdi dir="ltr">{numbers.percent(value)}</bdi>;
  return (
    <div className={styles['detail']}>
      {summary && <p className={sections['text']}>{summary}</p>}
      <Facts
        facts={[
          { key: 'drawdown', label: t('social.drawdown'), value: percent(drawdownPercent) },
          { key: 'pips', label: t('social.pips'), value: pips && <bdi dir="ltr">{pips}</bdi> },
          { key: 'fee', label: t('social.fee'), value: percent(feePercent) },
          {
            key: 'minimum',
            label: t('social.minimum'),
            value: currency && <Amount value={minimum} currency={currency} />,
          },
          {
            key: 'started',
            label: t('social.started'),
            value: started === null ? null : <Time instant={started} style="date" />,
          },
        ]}
      />
    </div>
  );
}
