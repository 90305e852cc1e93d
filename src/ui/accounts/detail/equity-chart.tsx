import { AreaSeries, createChart, createSeriesMarkers, TickMarkType } from 'lightweight-charts';
import { useEffect, useRef } from 'react';
import type { EquityPoint } from '../../../domain/accounts/books';
import { chartColors } from '../../hooks/chart-colors';
import { useMediaQuery } from '../../hooks/use-media-query';
import { useCulture } from '../../i18n/culture-context';
import { formatDatePart, formatDay, type DatePart } from '../../i18n/dates';
import { useNumbers } from '../../i18n/numbers';
import styles from './equity-curve.module.css';

/** The date part written at each kind of tick on the time axis. */
const TICK_DATE_PARTS: Readonly<Partial<Record<TickMarkType, DatePart>>> = {
  [TickMarkType.Year]: 'year',
  [TickMarkType.Month]: 'month',
};

interface EquityChartProps {
  currency: string;
  points: readonly EquityPoint[];
  /** The chart is rendered again with the theme's colors when this changes. */
  dark: boolean;
}

/** The equity chart; the table has the same data as text. Time runs from left to right in every language. */
export function EquityChart({ currency, points, dark }: EquityChartProps) {
  const container = useRef<HTMLDivElement>(null);
  const culture = useCulture();
  const numbers = useNumbers();
  const isForced = useMediaQuery('(forced-colors: active)');
  useEffect(() => {
    if (!container.current) return undefined;
    const computedStyle = getComputedStyle(container.current);
    const colorOf = chartColors(container.current, isForced);
    const lineColor = colorOf('color-primary-text');
    const chart = createChart(container.current, {
      autoSize: true,
      layout: {
        background: { color: 'transparent' },
        textColor: colorOf('color-text-secondary'),
        fontFamily: computedStyle.fontFamily,
        // The logo adds its own style sheet, which the content security policy blocks.
        attributionLogo: false,
      },
      localization: {
        // The library's formatter would write Buddhist years in Thai (docs/decisions/0013).
        // The isolating characters keep the day in its own direction: the chart runs from left to right, Urdu text does not.
        timeFormatter: (day: string) => `\u2068${formatDay(day, culture)}\u2069`,
        // The nearest float is enough for an axis: no figure of the account is read off it.
        priceFormatter: (value: number) => numbers.money(String(Math.round(value * 100) / 100), currency),
      },
      grid: { vertLines: { visible: false }, horzLines: { color: colorOf('color-split') } },
      // Half a figure at the edge cannot be read.
      rightPriceScale: { borderVisible: false, entireTextOnly: true },
      timeScale: {
        borderVisible: false,
        fixLeftEdge: true,
        fixRightEdge: true,
        tickMarkFormatter: (day: string, mark: TickMarkType) =>
          formatDatePart(day, TICK_DATE_PARTS[mark] ?? 'day', culture),
      },
      // The page scrolls under a finger or a wheel, not the curve.
      handleScroll: false,
      handleScale: false,
    });
    const series = chart.addSeries(AreaSeries, {
      lineColor,
      lineWidth: 2,
      topColor: `${lineColor}22`,
      bottomColor: `${lineColor}0a`,
      priceLineVisible: false,
    });
    series.setData(points.map(({ day, equity }) => ({ time: day, value: Number(equity) })));
    const daysWithMovements = points.flatMap((point) => (Number(point.moved) === 0 ? [] : [point]));
    createSeriesMarkers(
      series,
      daysWithMovements.map((point) => ({
        time: point.day,
        position: 'belowBar' as const,
        shape: point.moved?.startsWith('-') ? ('arrowDown' as const) : ('arrowUp' as const),
        color: colorOf('color-text-tertiary'),
      })),
    );
    chart.timeScale().fitContent();
    return () => chart.remove();
  }, [culture, currency, dark, isForced, numbers, points]);
  return (
    <div
      ref={container}
      dir="ltr"
      className={styles['chart']}
      aria-hidden="true"
      data-testid="equity-chart"
    />
  );
}
