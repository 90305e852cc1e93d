import type { ReactNode } from 'react';

/** A column of a table, or a line of a card. */
export interface BookColumn<Item> {
  readonly key: string;
  readonly label: string;
  /** Aligns figures to the right, so that digits line up. */
  readonly figure?: boolean;
  /** A column of buttons: they stay in one line, which is a separate line on a card. */
  readonly actions?: boolean;
  readonly cell: (item: Item) => ReactNode;
  /** The total of the whole list. */
  readonly total?: ReactNode;
}

/** The two lines of a row on narrow screens. */
export interface NarrowRow<Item> {
  /** Key of the column at the end of the first line, after the first column. */
  readonly firstLineEndKey: string;
  readonly renderSecondLine: (item: Item) => ReactNode;
  readonly renderSecondLineEnd: (item: Item) => ReactNode;
}

/** Props of a list, shown as a table or as cards. */
export interface BookRowsProps<Item> {
  readonly label: string;
  /** The first column names the item. */
  readonly columns: readonly [BookColumn<Item>, ...BookColumn<Item>[]];
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => number | string;
  /** A row of two lines on narrow screens, in place of a line for each column. */
  readonly narrowRow?: NarrowRow<Item> | undefined;
  /** Test id of each row. Rows with one may have a link that fills them. */
  readonly testIdOf?: ((item: Item) => string) | undefined;
}

/** True if a column has a total. */
export function hasTotals<Item>(columns: readonly BookColumn<Item>[]): boolean {
  return columns.some(({ total }) => total !== undefined);
}
