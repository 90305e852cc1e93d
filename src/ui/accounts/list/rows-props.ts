import type { ReactNode, RefObject } from 'react';

/** The rows to render. */
export interface RenderedRows {
  indexes: readonly number[];
  /** Height in pixels of the rows before and after them. */
  heightBefore: number;
  heightAfter: number;
  /** Ref for each row's first element; measures its height. */
  measure: ((element: HTMLElement | null) => void) | undefined;
}

export interface RowsProps {
  /** The list's element; its distance from the top of the page is measured. */
  list: RefObject<HTMLElement | null>;
  count: number;
  /** Estimated height of a row in pixels, used until it is measured. */
  estimate: number;
  /** Pixels between rows. */
  gap?: number;
  /** A stable key of the row at an index. */
  keyOf: (index: number) => number | string;
  /** Number of rows rendered beyond the visible ones. */
  overscan: number;
  children: (rows: RenderedRows) => ReactNode;
}
