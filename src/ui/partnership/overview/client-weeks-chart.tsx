import { HistogramSeries } from 'lightweight-charts';
import type { ClientWeek } from '../../../domain/partnership/weeks';
import type { DayChart } from '../../components/chart/day-chart';
import { DayChartView } from '../../components/chart/day-chart-view';

const DAY_MS = 86_400_000;

interface ClientWeeksChartProps {
  weeks: readonly ClientWeek[];
  dark: boolean;
}

/** The day that is some days after another, `YYYY-MM-DD`. */
const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, day.length);

/** The first day of a bar's week: the bars of a week are on its first days, side by side. */
const weekOf = (day: string): string => dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7));

/** Two bars for each week; the table has the same counts as text. */
export function ClientWeeksChart({ dark, weeks }: ClientWeeksChartProps) {
  return (
    <DayChartView
      currency={undefined}
      data={weeks}
      draw={draw}
      dark={dark}
      hasNoBottomMargin
      labelOf={weekOf}
      testId="partnership-client-chart"
    />
  );
}

function draw({ chart, colorOf }: DayChart, weeks: readonly ClientWeek[]): void {
  const barColor = colorOf('color-primary-text');
  const bars = (color: string) =>
    chart.addSeries(HistogramSeries, {
      color,
      priceLineVisible: false,
      lastValueVisible: false,
      priceFormat: { type: 'price', precision: 0, minMove: 1 },
    });
  bars(`${barColor}40`).setData(weeks.map(({ from, signUps }) => ({ time: from, value: signUps })));
  bars(barColor).setData(
    // A day without a bar keeps the weeks apart.
    weeks.flatMap(({ firstDeposits, from }) => [
      { time: dayAfter(from, 1), value: firstDeposits },
      { time: dayAfter(from, 2) },
    ]),
  );
}
