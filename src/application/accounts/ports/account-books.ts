import type {
  AccountMovement,
  CostReport,
  Deal,
  DealFilter,
  DealTotals,
  DayRange,
  EquityPoint,
  FundsFilter,
  FundsTotals,
  Movement,
  Order,
  OrderTotals,
  Position,
  PositionTotals,
  Statement,
  TotalCurve,
  TradeFilter,
} from '../../../domain/accounts/books';
import type { CursorPage } from '../../remote/pages';
import { port } from '../../kernel/port';

/** A page of a list, newest first; an item that could not be read is left out (D4). */
export interface BookPage<Item, Totals> extends CursorPage<Item> {
  /** Totals of the whole list, on its first page; `null` on the others, and where the gateway sends none. */
  readonly totals: Totals | null;
}

/** Which page of a list. */
export interface PageAsked {
  /** A page's `next`; empty for the first. */
  readonly cursor: string;
  /** Most items of a page, at most 1,000; the gateway's own number without it. */
  readonly limit?: number;
}

/**
 * What one of the client's trading accounts holds, and what happened on it (V2). Rejects with `PortalError` only: `refused`
 * with 404 for an account that is not the client's, and by a gateway that has no such list. The account's page asks, a
 * list for each of its tabs.
 */
export interface AccountBooks {
  /** Open positions at current prices. */
  positions(
    login: number,
    filter: TradeFilter,
    page: PageAsked,
    signal?: AbortSignal,
  ): Promise<BookPage<Position, PositionTotals>>;
  /** Pending orders. */
  orders(
    login: number,
    filter: TradeFilter,
    page: PageAsked,
    signal?: AbortSignal,
  ): Promise<BookPage<Order, OrderTotals>>;
  /** Closed trades. */
  deals(
    login: number,
    filter: DealFilter,
    page: PageAsked,
    signal?: AbortSignal,
  ): Promise<BookPage<Deal, DealTotals>>;
  /** Money paid in and out. */
  funds(
    login: number,
    filter: FundsFilter,
    page: PageAsked,
    signal?: AbortSignal,
  ): Promise<BookPage<Movement, FundsTotals>>;
  /** The latest movements of money over all accounts, newest first, at most `limit`. */
  latestFunds(limit: number, signal?: AbortSignal): Promise<readonly AccountMovement[]>;
  /** The totals of a range of days. */
  statement(login: number, range: DayRange, signal?: AbortSignal): Promise<Statement>;
  /** What the account cost in the months (UTC) of a year. */
  costs(login: number, year: number, signal?: AbortSignal): Promise<CostReport>;
  /** Equity at the end of each of the last days, oldest first; today's is the current one. `null` where there is no curve. */
  equityCurve(login: number, days: number, signal?: AbortSignal): Promise<readonly EquityPoint[] | null>;
  /** The same of all active live accounts, summed by currency. */
  equityCurves(days: number, signal?: AbortSignal): Promise<readonly TotalCurve[]>;
}
export const AccountBooks = port<AccountBooks>('AccountBooks');
