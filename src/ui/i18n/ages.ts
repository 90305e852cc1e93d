import type { Age } from '../../domain/culture/age';
import { formatNumber } from './number-format';

/** A whole number of months or days in a culture's words: `21 months`, `21 Monate`. */
export function formatAge({ unit, value }: Age, culture: string): string {
  return inUnits(value, unit, culture);
}

const SPANS = [
  { unit: 'day', length: 24 * 60 },
  { unit: 'hour', length: 60 },
] as const;

/** Minutes as whole days, hours or minutes, in the largest unit that fits: `1 day`, `10 minutes`. */
export function formatMinutes(minutes: number, culture: string): string {
  const { length, unit } = SPANS.find((span) => minutes >= span.length) ?? { unit: 'minute', length: 1 };
  return inUnits(Math.round(minutes / length), unit, culture);
}

/** Seconds, and above 60 whole minutes: `5 seconds`, `2 minutes`. */
export function formatSeconds(seconds: number, culture: string): string {
  return seconds >= 60 ? formatMinutes(seconds / 60, culture) : inUnits(seconds, 'second', culture);
}

function inUnits(value: number, unit: string, culture: string): string {
  return formatNumber(value, culture, { style: 'unit', unit, unitDisplay: 'long' });
}
