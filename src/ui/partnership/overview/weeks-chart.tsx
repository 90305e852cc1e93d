import { createChart, HistogramSeries, TickMarkType } from 'lightweight-charts';
import { useEffect, useRef } from 'react';
import { decimalOf } from '../../../domain/kernel/numbers/decimal';
import type { CommissionWeek } from '../../../domain/partnership/weeks';
import { chartColors } from '../../hooks/chart-colors';
import { useMediaQuery } from '../../hooks/use-media-query';
import { useCulture } from '../../i18n/culture-context';
import { formatDatePart, formatDay, type DatePart } from '../../i18n/dates';
import { useNumbers } from '../../i18n/numbers';
import styles from './commission-weeks.module.css';

const TICK_DATE_PARTS: Readonly<Partial<Record<TickMarkType, DatePart>>> = {
  [TickMarkType.Year]: 'year',
  [TickMarkType.Month]: 'month',
};

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
    const computedStyle = getComputedStyle(container.current);
    const colorOf = chartColors(container.current, isForced);
    const barColor = colorOf('color-primary-text');
    const chart = createChart(container.current, {
      autoSize: true,
      layout: {
        background: { color: 'transparent' },
        textColor: colorOf('color-text-secondary'),
        fontFamily: computedStyle.fontFamily,
        attributionLogo: false,
      },
      localization: {
        timeFormatter: (day: string) => `\u2068${formatDay(day, culture)}\u2069`,
        priceFormatter: (value: number) => numbers.money(String(Math.round(value * 100) / 100), currency),
      },
      grid: { vertLines: { visible: false }, horzLines: { color: colorOf('color-split') } },
      rightPriceScale: { borderVisible: false, entireTextOnly: true, scaleMargins: { top: 0.1, bottom: 0 } },
      timeScale: {
        borderVisible: false,
        fixLeftEdge: true,
        fixRightEdge: true,
        tickMarkFormatter: (day: string, mark: TickMarkType) =>
          formatDatePart(day, TICK_DATE_PARTS[mark] ?? 'day', culture),
      },
      handleScroll: false,
      handleScale: false,
    });
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
