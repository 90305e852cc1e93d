import { AreaSeries, createChart, createSeriesMarkers, TickMarkType } from 'lightweight-charts';
import { useEffect, useRef } from 'react';
import type { EquityPoint } from '../../../domain/accounts/books';
import { useCulture } from '../../i18n/culture-context';
import { writeDatePart, writeDay, type DatePart } from '../../i18n/dates';
import { useNumbers } from '../../i18n/numbers';
import styles from './equity-curve.module.css';

/** What is written at a mark of the time axis; days have no others. */
const MARKS: Readonly<Partial<Record<TickMarkType, DatePart>>> = {
  [TickMarkType.Year]: 'year',
  [TickMarkType.Month]: 'month',
};

interface EquityChartProps {
  currency: string;
  points: readonly EquityPoint[];
  /** Drawn in other colours when it changes. */
  dark: boolean;
}

/** A drawing of the curve; its table says the same in words. Time runs from left to right in every language. */
export function EquityChart({ currency, points, dark }: EquityChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const culture = useCulture();
  const numbers = useNumbers();
  useEffect(() => {
    if (!place.current) return undefined;
    const look = getComputedStyle(place.current);
    const colour = (name: string) => look.getPropertyValue(`--ant-${name}`).trim();
    const line = colour('color-primary-text');
    const chart = createChart(place.current, {
      autoSize: true,
      layout: {
        background: { color: 'transparent' },
        textColor: colour('color-text-secondary'),
        fontFamily: look.fontFamily,
        // It would bring a style sheet of its own, which the content policy refuses.
        attributionLogo: false,
      },
      localization: {
        // The library's own would write Buddhist years in Thai (docs/decisions/0013).
        // The drawing runs from left to right, a day of Urdu does not.
        timeFormatter: (day: string) => `\u2068${writeDay(day, culture)}\u2069`,
        // The nearest float is enough for an axis: no figure of the account is read off it.
        priceFormatter: (value: number) => numbers.money(String(Math.round(value * 100) / 100), currency),
      },
      grid: { vertLines: { visible: false }, horzLines: { color: colour('color-split') } },
      // Half a figure at the edge cannot be read.
      rightPriceScale: { borderVisible: false, entireTextOnly: true },
      timeScale: {
        borderVisible: false,
        fixLeftEdge: true,
        fixRightEdge: true,
        tickMarkFormatter: (day: string, mark: TickMarkType) =>
          writeDatePart(day, MARKS[mark] ?? 'day', culture),
      },
      // The page scrolls under a finger or a wheel, not the curve.
      handleScroll: false,
      handleScale: false,
    });
    const series = chart.addSeries(AreaSeries, {
      lineColor: line,
      lineWidth: 2,
      topColor: `${line}22`,
      bottomColor: `${line}0a`,
      priceLineVisible: false,
    });
    series.setData(points.map(({ day, equity }) => ({ time: day, value: Number(equity) })));
    const moved = points.flatMap((point) => (Number(point.moved) === 0 ? [] : [point]));
    createSeriesMarkers(
      series,
      moved.map((point) => ({
        time: point.day,
        position: 'belowBar' as const,
        shape: point.moved?.startsWith('-') ? ('arrowDown' as const) : ('arrowUp' as const),
        color: colour('color-text-tertiary'),
      })),
    );
    chart.timeScale().fitContent();
    return () => chart.remove();
  }, [culture, currency, dark, numbers, points]);
  return (
    <div ref={place} dir="ltr" className={styles['chart']} aria-hidden="true" data-testid="equity-chart" />
  );
}
