import { AreaSeries, LineSeries, LineStyle } from 'lightweight-charts';
import { useEffect, useRef } from 'react';
import type { RehearsalPoint } from '../../../domain/social/rehearsal-figures';
import { createDayChart } from '../../components/chart/day-chart';
import { useMediaQuery } from '../../hooks/use-media-query';
import { useCulture } from '../../i18n/culture-context';
import { useNumbers } from '../../i18n/numbers';
import styles from './rehearsal.module.css';

interface RehearsalChartProps {
  currency: string;
  points: readonly RehearsalPoint[];
  stopEquity: string | null;
  /** The chart is rendered again with the theme's colors when this changes. */
  dark: boolean;
}

/** The worth of a rehearsed copy above its stop; the table has the same points as text. */
export function RehearsalChart({ currency, dark, points, stopEquity }: RehearsalChartProps) {
  const container = useRef<HTMLDivElement>(null);
  const culture = useCulture();
  const numbers = useNumbers();
  const isForced = useMediaQuery('(forced-colors: active)');
  useEffect(() => {
    if (!container.current) return undefined;
    const { chart, colorOf } = createDayChart(container.current, { culture, currency, isForced, numbers });
    const lineColor = colorOf('color-primary-text');
    chart
      .addSeries(AreaSeries, {
        lineColor,
        lineWidth: 2,
        topColor: `${lineColor}22`,
        bottomColor: `${lineColor}0a`,
        priceLineVisible: false,
      })
      .setData(points.map(({ day, equity }) => ({ time: day, value: Number(equity) })));
    if (stopEquity !== null)
      chart
        .addSeries(LineSeries, {
          color: colorOf('color-error-text'),
          lineStyle: LineStyle.Dashed,
          lineWidth: 1,
          priceLineVisible: false,
          lastValueVisible: false,
          crosshairMarkerVisible: false,
        })
        .setData(points.map(({ day }) => ({ time: day, value: Number(stopEquity) })));
    chart.timeScale().fitContent();
    return () => chart.remove();
  }, [culture, currency, dark, isForced, numbers, points, stopEquity]);
  return (
    <div
      ref={container}
      dir="ltr"
      className={styles['chart']}
      aria-hidden="true"
      data-testid="rehearsal-chart"
    />
  );
}
