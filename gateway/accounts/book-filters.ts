import { eq, inArray, sql, type Column, type SQL } from 'drizzle-orm';
import type { orderOutcomes, orders } from '../db/tables/trading';
import { moneyDigits } from '../market/money-digits';

/** Items per page, unless the query limits them further. */
export const PAGE_SIZE = 100;

export interface Page {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

/** Filters of positions, orders and trades. */
export interface TradeFilter {
  readonly symbol?: string | undefined;
  readonly side?: 'buy' | 'sell' | undefined;
}

export interface DealFilter extends TradeFilter {
  readonly closedBy?: string | undefined;
}

export const symbolCondition = ({ symbol }: TradeFilter, column: Column): SQL | undefined =>
  symbol === undefined ? undefined : eq(column, symbol.toUpperCase());

export const sideCondition = ({ side }: TradeFilter, column: Column): SQL | undefined =>
  side === undefined ? undefined : eq(column, side);

export const isOrderSide = (
  { side }: TradeFilter,
  column: typeof orders.type | typeof orderOutcomes.type,
): SQL | undefined =>
  side === undefined
    ? undefined
    : inArray(column, side === 'buy' ? ['buyLimit', 'buyStop'] : ['sellLimit', 'sellStop']);

export const count = sql<number>`count(*)::integer`;

/** A sum; zero if there are no rows. */
export const sumOf = (sum: SQL) => sql<string>`coalesce(${sum}, 0)::text`;

/** A sum with the digits of a currency; zero if there are no rows. */
export const moneySum = (amount: SQL | Column, currency: string) =>
  sql<string>`round(coalesce(sum(${amount}), 0), ${moneyDigits(currency)}::integer)::text`;

/** Reads the totals of a list for its first page only. */
export async function totalsOfFirstPage<Totals extends object>(
  cursor: string | null | undefined,
  read: () => Promise<readonly Totals[]>,
): Promise<Totals | null> {
  return cursor === undefined ? ((await read())[0] ?? null) : null;
}
