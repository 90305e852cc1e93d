/** A line chart as SVG points. */
export interface Sparkline {
  /** `x,y` pairs as SVG writes them, from the first value to the last. */
  readonly points: string;
  /** Height of the zero line, which is always inside the chart. */
  readonly zeroY: number;
}

/**
 * Values as a line in a box of `width` by `height`, at even steps; undefined for fewer than two values.
 * Floats are exact enough for a chart; the exact figures are shown as text.
 */
export function sparklineOf(values: readonly string[], width: number, height: number): Sparkline | undefined {
  if (values.length < 2) return undefined;
  const numbers = values.map(Number);
  const low = Math.min(0, ...numbers);
  const range = Math.max(0, ...numbers) - low || 1;
  const y = (value: number) => round(height - ((value - low) / range) * height);
  const step = width / (numbers.length - 1);
  return {
    points: numbers.map((value, index) => `${round(index * step)},${y(value)}`).join(' '),
    zeroY: y(0),
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;
