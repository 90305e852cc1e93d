/** Row indexes from first to last, inclusive. */
export interface RowRange {
  readonly first: number;
  readonly last: number;
}

/**
 * The range to render in the next frame: the rendered rows that are still needed, and at most `maxNewRows` new rows,
 * first below them, then above. If none is rendered, it starts at `firstVisible`.
 */
export function growRenderedRange(
  current: RowRange | null,
  target: RowRange,
  firstVisible: number,
  maxNewRows: number,
): RowRange {
  const overlap = current && {
    first: Math.max(current.first, target.first),
    last: Math.min(current.last, target.last),
  };
  const { first, last } =
    overlap && overlap.first <= overlap.last ? overlap : { first: firstVisible, last: firstVisible - 1 };
  const rowsBelow = Math.min(maxNewRows, target.last - last);
  return { first: Math.max(target.first, first - (maxNewRows - rowsBelow)), last: last + rowsBelow };
}
