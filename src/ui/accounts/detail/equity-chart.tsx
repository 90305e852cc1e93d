import { AreaSeries, createSeriesMarkers } from 'lightweight-charts';
import { useEffect, useRef } from 'react';
import type { EquityPoint } from '../../../domain/accounts/books';
import { createDayChart } from '../../components/chart/day-chart';
import { useMediaQuery } from '../../hooks/use-media-query';
import { useCulture } from '../../i18n/culture-context';
import { useNumbers } from '../../i18n/numbers';
import styles from './equity-curve.module.css';

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
    const { chart, colorOf } = createDayChart(container.current, { culture, currency, isForced, numbers });
    const lineColor = colorOf('color-primary-text');
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
