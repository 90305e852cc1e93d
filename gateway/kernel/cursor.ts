import { and, eq, lt, or, type Column, type SQL } from 'drizzle-orm';
import { ApiError } from './api-error';
import { PageAnswer } from './page-answer';

/** A position in a list ordered by time and then by id, both descending. */
interface ListPosition {
  readonly at: Date;
  readonly id: number;
}

/** Encodes a position as a cursor: `2026-03-02T09:30:00.000Z_41`. */
const encodeCursor = ({ at, id }: ListPosition): string => `${at.toISOString()}_${id}`;

/**
 * Decodes a cursor.
 * @throws ApiError `invalid` if the gateway could not have issued it.
 */
function decodeCursor(cursor: string): ListPosition {
  const [, at = '', id = ''] = /^([\d:.TZ-]{24})_(\d{1,9})$/.exec(cursor) ?? [];
  const position = { at: new Date(at), id: Number(id) };
  if (id === '' || Number.isNaN(position.at.getTime())) throw new ApiError('invalid');
  return position;
}

/**
 * The rows after a cursor; all rows without one. Unlike an offset, it is not shifted by rows that are added or deleted
 * meanwhile.
 */
export function afterCursorCondition(
  cursor: string | undefined,
  instant: Column,
  ids: Column,
): SQL | undefined {
  if (cursor === undefined) return undefined;
  const { at, id } = decodeCursor(cursor);
  return or(lt(instant, at), and(eq(instant, at), lt(ids, id)));
}

/**
 * A page of rows, newest first. The caller reads one more row than the page has, to see if another page follows.
 * @param pageSize rows of the page.
 * @param totals the totals of the whole list, if it has any.
 */
export function pageOf<Row, Item>(
  rows: readonly Row[],
  pageSize: number,
  toPosition: (row: Row) => ListPosition,
  toItem: (row: Row) => Item,
  totals: object | null = null,
): PageAnswer<Item[]> {
  const page = rows.slice(0, pageSize);
  const lastRow = page.at(-1);
  return new PageAnswer(
    page.map(toItem),
    lastRow && rows.length > pageSize ? encodeCursor(toPosition(lastRow)) : null,
    totals,
  );
}
