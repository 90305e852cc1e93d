import { createSeriesMarkers } from 'lightweight-charts';
import type { EquityPoint } from '../../../domain/accounts/books';
import { addArea, type DayChart } from '../../components/chart/day-chart';
import { DayChartView } from '../../components/chart/day-chart-view';

interface EquityChartProps {
  currency: string;
  points: readonly EquityPoint[];
  dark: boolean;
}

/** The equity chart; the table has the same data as text. */
export function EquityChart({ currency, points, dark }: EquityChartProps) {
  return <DayChartView currency={currency} data={points} draw={draw} dark={dark} testId="equity-chart" />;
}

function draw(dayChart: DayChart, points: readonly EquityPoint[]): void {
  const series = addArea(dayChart);
  series.setData(points.map(({ day, equity }) => ({ time: day, value: Number(equity) })));
  const daysWithMovements = points.flatMap((point) => (Number(point.moved) === 0 ? [] : [point]));
  createSeriesMarkers(
    series,
    daysWithMovements.map((point) => ({
      time: point.day,
      position: 'belowBar' as const,
      shape: point.moved?.startsWith('-') ? ('arrowDown' as const) : ('arrowUp' as const),
      color: dayChart.colorOf('color-text-tertiary'),
    })),
  );
}
