import { instantOf } from '../../../domain/kernel/instant';
import { ageOf } from '../../../domain/culture/age';
import type { Strategy } from '../../../domain/social/strategy';
import { MissingValue } from '../../components/figures/amount';
import { formatAge } from '../../i18n/ages';
import { useCulture } from '../../i18n/culture-context';
import { useNumbers } from '../../i18n/numbers';
import { SignedPercent } from './signed-percent';
import { Sparkline } from './sparkline';
import { Verbatim } from '../../components/text/verbatim';
import styles from './strategy-figure.module.css';

/** The figures by which strategies are compared, in their order. */
export const FIGURES = ['drawdownPercent', 'returnPercent', 'startedAt', 'feePercent', 'copiers'] as const;
export type Figure = (typeof FIGURES)[number];

/** Text keys of the sort orders: heads of columns, labels of figures, choices. */
export const LABELS = {
  name: 'social.strategy',
  returnPercent: 'social.return',
  drawdownPercent: 'social.drawdown',
  startedAt: 'social.age',
  feePercent: 'social.fee',
  copiers: 'social.copiers',
} as const;

interface StrategyFigureProps {
  figure: Figure;
  strategy: Strategy;
  /** The instant from which ages are counted back, epoch milliseconds. */
  asOf: number;
}

/** One figure of a strategy; the return with its curve. */
export function StrategyFigure({ figure, strategy, asOf }: StrategyFigureProps) {
  const culture = useCulture();
  const numbers = useNumbers();
  if (figure === 'startedAt') {
    const start = instantOf(strategy.startedAt);
    return start === null ? <MissingValue /> : formatAge(ageOf(start, asOf), culture);
  }
  if (figure === 'copiers') {
    return strategy.copiers === null ? <MissingValue /> : numbers.integer(strategy.copiers);
  }
  const value = strategy[figure];
  if (value === null) return <MissingValue />;
  if (figure !== 'returnPercent') return <Verbatim>{numbers.percent(value)}</Verbatim>;
  return (
    <span className={styles['return']}>
      <Sparkline curve={strategy.curve} />
      <SignedPercent value={value} />
    </span>
  );
}
