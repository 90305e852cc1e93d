import { lazy, Suspense, useDeferredValue } from 'react';
import type { RowsProps, ShownRows } from './rows-props';

/** Up to this many rows are all in the page, so that the browser's own search finds them and they are printed. */
const ALL_UP_TO = 100;
/**
 * The first drawing has the rows that fit into half the window's height, but no more than these pixels, and always one:
 * above a list stand bars and totals.
 */
const AT_FIRST_PX = 600;

const WindowRows = lazy(() =>
  import(/* webpackChunkName: "window-rows" */ './window-rows').then(
    ({ WindowRows }) => ({ default: WindowRows }),
    () => ({ default: EveryRow }), // slow, but nothing is missing
  ),
);

/**
 * The rows of a list: all of them, or those near the visible part of the page where there are many. A page's first
 * drawing has the first rows alone, so that the page is in sight sooner (docs/performance.md).
 */
export function Rows(props: RowsProps) {
  const firstAreDrawn = useDeferredValue(true, false);
  if (props.count > ALL_UP_TO)
    return (
      <Suspense fallback={props.children(firstRows(props))}>
        <WindowRows {...props} />
      </Suspense>
    );
  return props.children(firstAreDrawn ? everyRow(props) : firstRows(props));
}

function EveryRow(props: RowsProps) {
  return props.children(everyRow(props));
}

function everyRow({ count }: RowsProps): ShownRows {
  return { indexes: indexesUpTo(count), before: 0, after: 0, measure: undefined };
}

function firstRows({ count, estimate, gap = 0 }: RowsProps): ShownRows {
  const row = estimate + gap;
  const fits = Math.floor(Math.min(AT_FIRST_PX, window.innerHeight / 2) / row);
  const first = Math.min(count, Math.max(1, fits));
  return { indexes: indexesUpTo(first), before: 0, after: (count - first) * row, measure: undefined };
}

const indexesUpTo = (count: number) => Array.from({ length: count }, (_, index) => index);
