import { HistogramSeries } from 'lightweight-charts';
import { useEffect, useRef } from 'react';
import type { ClientWeek } from '../../../domain/partnership/weeks';
import { createDayChart } from '../../components/chart/day-chart';
import { useMediaQuery } from '../../hooks/use-media-query';
import { useCulture } from '../../i18n/culture-context';
import { useNumbers } from '../../i18n/numbers';
import styles from './commission-weeks.module.css';

const DAY_MS = 86_400_000;

interface ClientWeeksChartProps {
  weeks: readonly ClientWeek[];
  /** The chart is rendered again with the theme's colors when this changes. */
  dark: boolean;
}

/** The day that is some days after another, `YYYY-MM-DD`. */
const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, day.length);

/** The first day of a bar's week: the bars of a week stand on its first days, side by side. */
const weekOf = (day: string): string => dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7));

/** Two bars for each week; the table has the same counts as text. Time runs from left to right in every language. */
export function ClientWeeksChart({ dark, weeks }: ClientWeeksChartProps) {
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
      isGrounded: true,
      labelOf: weekOf,
    });
    const barColor = colorOf('color-primary-text');
    const bars = (color: string) =>
      chart.addSeries(HistogramSeries, {
        color,
        priceLineVisible: false,
        lastValueVisible: false,
        priceFormat: { type: 'price', precision: 0, minMove: 1 },
      });
    bars(`${barColor}40`).setData(weeks.map(({ from, signUps }) => ({ time: from, value: signUps })));
    bars(barColor).setData(
      // A day without a bar keeps the weeks apart.
      weeks.flatMap(({ firstDeposits, from }) => [
        { time: dayAfter(from, 1), value: firstDeposits },
        { time: dayAfter(from, 2) },
      ]),
    );
    chart.timeScale().fitContent();
    return () => chart.remove();
  }, [culture, dark, isForced, numbers, weeks]);
  return (
    <div
      ref={container}
      dir="ltr"
      className={styles['chart']}
      aria-hidden="true"
      data-testid="partnership-client-chart"
    />
  );
}
