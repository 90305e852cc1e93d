import type {
  AccountMovement,
  CostReport,
  Deal,
  DealFilter,
  DealTerms,
  DealTotals,
  DayRange,
  EndedOrder,
  EndedOrderFilter,
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
import type { BookPage, PageRequest } from '../../remote/pages';
import { port } from '../../kernel/port';

export type { BookPage, PageRequest } from '../../remote/pages';

/**
 * Positions, orders, deals and funds of one of the client's trading accounts (V2), for the tabs of the account's page.
 * Rejects with `PortalError` only: `refused` with 404 for an account of another client, and if the gateway does not have
 * the list.
 */
export interface AccountBooks {
  /** Open positions at current prices. */
  positions(
    login: number,
    filter: TradeFilter,
    page: PageRequest,
    signal?: AbortSignal,
  ): Promise<BookPage<Position, PositionTotals>>;
  /** Pending orders. */
  orders(
    login: number,
    filter: TradeFilter,
    page: PageRequest,
    signal?: AbortSignal,
  ): Promise<BookPage<Order, OrderTotals>>;
  /** Orders that wait no longer. */
  endedOrders(
    login: number,
    filter: EndedOrderFilter,
    page: PageRequest,
    signal?: AbortSignal,
  ): Promise<BookPage<EndedOrder, OrderTotals>>;
  /** Closed trades. */
  deals(
    login: number,
    filter: DealFilter,
    page: PageRequest,
    signal?: AbortSignal,
  ): Promise<BookPage<Deal, DealTotals>>;
  /** The terms of a closed trade. `refused` with 404 by a gateway that does not send them. */
  dealTerms(login: number, ticket: number, signal?: AbortSignal): Promise<DealTerms>;
  /** Money paid in and out. */
  funds(
    login: number,
    filter: FundsFilter,
    page: PageRequest,
    signal?: AbortSignal,
  ): Promise<BookPage<Movement, FundsTotals>>;
  /** The latest movements of money over all accounts, newest first, at most `limit`. */
  latestFunds(limit: number, signal?: AbortSignal): Promise<readonly AccountMovement[]>;
  /** The totals of a range of days. */
  statement(login: number, range: DayRange, signal?: AbortSignal): Promise<Statement>;
  /** Costs of the account in the months (UTC) of a year. */
  costs(login: number, year: number, signal?: AbortSignal): Promise<CostReport>;
  /**
   * Equity at the end of each of the last days, oldest first; today's is the current one. `null` if the account has no
   * curve.
   */
  equityCurve(login: number, days: number, signal?: AbortSignal): Promise<readonly EquityPoint[] | null>;
  /** The same curve of all active live accounts, summed by currency. */
  equityCurves(days: number, signal?: AbortSignal): Promise<readonly TotalCurve[]>;
}
export const AccountBooks = port<AccountBooks>('AccountBooks');
