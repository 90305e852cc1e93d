import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useDeferredValue } from 'react';
import { LayoutStore } from '../../../application/kernel/layout-store';
import { useStore } from '../../hooks/use-store';
import type { RowsProps, RenderedRows } from './rows-props';

/** Up to this number, all rows are rendered, so that the browser's search finds them. */
const MAX_ROWS_WITHOUT_WINDOW = 100;
/**
 * Most pixels of rows in the first render, which fills half the window's height and has at least one row: the other
 * half has bars and totals.
 */
const FIRST_RENDER_PX = 600;

const WindowRows = lazy(() =>
  import(/* webpackChunkName: "window-rows" */ './window-rows').then(
    ({ WindowRows }) => ({ default: WindowRows }),
    () => ({ default: AllRows }), // slow, but nothing is missing
  ),
);

/**
 * The rows of a list: all of them, or, in a long list, those near the visible part; on paper all. The first render has only the
 * first rows, so that the page appears sooner (docs/performance.md).
 */
export const Rows = observer(function Rows(props: RowsProps) {
  const { isPrinting } = useStore(LayoutStore);
  const isFirstRenderDone = useDeferredValue(true, false);
  if (isPrinting) return props.children(allRows(props));
  if (!isFirstRenderDone) return props.children(firstRows(props));
  if (props.count <= MAX_ROWS_WITHOUT_WINDOW) return props.children(allRows(props));
  return (
    <Suspense fallback={props.children(firstRows(props))}>
      <WindowRows {...props} />
    </Suspense>
  );
});

function AllRows(props: RowsProps) {
  return props.children(allRows(props));
}

function allRows({ count }: RowsProps): RenderedRows {
  return { indexes: indexesUpTo(count), heightBefore: 0, heightAfter: 0, measure: undefined };
}

function firstRows({ count, estimate, gap = 0 }: RowsProps): RenderedRows {
  const row = estimate + gap;
  const fittingRows = Math.floor(Math.min(FIRST_RENDER_PX, window.innerHeight / 2) / row);
  const renderedCount = Math.min(count, Math.max(1, fittingRows));
  return {
    indexes: indexesUpTo(renderedCount),
    heightBefore: 0,
    heightAfter: (count - renderedCount) * row,
    measure: undefined,
  };
}

const indexesUpTo = (count: number) => Array.from({ length: count }, (_, index) => index);
