import type { ReactNode, RefObject } from 'react';

/** The rows that are in the page. */
export interface ShownRows {
  indexes: readonly number[];
  /** Pixels of the rows before and after them. */
  before: number;
  after: number;
  /** Gets each row's first element, for the measuring of heights. */
  measure: ((element: HTMLElement | null) => void) | undefined;
}

export interface RowsProps {
  /** The list itself, whose distance from the top of the page counts. */
  list: RefObject<HTMLElement | null>;
  count: number;
  /** First guess of a row's height in pixels; rows are measured once they are there. */
  estimate: number;
  /** Pixels between rows. */
  gap?: number;
  /** Names a row beyond changes of the list's order. */
  keyOf: (index: number) => number | string;
  /** Rows beyond the visible ones that are kept ready. */
  overscan: number;
  children: (shown: ShownRows) => ReactNode;
}
