import { instantOf } from '../../../domain/kernel/instant';
import { ageOf } from '../../../domain/culture/age';
import type { Strategy } from '../../../domain/social/strategy';
import { MissingValue } from '../../components/figures/amount';
import sections from '../../components/page/page-sections.module.css';
import { Verbatim } from '../../components/text/verbatim';
import { formatAge } from '../../i18n/ages';
import { useCulture } from '../../i18n/culture-context';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { RiskScale } from './risk-scale';

/** The figures by which strategies are compared, in their order: risk and fall before the return. */
export const FIGURES = [
  'risk',
  'drawdownPercent',
  'yearPercent',
  'copied',
  'lossShare',
  'feePercent',
  'minimum',
  'startedAt',
] as const;
export type Figure = (typeof FIGURES)[number];

/** Text keys of the sort orders: heads of columns, labels of figures, choices. */
export const LABELS = {
  rank: 'social.rank',
  name: 'social.strategy',
  risk: 'social.riskLevel',
  drawdownPercent: 'social.drawdown',
  yearPercent: 'social.year',
  copied: 'social.copied',
  lossShare: 'social.lossShare',
  feePercent: 'social.fee',
  minimum: 'social.minimum',
  startedAt: 'social.age',
} as const;

interface StrategyFigureProps {
  figure: Figure;
  strategy: Strategy;
  /** The instant from which ages are counted back, epoch milliseconds. */
  asOf: number;
}

/** One figure of a strategy. A return never has the color of a gain: the client has not earned it. */
export function StrategyFigure({ figure, strategy, asOf }: StrategyFigureProps) {
  const culture = useCulture();
  const numbers = useNumbers();
  switch (figure) {
    case 'risk':
      return <RiskScale risk={strategy.risk} />;
    case 'drawdownPercent':
      return strategy.drawdownPercent === null ? (
        <MissingValue />
      ) : (
        <b>
          <Fall value={strategy.drawdownPercent} />
        </b>
      );
    case 'yearPercent':
      return <YearReturn strategy={strategy} />;
    case 'copied':
      return <Median strategy={strategy} />;
    case 'lossShare':
      return <LossShare strategy={strategy} />;
    case 'feePercent':
      return strategy.feePercent === null ? (
        <MissingValue />
      ) : (
        <Verbatim>{numbers.shortPercent(strategy.feePercent)}</Verbatim>
      );
    case 'minimum':
      return strategy.minimum === null ? (
        <MissingValue />
      ) : (
        <Verbatim>
          {numbers.exact(strategy.minimum)} {strategy.currency}
        </Verbatim>
      );
    case 'startedAt': {
      const start = instantOf(strategy.startedAt);
      const end = instantOf(strategy.endedAt) ?? asOf;
      return start === null ? <MissingValue /> : formatAge(ageOf(start, end), culture);
    }
  }
}

/** The deepest fall, with a minus. */
export function Fall({ value }: { value: string }) {
  const numbers = useNumbers();
  return <Verbatim>{numbers.roundPercent(Number(value) === 0 ? value : `-${value}`)}</Verbatim>;
}

/** The return of twelve months; for a closed strategy, of its whole life. */
function YearReturn({ strategy: { group, returnPercent, yearPercent } }: { strategy: Strategy }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const isRetired = group === 'retired';
  const value = isRetired ? returnPercent : yearPercent;
  if (value === null) return <MissingValue />;
  return (
    <>
      <Verbatim>{numbers.roundChange(value).text}</Verbatim>
      {isRetired && <div className={sections['meta']}>{t('social.life')}</div>}
    </>
  );
}

function Median({ strategy: { copied } }: { strategy: Strategy }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  if (copied === null) return <MissingValue />;
  if (copied.median === null) return <span className={sections['meta']}>{t('social.few')}</span>;
  return (
    <>
      <Verbatim>{numbers.roundChange(copied.median).text}</Verbatim>
      <div className={sections['meta']}>
        {t('social.medianOf', { count: numbers.integer(copied.count ?? 0) })}
      </div>
    </>
  );
}

function LossShare({ strategy: { copied } }: { strategy: Strategy }) {
  const numbers = useNumbers();
  if (typeof copied?.lossShare !== 'string') return <MissingValue />;
  return <Verbatim>{numbers.share(Number(copied.lossShare) / 100)}</Verbatim>;
}
