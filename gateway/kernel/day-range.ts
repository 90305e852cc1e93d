import { and, gte, lt, type Column, type SQL } from 'drizzle-orm';
import { dayOf } from './time';

/** Calendar days in UTC, `YYYY-MM-DD`, both included; a missing end is open. */
export interface DayRange {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The begin of the first day and the end of the last one; undefined for an open end. */
export function boundsOf({ from, to }: DayRange): { begin: Date | undefined; end: Date | undefined } {
  return {
    begin: from === undefined ? undefined : dayOf(new Date(from)).begin,
    end: to === undefined ? undefined : dayOf(new Date(to)).end,
  };
}

/** The rows whose instant lies in the range. */
export function isWithin(range: DayRange, instant: Column): SQL | undefined {
  const { begin, end } = boundsOf(range);
  return and(begin && gte(instant, begin), end && lt(instant, end));
}
