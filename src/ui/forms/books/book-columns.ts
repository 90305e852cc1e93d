import type { ReactNode } from 'react';

/** A column of a list, which is a line of a card where a table has no room. */
export interface BookColumn<Item> {
  readonly key: string;
  readonly label: string;
  /** Figures end at the right, so that digits line up. */
  readonly figure?: boolean;
  /** What can be done stays in one line, and is a line of its own on a card. */
  readonly actions?: boolean;
  readonly cell: (item: Item) => ReactNode;
  /** The total of the whole list. */
  readonly total?: ReactNode;
}

/** How a list is shown, as a table or as cards. */
export interface BookRows<Item> {
  readonly label: string;
  /** The first column names the item. */
  readonly columns: readonly [BookColumn<Item>, ...BookColumn<Item>[]];
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => number | string;
}

/** Whether there is a total in some column. */
export function hasTotals<Item>(columns: readonly BookColumn<Item>[]): boolean {
  return columns.some(({ total }) => total !== undefined);
}
