import type { QuoteSource } from './instrument';
import type { Factor } from './calculation';

/** One unit of `from` is `rate` units of `to`; a decimal string above zero. */
export interface Rate extends QuoteSource {
  readonly from: string;
  readonly to: string;
  readonly rate: string;
}

/** One rate on the way from a currency to another: multiplied with, or divided by where it is quoted the other way. */
export interface Leg {
  readonly operator: '×' | '÷';
  readonly rate: Rate;
  /** The client's own rate, not the gateway's. */
  readonly isClientRate: boolean;
}

/** The rates from one currency to another, in their order; none where both are the same. */
export type Conversion = readonly Leg[];

function legBetween(from: string, to: string, rates: readonly Rate[]): Leg | undefined {
  const direct = rates.find((rate) => rate.from === from && rate.to === to);
  if (direct) return { operator: '×', rate: direct, isClientRate: false };
  const inverse = rates.find((rate) => rate.from === to && rate.to === from);
  return inverse && { operator: '÷', rate: inverse, isClientRate: false };
}

/**
 * The conversion from one currency to another: by the rate between them in either direction, else over the first currency
 * that has a rate with both. Undefined if a rate is missing: the client types it, it is never assumed.
 */
export function findConversion(from: string, to: string, rates: readonly Rate[]): Conversion | undefined {
  if (from === to) return [];
  const leg = legBetween(from, to, rates);
  if (leg) return [leg];
  for (const middle of new Set(rates.flatMap((rate) => [rate.from, rate.to]))) {
    const first = legBetween(from, middle, rates);
    const second = legBetween(middle, to, rates);
    if (first && second) return [first, second];
  }
  return undefined;
}

/** The conversion by a rate that the client typed: one unit of `from` in `to`. */
export function clientConversion(from: string, to: string, rate: string): Conversion {
  return [{ operator: '×', rate: { from, to, rate, source: null, time: null }, isClientRate: true }];
}

/** A conversion as the last numbers of a step. */
export function conversionFactors(conversion: Conversion): readonly Factor[] {
  return conversion.map(({ operator, rate: { from, to, rate } }) => ({
    operator,
    term: 'conversion',
    value: rate,
    pair: { from, to },
  }));
}
