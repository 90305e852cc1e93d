import { AreaSeries } from 'lightweight-charts';
import { useEffect, useRef } from 'react';
import { createDayChart } from '../../components/chart/day-chart';
import { useMediaQuery } from '../../hooks/use-media-query';
import { useCulture } from '../../i18n/culture-context';
import { useNumbers } from '../../i18n/numbers';
import styles from './strategy.module.css';

interface UnitChartProps {
  /** `YYYY-MM-DD` with decimal strings. */
  points: readonly { readonly day: string; readonly value: string }[];
  /** The first and the last day of the band. */
  fallFrom: string | null;
  fallTo: string | null;
  /** The chart is rendered again with the theme's colors when this changes. */
  dark: boolean;
}

/** The worth of a unit with a band over the deepest fall; the table has the same points as text. */
export function UnitChart({ dark, fallFrom, fallTo, points }: UnitChartProps) {
  const container = useRef<HTMLDivElement>(null);
  const culture = useCulture();
  const numbers = useNumbers();
  const isForced = useMediaQuery('(forced-colors: active)');
  useEffect(() => {
    if (!container.current) return undefined;
    const { chart, colorOf } = createDayChart(container.current, {
      culture,
      currency: undefined,
      isForced,
      numbers,
    });
    const bandColor = `${colorOf('color-text-tertiary')}33`;
    const band = chart.addSeries(AreaSeries, {
      priceScaleId: 'band',
      lineVisible: false,
      topColor: bandColor,
      bottomColor: bandColor,
      priceLineVisible: false,
      lastValueVisible: false,
      crosshairMarkerVisible: false,
      // The band fills the height of the chart.
      autoscaleInfoProvider: () => ({ priceRange: { minValue: 0, maxValue: 1 } }),
    });
    chart.priceScale('band').applyOptions({ scaleMargins: { top: 0, bottom: 0 } });
    if (fallFrom !== null && fallTo !== null)
      band.setData(
        points
          .filter(({ day }) => fallFrom <= day && day <= fallTo)
          .map(({ day }) => ({ time: day, value: 1 })),
      );
    const lineColor = colorOf('color-primary-text');
    const series = chart.addSeries(AreaSeries, {
      lineColor,
      lineWidth: 2,
      topColor: `${lineColor}22`,
      bottomColor: `${lineColor}0a`,
      priceLineVisible: false,
    });
    series.setData(points.map(({ day, value }) => ({ time: day, value: Number(value) })));
    chart.timeScale().fitContent();
    return () => chart.remove();
  }, [culture, dark, fallFrom, fallTo, isForced, numbers, points]);
  return (
    <div ref={container} dir="ltr" className={styles['chart']} aria-hidden="true" data-testid="unit-chart" />
  );
}
