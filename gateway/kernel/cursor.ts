import { and, eq, lt, or, type Column, type SQL } from 'drizzle-orm';
import { ApiError } from './api-error';
import { PageAnswer } from './page-answer';

/** A position in a list ordered by time and then by id, both descending. */
export interface Place {
  readonly at: Date;
  readonly id: number;
}

/** Encodes a position as a cursor: `2026-03-02T09:30:00.000Z_41`. */
export const cursorOf = ({ at, id }: Place): string => `${at.toISOString()}_${id}`;

/**
 * Decodes a cursor.
 * @throws ApiError `invalid` if the gateway could not have issued it.
 */
export function placeOf(cursor: string): Place {
  const [, at = '', id = ''] = /^([\d:.TZ-]{24})_(\d{1,9})$/.exec(cursor) ?? [];
  const place = { at: new Date(at), id: Number(id) };
  if (id === '' || Number.isNaN(place.at.getTime())) throw new ApiError('invalid');
  return place;
}

/**
 * The rows after a position. Unlike an offset, it is not shifted by rows that are added or deleted
 * meanwhile.
 */
export function rowsAfter({ at, id }: Place, instant: Column, ids: Column): SQL | undefined {
  return or(lt(instant, at), and(eq(instant, at), lt(ids, id)));
}

/**
 * A page of rows that were read in that order. One more row than the page holds is read, to see if another page follows.
 * @param most rows of the page.
 * @param totals the totals of the whole list, if it has any.
 */
export function pageOf<Row, Item>(
  rows: readonly Row[],
  most: number,
  place: (row: Row) => Place,
  item: (row: Row) => Item,
  totals: object | null = null,
): PageAnswer<Item[]> {
  const page = rows.slice(0, most);
  const last = page.at(-1);
  return new PageAnswer(page.map(item), last && rows.length > most ? cursorOf(place(last)) : null, totals);
}
