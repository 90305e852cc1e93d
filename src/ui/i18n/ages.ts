import type { Age } from '../../domain/social/age';

/** A whole number of months or days in a culture's words: `21 months`, `21 Monate`. */
export function writeAge({ unit, value }: Age, culture: string): string {
  const style = { style: 'unit', unit, unitDisplay: 'long', numberingSystem: 'latn' } as const;
  return new Intl.NumberFormat(culture, style).format(value);
}
