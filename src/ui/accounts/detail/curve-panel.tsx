import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Remote } from '../../../application/remote/remote';
import { CURVE_DAYS, type CurveDays } from '../../../application/accounts/equity-curve-store';
import { ThemeStore } from '../../../application/session/theme-store';
import type { EquityPoint } from '../../../domain/accounts/books';
import { ChartCredit } from '../../components/chart/chart-credit';
import { ChartSpace } from '../../components/chart/chart-space';
import { Amount } from '../../components/figures/amount';
import { deferComponent } from '../../components/defer-component';
import { FreshPanel } from '../../components/panels/fresh-panel';
import { Profit } from '../../components/figures/profit';
import { ChartOrTable, type ChartView } from '../../forms/antd/chart-or-table';
import { FilterButtons } from '../../forms/antd/filter-buttons';
import { formatAge } from '../../i18n/ages';
import { useCulture } from '../../i18n/culture-context';
import { formatDay } from '../../i18n/dates';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { BookRows } from '../../forms/books/book-rows';
import styles from './equity-curve.module.css';

const DAYS_PER_MONTH = 30;

/** The chart with its library. If they do not load, the client can still read the table. */
const EquityChart = deferComponent(
  async () => (await import(/* webpackChunkName: "charts" */ './equity-chart')).EquityChart,
  <ChartSpace />,
);

interface CurvePanelProps {
  currency: string;
  remote: Remote<readonly EquityPoint[] | null>;
  days: CurveDays;
  onDaysChange: (days: CurveDays) => void;
  onRetry: () => void;
}

/** Equity at the end of each day, as a chart or a table, for the chosen number of days. */
export function CurvePanel({ currency, remote, days, onDaysChange, onRetry }: CurvePanelProps) {
  const { t } = useTranslation();
  const culture = useCulture();
  const [view, setView] = useState<ChartView>('chart');
  const lengthText = (count: number) =>
    count < DAYS_PER_MONTH
      ? formatAge({ unit: 'day', value: count }, culture)
      : formatAge({ unit: 'month', value: count / DAYS_PER_MONTH }, culture);
  return (
    <>
      <div className={styles['tools']}>
        <FilterButtons
          label={t('account.statement.period')}
          choices={CURVE_DAYS.map(String)}
          value={String(days)}
          nameOf={(choice) => lengthText(Number(choice))}
          onChange={(choice) => onDaysChange(CURVE_DAYS.find((length) => String(length) === choice) ?? days)}
        />
        <ChartOrTable view={view} onChange={setView} />
      </div>
      <FreshPanel
        remote={remote}
        onRetry={onRetry}
        failedTitle={t('account.curve.failed')}
        skeleton={<ChartSpace />}
      >
        {(points) =>
          !points || points.length === 0 ? (
            <p>{t('account.curve.none')}</p>
          ) : view === 'chart' ? (
            <CurveChart currency={currency} points={points} />
          ) : (
            <CurveTable currency={currency} points={points} />
          )
        }
      </FreshPanel>
    </>
  );
}

interface CurveProps {
  currency: string;
  points: readonly EquityPoint[];
}

const CurveChart = observer(function CurveChart(curve: CurveProps) {
  const { dark } = useStore(ThemeStore);
  return (
    <>
      <EquityChart {...curve} dark={dark} />
      <ChartCredit />
    </>
  );
});

function CurveTable({ currency, points }: CurveProps) {
  const { t } = useTranslation();
  const culture = useCulture();
  return (
    <BookRows
      label={t('account.curve.title', { currency })}
      items={[...points].reverse()}
      keyOf={({ day }) => Date.parse(day)}
      columns={[
        {
          key: 'day',
          label: t('account.curve.day'),
          cell: ({ day }) => <bdi>{formatDay(day, culture)}</bdi>,
        },
        {
          key: 'equity',
          label: t('accounts.equity'),
          figure: true,
          cell: ({ equity }) => <Amount withoutCode value={equity} currency={currency} />,
        },
        {
          key: 'moved',
          label: t('account.curve.moved'),
          figure: true,
          cell: ({ moved }) => <Profit partial value={moved} currency={currency} />,
        },
      ]}
    />
  );
}
