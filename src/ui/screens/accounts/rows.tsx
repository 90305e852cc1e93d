import { lazy, Suspense } from 'react';
import type { RowsProps } from './rows-props';

/** Up to this many rows are all in the page, so that the browser's own search finds them and they are printed. */
const ALL_UP_TO = 100;
/** Until the code that follows the scrolling has come, a longer list fills the window's height, but no more than these pixels. */
const AT_FIRST_PX = 1_200;

const WindowRows = lazy(() =>
  import(/* webpackChunkName: "window-rows" */ './window-rows').then(
    ({ WindowRows }) => ({ default: WindowRows }),
    () => ({ default: EveryRow }), // slow, but nothing is missing
  ),
);

/** The rows of a list: all of them, or those near the visible part of the page where there are many. */
export function Rows(props: RowsProps) {
  if (props.count <= ALL_UP_TO) return <EveryRow {...props} />;
  return (
    <Suspense fallback={firstRows(props)}>
      <WindowRows {...props} />
    </Suspense>
  );
}

function EveryRow({ count, children }: RowsProps) {
  return children({ indexes: indexesUpTo(count), before: 0, after: 0, measure: undefined });
}

function firstRows({ count, estimate, gap = 0, children }: RowsProps) {
  const row = estimate + gap;
  const first = Math.ceil(Math.min(AT_FIRST_PX, window.innerHeight) / row);
  return children({
    indexes: indexesUpTo(first),
    before: 0,
    after: (count - first) * row,
    measure: undefined,
  });
}

const indexesUpTo = (count: number) => Array.from({ length: count }, (_, index) => index);
