import type { Money } from './account';
import type { Order, Position, PositionTotals } from './books';
import { isDecimal, sumDecimals } from '../kernel/numbers/decimal';

/** Figures of an open position that change with the market. */
export type PositionFigures = Pick<Position, 'ticket' | 'price' | 'swap' | 'profit'>;

/** Positions of one page, and totals of the whole list. */
interface PositionPage {
  readonly items: readonly Position[];
  readonly next: string | null;
  readonly totals: PositionTotals | null;
}

/**
 * The page with these figures, by ticket, and totals that agree with its rows; the same object if none of its positions
 * has new figures. Totals stay as sent where the list has more pages than this one.
 */
export function withPositionFigures<Page extends PositionPage>(
  page: Page,
  figures: ReadonlyMap<number, PositionFigures>,
): Page {
  if (!page.items.some(({ ticket }) => figures.has(ticket))) return page;
  const items = page.items.map((position) => ({ ...position, ...figures.get(position.ticket) }));
  const isComplete = page.totals !== null && page.next === null;
  return { ...page, items, totals: isComplete ? { ...page.totals, ...sumsOf(items) } : page.totals };
}

const sumsOf = (items: readonly Position[]): Pick<PositionTotals, 'swap' | 'profit'> => ({
  swap: sumOf(items.map(({ swap }) => swap)),
  profit: sumOf(items.map(({ profit }) => profit)),
});

/** Null if a value is missing, since a partial sum would mislead. */
function sumOf(values: readonly Money[]): Money {
  const decimals = values.filter(isDecimal);
  return decimals.length === values.length ? sumDecimals(decimals) : null;
}

/** Figures of a pending order that change with the market. */
export type OrderFigures = Pick<Order, 'ticket' | 'price'>;

/** The page with these prices, by ticket; the same object if none of its orders has a new one. */
export function withOrderFigures<Page extends { readonly items: readonly Order[] }>(
  page: Page,
  figures: ReadonlyMap<number, OrderFigures>,
): Page {
  if (!page.items.some(({ ticket }) => figures.has(ticket))) return page;
  return { ...page, items: page.items.map((order) => ({ ...order, ...figures.get(order.ticket) })) };
}
