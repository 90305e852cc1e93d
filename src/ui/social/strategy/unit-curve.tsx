import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ThemeStore } from '../../../application/session/theme-store';
import type { StrategyDetails } from '../../../domain/social/strategy-details';
import { hundredUnits } from '../../../domain/social/unit-value';
import { deferComponent } from '../../components/defer-component';
import { ChartCredit } from '../../components/chart/chart-credit';
import { ChartSpace } from '../../components/chart/chart-space';
import { ChartOrTable, type ChartView } from '../../forms/antd/chart-or-table';
import { FilterButtons } from '../../forms/antd/filter-buttons';
import { NumberCell } from '../../forms/books/cells';
import { DayValues } from '../../forms/books/day-values';
import { useStore } from '../../hooks/use-store';
import { formatAge } from '../../i18n/ages';
import { useCulture } from '../../i18n/culture-context';
import { useTranslation } from '../../i18n/texts';
import styles from './strategy.module.css';

/** Months that the chart shows, counted back from the last day. */
const SPANS = ['3', '12', 'all'] as const;

const UnitChart = deferComponent(
  async () => (await import(/* webpackChunkName: "charts" */ './unit-chart')).UnitChart,
  <ChartSpace />,
);

/** The worth of a unit at the end of each day, 100 at the start, as a chart or a table of the same points. */
export const UnitCurve = observer(function UnitCurve({
  page: { days, strategy },
}: {
  page: StrategyDetails;
}) {
  const { t } = useTranslation();
  const culture = useCulture();
  const { dark } = useStore(ThemeStore);
  const [view, setView] = useState<ChartView>('chart');
  const [span, setSpan] = useState<(typeof SPANS)[number]>('all');
  const begin = span === 'all' ? '' : monthsBefore(days.at(-1)?.day ?? '', Number(span));
  const points = days
    .filter(({ day }) => day >= begin)
    .map(({ day, unit }) => ({ day, value: hundredUnits(unit) }));
  return (
    <section data-testid="strategy-curve">
      <h2>{t('social.unit.title')}</h2>
      <p className={styles['note']}>{t('social.unit.note')}</p>
      {points.length === 0 ? (
        <p>{t('account.curve.none')}</p>
      ) : (
        <>
          <div className={styles['tools']}>
            <FilterButtons
              label={t('account.statement.period')}
              choices={SPANS}
              value={span}
              nameOf={(choice) =>
                choice === 'all'
                  ? t('social.unit.all')
                  : formatAge({ unit: 'month', value: Number(choice) }, culture)
              }
              onChange={setSpan}
            />
            <ChartOrTable view={view} onChange={setView} />
          </div>
          {view === 'chart' ? (
            <>
              <UnitChart
                points={points}
                fallFrom={strategy.drawdownFrom}
                fallTo={strategy.drawdownTo}
                dark={dark}
              />
              <ChartCredit />
            </>
          ) : (
            <DayValues
              label={t('social.unit.title')}
              points={points}
              cell={({ value }) => <NumberCell value={value} />}
            />
          )}
        </>
      )}
    </section>
  );
});

/** The same day some months earlier, `YYYY-MM-DD`. */
function monthsBefore(day: string, months: number): string {
  const date = new Date(day);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date.toISOString().slice(0, 10);
}
