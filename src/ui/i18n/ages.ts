import type { Age } from '../../domain/social/age';

/** A whole number of months or days in a culture's words: `21 months`, `21 Monate`. */
export function writeAge({ unit, value }: Age, culture: string): string {
  const style = { style: 'unit', unit, unitDisplay: 'long', numberingSystem: 'latn' } as const;
  return new Intl.NumberFormat(culture, style).format(value);
}

const SPANS = [
  { unit: 'day', length: 24 * 60 },
  { unit: 'hour', length: 60 },
] as const;

/** A span of minutes in whole days, hours or minutes, the largest that it fills: `1 day`, `10 minutes`. */
export function writeSpan(minutes: number, culture: string): string {
  const { length, unit } = SPANS.find((span) => minutes >= span.length) ?? { unit: 'minute', length: 1 };
  const style = { style: 'unit', unit, unitDisplay: 'long', numberingSystem: 'latn' } as const;
  return new Intl.NumberFormat(culture, style).format(Math.round(minutes / length));
}

/** Seconds, or whole minutes from one minute on: `5 seconds`, `2 minutes`. */
export function writeSeconds(seconds: number, culture: string): string {
  if (seconds >= 60) return writeSpan(seconds / 60, culture);
  const style = { style: 'unit', unit: 'second', unitDisplay: 'long', numberingSystem: 'latn' } as const;
  return new Intl.NumberFormat(culture, style).format(seconds);
}
