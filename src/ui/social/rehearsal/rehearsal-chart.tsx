import { LineSeries, LineStyle } from 'lightweight-charts';
import { useMemo } from 'react';
import type { RehearsalPoint } from '../../../domain/social/rehearsal-figures';
import { addArea, type DayChart } from '../../components/chart/day-chart';
import { DayChartView } from '../../components/chart/day-chart-view';

interface Line {
  points: readonly RehearsalPoint[];
  stopEquity: string | null;
}

/** The worth of a rehearsed copy above its stop; the table has the same points as text. */
export function RehearsalChart({
  currency,
  dark,
  points,
  stopEquity,
}: Line & { currency: string; dark: boolean }) {
  const line = useMemo(() => ({ points, stopEquity }), [points, stopEquity]);
  return <DayChartView currency={currency} data={line} draw={draw} dark={dark} testId="rehearsal-chart" />;
}

function draw(dayChart: DayChart, { points, stopEquity }: Line): void {
  addArea(dayChart).setData(points.map(({ day, equity }) => ({ time: day, value: Number(equity) })));
  if (stopEquity === null) return;
  const { chart, colorOf } = dayChart;
  chart
    .addSeries(LineSeries, {
      color: colorOf('color-error-text'),
      lineStyle: LineStyle.Dashed,
      lineWidth: 1,
      priceLineVisible: false,
      lastValueVisible: false,
      crosshairMarkerVisible: false,
    })
    .setData(points.map(({ day }) => ({ time: day, value: Number(stopEquity) })));
}
