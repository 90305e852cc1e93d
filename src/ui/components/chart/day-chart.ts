import { AreaSeries, createChart, TickMarkType, type IChartApi, type ISeriesApi } from 'lightweight-charts';
import { formatDatePart, formatDay, type DatePart } from '../../i18n/dates';
import type { useNumbers } from '../../i18n/numbers';
import { chartColors } from '../../hooks/chart-colors';

/** The date part written at each kind of tick on the time axis. */
const TICK_DATE_PARTS: Readonly<Partial<Record<TickMarkType, DatePart>>> = {
  [TickMarkType.Year]: 'year',
  [TickMarkType.Month]: 'month',
};

export interface DayChartOptions {
  readonly culture: string;
  /** The currency of the figures on the axis; without one they are plain numbers. */
  readonly currency: string | undefined;
  readonly numbers: ReturnType<typeof useNumbers>;
  /** The page has the colors of the system (forced colors). */
  readonly hasForcedColors: boolean;
  /** The chart ends at its time axis without a margin, as bars need. */
  readonly hasNoBottomMargin?: boolean | undefined;
  /** The day that is written for a day on the axis; that day itself without it. */
  readonly labelOf?: ((day: string) => string) | undefined;
}

export interface DayChart {
  readonly chart: IChartApi;
  readonly colorOf: ReturnType<typeof chartColors>;
}

/** A chart of money or counts by day in the theme's colors. Time runs from left to right in every language. */
export function createDayChart(
  container: HTMLElement,
  {
    culture,
    currency,
    hasForcedColors,
    hasNoBottomMargin = false,
    labelOf = (day) => day,
    numbers,
  }: DayChartOptions,
): DayChart {
  const computedStyle = getComputedStyle(container);
  const colorOf = chartColors(container, hasForcedColors);
  const chart = createChart(container, {
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
      timeFormatter: (day: string) => `\u2068${formatDay(labelOf(day), culture)}\u2069`,
      // The nearest float is enough for an axis: no figure is read off it.
      priceFormatter: (value: number) => {
        const figure = String(Math.round(value * 100) / 100);
        return currency === undefined ? numbers.exact(figure) : numbers.money(figure, currency);
      },
    },
    grid: { vertLines: { visible: false }, horzLines: { color: colorOf('color-split') } },
    rightPriceScale: {
      borderVisible: false,
      // Half a figure at the edge cannot be read.
      entireTextOnly: true,
      ...(hasNoBottomMargin && { scaleMargins: { top: 0.1, bottom: 0 } }),
    },
    timeScale: {
      borderVisible: false,
      fixLeftEdge: true,
      fixRightEdge: true,
      tickMarkFormatter: (day: string, mark: TickMarkType) =>
        formatDatePart(labelOf(day), TICK_DATE_PARTS[mark] ?? 'day', culture),
    },
    // The page scrolls under a finger or a wheel, not the chart.
    handleScroll: false,
    handleScale: false,
  });
  return { chart, colorOf };
}

/** Adds a line over an area that fades below it. */
export function addArea({ chart, colorOf }: DayChart): ISeriesApi<'Area'> {
  const lineColor = colorOf('color-primary-text');
  return chart.addSeries(AreaSeries, {
    lineColor,
    lineWidth: 2,
    topColor: `${lineColor}22`,
    bottomColor: `${lineColor}0a`,
    priceLineVisible: false,
  });
}
