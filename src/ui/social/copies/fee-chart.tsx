import { LineSeries, LineStyle, LineType } from 'lightweight-charts';
import type { HighWaterPoint } from '../../../domain/social/copy-figures';
import type { DayChart } from '../../components/chart/day-chart';
import { DayChartView } from '../../components/chart/day-chart-view';

interface FeeChartProps {
  currency: string;
  points: readonly HighWaterPoint[];
  dark: boolean;
}

/** A copy's result and its high water; the table has the same data as text. */
export function FeeChart({ currency, points, dark }: FeeChartProps) {
  return <DayChartView currency={currency} data={points} draw={draw} dark={dark} testId="copy-fee-chart" />;
}

function draw({ chart, colorOf }: DayChart, points: readonly HighWaterPoint[]): void {
  const common = { lineWidth: 2, priceLineVisible: false, lastValueVisible: false } as const;
  chart
    .addSeries(LineSeries, {
      ...common,
      color: colorOf('color-success-text'),
      lineStyle: LineStyle.Dashed,
      lineType: LineType.WithSteps,
    })
    .setData(points.map(({ day, highWater }) => ({ time: day, value: Number(highWater) })));
  chart
    .addSeries(LineSeries, { ...common, color: colorOf('color-primary-text'), pointMarkersVisible: true })
    .setData(points.map(({ day, result }) => ({ time: day, value: Number(result) })));
}
