import { useEffect, useRef } from 'react';
import { useMediaQuery } from '../../hooks/use-media-query';
import { useCulture } from '../../i18n/culture-context';
import { useNumbers } from '../../i18n/numbers';
import styles from './chart.module.css';
import { createDayChart, type DayChart, type DayChartOptions } from './day-chart';

interface DayChartViewProps<Data> extends Pick<
  DayChartOptions,
  'currency' | 'hasNoBottomMargin' | 'labelOf'
> {
  data: Data;
  /** Adds the series of the data. Define it outside the component: a new function redraws the chart. */
  draw: (dayChart: DayChart, data: Data) => void;
  /** The chart is rendered again with the theme's colors when this changes. */
  dark: boolean;
  testId: string;
}

/** A chart by day, as high as `--chart-size`; a table has the same data as text. It is rendered again with other data. */
export function DayChartView<Data>(props: DayChartViewProps<Data>) {
  const { currency, dark, data, draw, hasNoBottomMargin, labelOf, testId } = props;
  const container = useRef<HTMLDivElement>(null);
  const culture = useCulture();
  const numbers = useNumbers();
  const hasForcedColors = useMediaQuery('(forced-colors: active)');
  useEffect(() => {
    if (!container.current) return undefined;
    const options = { culture, currency, hasForcedColors, hasNoBottomMargin, labelOf, numbers };
    const dayChart = createDayChart(container.current, options);
    draw(dayChart, data);
    dayChart.chart.timeScale().fitContent();
    return () => dayChart.chart.remove();
  }, [culture, currency, dark, data, draw, hasForcedColors, hasNoBottomMargin, labelOf, numbers]);
  return (
    <div ref={container} dir="ltr" className={styles['chart']} aria-hidden="true" data-testid={testId} />
  );
}
