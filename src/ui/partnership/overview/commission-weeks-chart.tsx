import { HistogramSeries } from 'lightweight-charts';
import { decimalOf } from '../../../domain/kernel/numbers/decimal';
import type { CommissionWeek } from '../../../domain/partnership/weeks';
import type { DayChart } from '../../components/chart/day-chart';
import { DayChartView } from '../../components/chart/day-chart-view';

interface CommissionWeeksChartProps {
  currency: string;
  weeks: readonly CommissionWeek[];
  dark: boolean;
}

/** Bars of commission by week; the table has the same data as text. */
export function CommissionWeeksChart({ currency, weeks, dark }: CommissionWeeksChartProps) {
  return (
    <DayChartView
      currency={currency}
      data={weeks}
      draw={draw}
      dark={dark}
      hasNoBottomMargin
      testId="partnership-chart"
    />
  );
}

function draw({ chart, colorOf }: DayChart, weeks: readonly CommissionWeek[]): void {
  const barColor = colorOf('color-primary-text');
  const bars = (color: string) =>
    chart.addSeries(HistogramSeries, { color, priceLineVisible: false, lastValueVisible: false });
  // The bar of the whole week is behind the one of the approved part, so that its visible end is the part in review.
  bars(`${barColor}40`).setData(
    weeks.map(({ from, open, paidOrApproved }) => ({
      time: from,
      value: Number(decimalOf(open)?.plus(paidOrApproved ?? 0) ?? 0),
    })),
  );
  bars(barColor).setData(
    weeks.map(({ from, paidOrApproved }) => ({ time: from, value: Number(paidOrApproved ?? 0) })),
  );
}
