import type { CsvCell } from '../kernel/csv';
import { instantOf } from '../kernel/instant';
import type { Deal, Movement } from './books';

/** A line of a statement: a closed trade, or money that was paid in or out. */
export type StatementLine =
  | { readonly kind: 'deal'; readonly at: number; readonly deal: Deal }
  | { readonly kind: 'movement'; readonly at: number; readonly movement: Movement };

/** The pages of a list that are loaded, newest first. */
export interface PartialList<Item> {
  readonly items: readonly Item[];
  readonly isComplete: boolean;
}

export interface StatementLines {
  /** Oldest first. */
  readonly lines: readonly StatementLine[];
  /** True if these are all lines of the range, false if only the newest. */
  readonly isComplete: boolean;
}

/**
 * Trades and movements in one list by time. If only a part of a list was read, lines older than its oldest item are left
 * out, since the list may have more lines among them.
 */
export function mergeLines(deals: PartialList<Deal>, movements: PartialList<Movement>): StatementLines {
  const dealLines = deals.items.map((deal): StatementLine => ({
    kind: 'deal',
    at: timeOf(deal.closedAt),
    deal,
  }));
  const movementLines = movements.items.map((movement): StatementLine => ({
    kind: 'movement',
    at: timeOf(movement.at),
    movement,
  }));
  const completeFrom = Math.max(
    completeSince(dealLines, deals.isComplete),
    completeSince(movementLines, movements.isComplete),
  );
  // Both lists are newest first; reversed, so that lines of the same instant are oldest first, too.
  const lines = [...dealLines, ...movementLines].filter(({ at }) => at >= completeFrom).reverse();
  return { lines: lines.sort((a, b) => a.at - b.at), isComplete: completeFrom === -Infinity };
}

/** A line without a time is first. */
const timeOf = (instant: string | null): number => instantOf(instant) ?? 0;

function completeSince(lines: readonly StatementLine[], isComplete: boolean): number {
  return isComplete ? -Infinity : Math.min(Infinity, ...lines.map(({ at }) => at));
}

/** The columns of a statement's file. */
export const STATEMENT_COLUMNS = Object.freeze([
  'time',
  'kind',
  'ticket',
  'symbol',
  'side',
  'lots',
  'openPrice',
  'closePrice',
  'profit',
  'swap',
  'commission',
  'net',
  'balance',
  'reference',
  'method',
  'counterpart',
  'closedBy',
] as const);
export type StatementColumn = (typeof STATEMENT_COLUMNS)[number];

/** The columns with prices and sizes, which have the digits that were sent. */
const FIGURE_COLUMNS: ReadonlySet<StatementColumn> = new Set(['lots', 'openPrice', 'closePrice']);
const MONEY_COLUMNS: ReadonlySet<StatementColumn> = new Set([
  'profit',
  'swap',
  'commission',
  'net',
  'balance',
]);

/**
 * A line's cells, in the order of the columns.
 *
 * @param wordOf the client's word for a movement's kind and method, a trade's side, and who closed it
 */
export function statementRow(
  line: StatementLine,
  currency: string,
  wordOf: (value: string) => string,
): readonly CsvCell[] {
  const cells: Readonly<Partial<Record<StatementColumn, string | null>>> =
    line.kind === 'deal' ? dealCells(line.deal, wordOf) : movementCells(line.movement, wordOf);
  return STATEMENT_COLUMNS.map((column) => {
    const value = cells[column] ?? null;
    if (column === 'time') return { instant: value };
    if (MONEY_COLUMNS.has(column)) return { money: value, currency };
    return FIGURE_COLUMNS.has(column) ? { figure: value } : { text: value };
  });
}

function dealCells(deal: Deal, wordOf: (value: string) => string) {
  const { ticket, side, closedAt, closedBy, symbol, lots, openPrice, closePrice } = deal;
  const { profit, swap, commission, net, balance } = deal;
  const dealFields = { symbol, lots, openPrice, closePrice, profit, swap, commission, net, balance };
  return {
    ...dealFields,
    time: closedAt,
    ticket: String(ticket),
    side: wordOf(side),
    closedBy: closedBy && wordOf(closedBy),
  };
}

function movementCells(movement: Movement, wordOf: (value: string) => string) {
  const { at, kind, amount, balance, reference, method, counterpart } = movement;
  return {
    time: at,
    kind: wordOf(kind),
    net: amount,
    balance,
    reference,
    method: method && wordOf(method),
    counterpart,
  };
}
