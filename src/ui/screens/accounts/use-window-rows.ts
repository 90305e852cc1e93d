import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useState, type RefObject } from 'react';

/** Up to this many rows are all in the page: found by the browser's own search, and printed. */
const ALL_UP_TO = 100;

interface WindowRowsOptions {
  /** The list itself; how far it lies below the top of the page counts. */
  list: RefObject<HTMLElement | null>;
  count: number;
  /** First guess of a row's height in pixels; rows are measured once they are there. */
  estimate: number;
  /** Pixels between rows. */
  gap?: number;
  keyOf: (index: number) => number | string;
  /** Rows beyond the visible ones that are kept ready. */
  overscan: number;
}

/** The rows that are near the visible part of the page, and the empty space before and after them in pixels. */
export function useWindowRows({ list, count, estimate, gap = 0, keyOf, overscan }: WindowRowsOptions) {
  const scrollMargin = usePageOffset(list);
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count,
    gap,
    scrollMargin,
    estimateSize: () => estimate,
    getItemKey: keyOf,
    overscan: count <= ALL_UP_TO ? count : overscan,
  });
  const rows = virtualizer.getVirtualItems();
  const start = (rows[0]?.start ?? scrollMargin) - scrollMargin;
  const end = (rows.at(-1)?.end ?? scrollMargin) - scrollMargin;
  return {
    rows,
    before: start,
    after: Math.max(0, virtualizer.getTotalSize() - end),
    measure: virtualizer.measureElement,
  };
}

/** Distance of an element from the top of the page; what stands above it may come, go and grow. */
function usePageOffset(element: RefObject<HTMLElement | null>): number {
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      if (element.current)
        setOffset(Math.round(element.current.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return offset;
}
