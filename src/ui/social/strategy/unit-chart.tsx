import { AreaSeries } from 'lightweight-charts';
import { useMemo } from 'react';
import { addArea, type DayChart } from '../../components/chart/day-chart';
import { DayChartView } from '../../components/chart/day-chart-view';

interface Line {
  /** `YYYY-MM-DD` with decimal strings. */
  points: readonly { readonly day: string; readonly value: string }[];
  /** The first and the last day of the band. */
  fallFrom: string | null;
  fallTo: string | null;
}

/** The worth of a unit with a band over the deepest fall; the table has the same points as text. */
export function UnitChart({ dark, fallFrom, fallTo, points }: Line & { dark: boolean }) {
  const line = useMemo(() => ({ fallFrom, fallTo, points }), [fallFrom, fallTo, points]);
  return <DayChartView currency={undefined} data={line} draw={draw} dark={dark} testId="unit-chart" />;
}

function draw(dayChart: DayChart, { fallFrom, fallTo, points }: Line): void {
  const { chart, colorOf } = dayChart;
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
  addArea(dayChart).setData(points.map(({ day, value }) => ({ time: day, value: Number(value) })));
}
