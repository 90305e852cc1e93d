import { LineSeries, LineStyle, LineType } from 'lightweight-charts';
import { useEffect, useRef } from 'react';
import type { HighWaterPoint } from '../../../domain/social/copy-figures';
import { createDayChart } from '../../components/chart/day-chart';
import { useMediaQuery } from '../../hooks/use-media-query';
import { useCulture } from '../../i18n/culture-context';
import { useNumbers } from '../../i18n/numbers';
import styles from './fee-chart.module.css';

interface FeeChartProps {
  currency: string;
  points: readonly HighWaterPoint[];
  /** The chart is rendered again with the theme's colors when this changes. */
  dark: boolean;
}

/** A copy's result and its high water; the table has the same data as text. Time runs from left to right in every language. */
export function FeeChart({ currency, points, dark }: FeeChartProps) {
  const container = useRef<HTMLDivElement>(null);
  const culture = useCulture();
  const numbers = useNumbers();
  const isForced = useMediaQuery('(forced-colors: active)');
  useEffect(() => {
    if (!container.current) return undefined;
    const { chart, colorOf } = createDayChart(container.current, { culture, currency, isForced, numbers });
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
    chart.timeScale().fitContent();
    return () => chart.remove();
  }, [culture, currency, dark, isForced, numbers, points]);
  return (
    <div
      ref={container}
      dir="ltr"
      className={styles['chart']}
      aria-hidden="true"
      data-testid="copy-fee-chart"
    />
  );
}
