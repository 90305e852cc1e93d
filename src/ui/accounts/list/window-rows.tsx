import {
  observeWindowOffset,
  useWindowVirtualizer,
  type VirtualItem,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { useLayoutEffect, useReducer, useRef, useState, type RefObject } from 'react';
import { growRenderedRange, type RowRange } from './grow-rendered-range';
import type { RowsProps } from './rows-props';

/** The rows that are near the visible part of the page, and the empty space before and after them. */
export function WindowRows({ list, count, estimate, gap = 0, keyOf, overscan, children }: RowsProps) {
  const scrollMargin = usePageOffset(list);
  const [height] = useState(() => usualHeight(list.current) ?? estimate);
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count,
    gap,
    scrollMargin,
    estimateSize: () => height,
    getItemKey: keyOf,
    overscan,
    observeElementOffset: observeFromCurrentOffset,
  });
  const rows = useGrowingRows(
    virtualizer.getVirtualItems(),
    virtualizer.range?.startIndex ?? 0,
    2 * overscan,
  );
  const start = (rows[0]?.start ?? scrollMargin) - scrollMargin;
  const end = (rows.at(-1)?.end ?? scrollMargin) - scrollMargin;
  return children({
    indexes: rows.map(({ index }) => index),
    heightBefore: start,
    heightAfter: Math.max(0, virtualizer.getTotalSize() - end),
    measure: virtualizer.measureElement,
  });
}

/**
 * The height in pixels of most of the rows that are in the page already; undefined without any. With a wrong estimate each
 * new row would move the ones after it, and render the list once more.
 */
function usualHeight(list: HTMLElement | null): number | undefined {
  const counts = new Map<number, number>();
  for (const row of list?.querySelectorAll<HTMLElement>('[data-index]') ?? [])
    counts.set(row.offsetHeight, (counts.get(row.offsetHeight) ?? 0) + 1);
  const [usual] = [...counts].toSorted(([, a], [, b]) => b - a);
  return usual?.[0];
}

/**
 * Renders at most `maxNewRows` new rows per frame: after a fast scroll, a whole window of new rows in one frame would
 * freeze the page.
 */
function useGrowingRows(
  targetRows: readonly VirtualItem[],
  firstVisible: number,
  maxNewRows: number,
): readonly VirtualItem[] {
  const renderedRange = useRef<RowRange>(null);
  const [, renderMore] = useReducer((frame: number) => frame + 1, 0);
  const [first, last] = [targetRows[0]?.index ?? 0, targetRows.at(-1)?.index ?? -1];
  const range = growRenderedRange(renderedRange.current, { first, last }, firstVisible, maxNewRows);
  // oxlint-disable-next-line react/exhaustive-deps -- each rendering sets its range, and asks for one more until all rows are there
  useLayoutEffect(() => {
    renderedRange.current = range;
    if (range.first === first && range.last === last) return;
    const frame = requestAnimationFrame(renderMore);
    return () => cancelAnimationFrame(frame);
  });
  return targetRows.slice(range.first - first, range.last - first + 1);
}

/**
 * Starts with the current scroll offset. Without it, the virtualizer would scroll back to the offset of its first
 * render, and a client who has scrolled meanwhile would jump.
 */
function observeFromCurrentOffset(
  virtualizer: Virtualizer<Window, HTMLElement>,
  notify: (offset: number, isScrolling: boolean) => void,
) {
  const stop = observeWindowOffset(virtualizer, notify);
  notify(window.scrollY, false);
  return stop;
}

/** Distance of an element from the top of the page, updated when content above it changes. */
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
