import { observer } from 'mobx-react-lite';
import { StrategiesStore } from '../../../application/social/strategies-store';
import type { Strategy } from '../../../domain/social/strategy';
import sections from '../../components/page/page-sections.module.css';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { StrategyDetail } from './strategy-detail';
import { FIGURES, LABELS, StrategyFigure } from './strategy-figure';
import { StrategyToggle } from './strategy-toggle';
import styles from './strategy-row.module.css';

/** One strategy on narrow screens: its figures below the name, and details that open below. */
export const StrategyRow = observer(function StrategyRow({
  strategy,
  asOf,
}: {
  strategy: Strategy;
  asOf: number;
}) {
  const { t } = useTranslation();
  const store = useStore(StrategiesStore);
  const { id, name, provider } = strategy;
  return (
    <li className={sections['row']} data-testid={`strategy-${id}`}>
      <div className={styles['head']}>
        <div>
          <h2>{name}</h2>
          {provider && <p className={sections['meta']}>{provider}</p>}
        </div>
        <StrategyToggle id={id} name={name} />
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
      {store.openStrategyId === id && <StrategyDetail strategy={strategy} />}
    </li>
  );
});
