import { and, eq, lt, or, type Column, type SQL } from 'drizzle-orm';
import { ApiError } from '../http/api-error';

/** A place in a list that is ordered by an instant and, within one instant, by id, both descending. */
export interface Place {
  readonly at: Date;
  readonly id: number;
}

/** The place as a cursor: `2026-03-02T09:30:00.000Z_41`. */
export const cursorOf = ({ at, id }: Place): string => `${at.toISOString()}_${id}`;

/** @throws ApiError `invalid` for what is no cursor of the gateway's. */
export function placeOf(cursor: string): Place {
  const [, at = '', id = ''] = /^([\d:.TZ-]{24})_(\d{1,9})$/.exec(cursor) ?? [];
  const place = { at: new Date(at), id: Number(id) };
  if (id === '' || Number.isNaN(place.at.getTime())) throw new ApiError('invalid');
  return place;
}

/** What follows a place in its list. It goes by where the place is, so that nothing new or deleted moves the pages. */
export function following({ at, id }: Place, instant: Column, ids: Column): SQL | undefined {
  return or(lt(instant, at), and(eq(instant, at), lt(ids, id)));
}
