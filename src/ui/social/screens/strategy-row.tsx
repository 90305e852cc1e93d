import type { Strategy } from '../../../domain/social/strategy';
import sections from '../../components/page/page-sections.module.css';
import { useTranslation } from '../../i18n/texts';
import { StrategyAction } from './strategy-action';
import { FIGURES, LABELS, StrategyFigure } from './strategy-figure';
import { StrategyName } from './strategy-name';
import styles from './strategy-row.module.css';

/** One strategy on narrow screens: its figures below the name. */
export function StrategyRow({ strategy, asOf }: { strategy: Strategy; asOf: number }) {
  const { t } = useTranslation();
  return (
    <li className={sections['row']} data-testid={`strategy-${strategy.id}`}>
      <div className={styles['head']}>
        <div>
          <StrategyName strategy={strategy} />
        </div>
        <StrategyAction strategy={strategy} />
      </div>
      <dl className={styles['figures']}>
        {FIGURES.map((figure) => (
          <div key={figure}>
            <dt>{t(LABELS[figure])}</dt>
            <dd>
              <StrategyFigure figure={figure} strategy={strategy} asOf={asOf} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
