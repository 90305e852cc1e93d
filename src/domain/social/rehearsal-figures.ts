import Big from 'big.js';
import { currencyDigits } from '../kernel/numbers/currency-digits';
import type { Rehearsal } from './rehearsal';

/** Months that a rehearsal goes back, unless the strategy is younger. */
const USUAL_MONTHS = 12;
const DAY_MS = 86_400_000;

const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);

/** A point of a rehearsal's line. */
export interface RehearsalPoint {
  /** `YYYY-MM-DD` (UTC). */
  readonly day: string;
  readonly equity: string;
}

/** The costs of a rehearsal, in the order in which they are shown. */
export const REHEARSAL_COSTS = ['spread', 'commission', 'swap', 'fee'] as const;

/** The strategy's first day (UTC), `YYYY-MM-DD`; null if it was not sent. */
export const firstDayOf = (startedAt: string | null): string | null => startedAt?.slice(0, 10) ?? null;

/** The first day of a rehearsal unless the client chooses one: twelve months back, or the strategy's first day. */
export function defaultFirstDay(startedAt: string | null, now: number): string {
  const date = new Date(now);
  date.setUTCMonth(date.getUTCMonth() - USUAL_MONTHS);
  const day = dayOf(date.getTime());
  const firstDay = firstDayOf(startedAt);
  return firstDay !== null && firstDay > day ? firstDay : day;
}

/** True for a day on which a rehearsal can begin: none before the strategy's first one, nor after today. */
export function isRehearsalDay(day: string, startedAt: string | null, now: number): boolean {
  return day !== '' && day >= (firstDayOf(startedAt) ?? '') && day <= dayOf(now);
}

/** Spread, commission, swap and fee together; undefined if one was not sent. */
export function costsOf({ costs, currency }: Pick<Rehearsal, 'costs' | 'currency'>): string | undefined {
  let sum = Big(0);
  for (const kind of REHEARSAL_COSTS) {
    const cost = costs?.[kind] ?? null;
    if (cost === null) return undefined;
    sum = sum.plus(cost);
  }
  return sum.toFixed(currencyDigits(currency) ?? 2);
}

/** A cost as what it does to the result: a loss, or a gain where it was earned. */
export const costEffect = (cost: string): string => Big(0).minus(cost).toFixed();

/** The result before its costs; undefined if a figure was not sent. */
export function resultBeforeCosts(
  rehearsal: Pick<Rehearsal, 'costs' | 'currency' | 'result'>,
): string | undefined {
  const costs = costsOf(rehearsal);
  if (costs === undefined || rehearsal.result === null) return undefined;
  return Big(rehearsal.result)
    .plus(costs)
    .toFixed(currencyDigits(rehearsal.currency) ?? 2);
}

/** The result in percent of the amount; undefined if a figure was not sent. */
export function resultPercent({ amount, result }: Pick<Rehearsal, 'amount' | 'result'>): string | undefined {
  if (amount === null || result === null || Big(amount).eq(0)) return undefined;
  return Big(result).times(100).div(amount).round(4).toFixed();
}

/** The line by day: the amount on the day before the start, then the equity at the end of each day. */
export function rehearsalPoints(curve: Rehearsal['curve']): readonly RehearsalPoint[] {
  const points = new Map<string, RehearsalPoint>();
  for (const [index, { at, equity }] of curve.entries()) {
    const day = dayOf(Date.parse(at) - (index === 0 ? DAY_MS : 0));
    points.set(day, { day, equity });
  }
  return [...points.values()];
}
