import { and, gte, lt, type Column, type SQL } from 'drizzle-orm';
import { ApiError } from './api-error';
import { dayOf } from './time';

/** Calendar days in UTC, `YYYY-MM-DD`, inclusive; a missing end is open. */
export interface DayRange {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The days that a range may name: their instants have years of four digits, as PostgreSQL and ISO 8601 require. */
const FIRST_DAY = '1900-01-01';
const LAST_DAY = '9998-12-31';

/**
 * The begin of the first day and the end of the last one; undefined for an open end.
 * @throws ApiError `invalid` for a day out of bounds.
 */
export function boundsOf({ from, to }: DayRange): { begin: Date | undefined; end: Date | undefined } {
  return {
    begin: from === undefined ? undefined : readDay(from).begin,
    end: to === undefined ? undefined : readDay(to).end,
  };
}

function readDay(text: string): { begin: Date; end: Date } {
  if (text < FIRST_DAY || text > LAST_DAY) throw new ApiError('invalid');
  return dayOf(new Date(text));
}

/** The condition that an instant is in the range. */
export function dayRangeCondition(range: DayRange, instant: Column): SQL | undefined {
  const { begin, end } = boundsOf(range);
  return and(begin && gte(instant, begin), end && lt(instant, end));
}
