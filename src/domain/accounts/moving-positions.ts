import type { Money } from './account';
import type { Position, PositionTotals } from './books';
import { isDecimal, sumDecimals } from '../kernel/numbers/decimal';

/** What the market moves of an open position. */
export type PositionFigures = Pick<Position, 'ticket' | 'price' | 'swap' | 'profit'>;

/** Positions of a list, and what the whole of it comes to. */
interface PositionPage {
  readonly items: readonly Position[];
  readonly next: string | null;
  readonly totals: PositionTotals | null;
}

/**
 * The page with these figures, by ticket, and totals that agree with its rows; the very same where none of its positions
 * has moved. Totals stay as sent where the list has more pages than this one.
 */
export function withPositionFigures<Page extends PositionPage>(
  page: Page,
  figures: ReadonlyMap<number, PositionFigures>,
): Page {
  if (!page.items.some(({ ticket }) => figures.has(ticket))) return page;
  const items = page.items.map((position) => ({ ...position, ...figures.get(position.ticket) }));
  const isWhole = page.totals !== null && page.next === null;
  return { ...page, items, totals: isWhole ? { ...page.totals, ...sumsOf(items) } : page.totals };
}

const sumsOf = (items: readonly Position[]): Pick<PositionTotals, 'swap' | 'profit'> => ({
  swap: sumOf(items.map(({ swap }) => swap)),
  profit: sumOf(items.map(({ profit }) => profit)),
});

/** Null where one of them is not known, since a part is not the whole. */
function sumOf(values: readonly Money[]): Money {
  const known = values.filter(isDecimal);
  return known.length === values.length ? sumDecimals(known) : null;
}
