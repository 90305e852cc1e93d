import {
  observeWindowOffset,
  useWindowVirtualizer,
  type VirtualItem,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { useLayoutEffect, useReducer, useRef, useState, type RefObject } from 'react';
import { drawnNext, type Span } from './drawn-next';
import type { RowsProps } from './rows-props';

/** The rows that are near the visible part of the page, and the empty space before and after them. */
export function WindowRows({ list, count, estimate, gap = 0, keyOf, overscan, children }: RowsProps) {
  const scrollMargin = usePageOffset(list);
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count,
    gap,
    scrollMargin,
    estimateSize: () => estimate,
    getItemKey: keyOf,
    overscan,
    observeElementOffset: observeFromHere,
  });
  const rows = useGrowing(virtualizer.getVirtualItems(), virtualizer.range?.startIndex ?? 0, 2 * overscan);
  const start = (rows[0]?.start ?? scrollMargin) - scrollMargin;
  const end = (rows.at(-1)?.end ?? scrollMargin) - scrollMargin;
  return children({
    indexes: rows.map(({ index }) => index),
    before: start,
    after: Math.max(0, virtualizer.getTotalSize() - end),
    measure: virtualizer.measureElement,
  });
}

/**
 * Of the rows near the visible part, so many new ones in a frame at most: a page that is thrown by a whole window's
 * height would stand still while all of them are drawn.
 * @param top the uppermost row in sight.
 */
function useGrowing(near: readonly VirtualItem[], top: number, most: number): readonly VirtualItem[] {
  const there = useRef<Span>(null);
  const [, drawMore] = useReducer((frame: number) => frame + 1, 0);
  const [first, last] = [near[0]?.index ?? 0, near.at(-1)?.index ?? -1];
  const span = drawnNext(there.current, { first, last }, top, most);
  useLayoutEffect(() => {
    there.current = span;
    if (span.first === first && span.last === last) return;
    const frame = requestAnimationFrame(drawMore);
    return () => cancelAnimationFrame(frame);
  });
  return near.slice(span.first - first, span.last - first + 1);
}

/**
 * Begins with where the page is now. The virtualiser scrolls it to where it was when the rows were first rendered, and
 * a client who scrolled the first rows meanwhile would jump back.
 */
function observeFromHere(
  virtualizer: Virtualizer<Window, HTMLElement>,
  tell: (offset: number, isScrolling: boolean) => void,
) {
  const stop = observeWindowOffset(virtualizer, tell);
  tell(window.scrollY, false);
  return stop;
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
