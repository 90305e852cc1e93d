import { WEEKDAYS, type Weekday } from './instrument';

/**
 * Number of nights for which a swap is charged: a position held for `nights` roll-overs since `firstNight` pays the
 * triple night three times, for the weekend that follows it or that settlement skips (V16).
 */
export function chargedNights(nights: number, firstNight: Weekday, tripleSwapDay: Weekday | null): number {
  if (tripleSwapDay === null) return nights;
  const week = WEEKDAYS.length;
  const untilTriple = (WEEKDAYS.indexOf(tripleSwapDay) - WEEKDAYS.indexOf(firstNight) + week) % week;
  const triples = nights > untilTriple ? Math.floor((nights - untilTriple - 1) / week) + 1 : 0;
  return nights + 2 * triples;
}
