import { HistogramSeries } from 'lightweight-charts';
import { useEffect, useRef } from 'react';
import { decimalOf } from '../../../domain/kernel/numbers/decimal';
import type { CommissionWeek } from '../../../domain/partnership/weeks';
import { createDayChart } from '../../components/chart/day-chart';
import { useMediaQuery } from '../../hooks/use-media-query';
import { useCulture } from '../../i18n/culture-context';
import { useNumbers } from '../../i18n/numbers';
import styles from './commission-weeks.module.css';

interface WeeksChartProps {
  currency: string;
  weeks: readonly CommissionWeek[];
  /** The chart is rendered again with the theme's colors when this changes. */
  dark: boolean;
}

/** Bars of commission by week; the table has the same data as text. Time runs from left to right in every language. */
export function WeeksChart({ currency, weeks, dark }: WeeksChartProps) {
  const container = useRef<HTMLDivElement>(null);
  const culture = useCulture();
  const numbers = useNumbers();
  const isForced = useMediaQuery('(forced-colors: active)');
  useEffect(() => {
    if (!container.current) return undefined;
    const { chart, colorOf } = createDayChart(container.current, {
      culture,
      currency,
      isForced,
      numbers,
      isGrounded: true,
    });
    const barColor = colorOf('color-primary-text');
    const bars = (color: string) =>
      chart.addSeries(HistogramSeries, { color, priceLineVisible: false, lastValueVisible: false });
    // The bar of the whole week stands behind that of what is approved, so that its end is what is still open.
    bars(`${barColor}40`).setData(
      weeks.map(({ from, open, paidOrApproved }) => ({
        time: from,
        value: Number(decimalOf(open)?.plus(paidOrApproved ?? 0) ?? 0),
      })),
    );
    bars(barColor).setData(
      weeks.map(({ from, paidOrApproved }) => ({ time: from, value: Number(paidOrApproved ?? 0) })),
    );
    chart.timeScale().fitContent();
    return () => chart.remove();
  }, [culture, currency, dark, isForced, numbers, weeks]);
  return (
    <div
      ref={container}
      dir="ltr"
      className={styles['chart']}
      aria-hidden="true"
      data-testid="partnership-chart"
    />
  );
}
