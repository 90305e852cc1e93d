/** Places in a list, from the first to the last of them. */
export interface Span {
  readonly first: number;
  readonly last: number;
}

/**
 * What of the rows that are wanted is drawn next: those of them that are there, and so many new ones at most, first
 * below and then above; where none is there, the first from the top of the window on.
 * @param top the uppermost row in sight.
 */
export function drawnNext(there: Span | null, wanted: Span, top: number, most: number): Span {
  const kept = there && {
    first: Math.max(there.first, wanted.first),
    last: Math.min(there.last, wanted.last),
  };
  const { first, last } = kept && kept.first <= kept.last ? kept : { first: top, last: top - 1 };
  const below = Math.min(most, wanted.last - last);
  return { first: Math.max(wanted.first, first - (most - below)), last: last + below };
}
