import {
  NO_DEAL_FILTER,
  NO_ENDED_ORDER_FILTER,
  NO_FUNDS_FILTER,
  NO_TRADE_FILTER,
  type Deal,
  type DealFilter,
  type DealTotals,
  type EndedOrder,
  type EndedOrderFilter,
  type FundsFilter,
  type FundsTotals,
  type Movement,
  type Order,
  type OrderTotals,
  type Position,
  type PositionTotals,
  type TradeFilter,
} from '../../domain/accounts/books';
import type { AccountBooks } from './ports/account-books';
import type { Queries } from '../remote/queries';
import { BookList } from '../remote/book-list';
import { ordersQuery } from './orders-query';
import { positionsQuery } from './positions-query';

/** The lists of an account's page; each is loaded when it is shown, page by page. */
export class AccountBooksStore {
  readonly positions: BookList<Position, PositionTotals, TradeFilter>;
  readonly orders: BookList<Order, OrderTotals, TradeFilter>;
  readonly endedOrders: BookList<EndedOrder, OrderTotals, EndedOrderFilter>;
  readonly history: BookList<Deal, DealTotals, DealFilter>;
  readonly funds: BookList<Movement, FundsTotals, FundsFilter>;

  constructor(books: AccountBooks, queries: Queries) {
    const positions = positionsQuery(queries, books);
    this.positions = new BookList(NO_TRADE_FILTER, (login, { symbol, side }, cursor) =>
      positions(login, symbol, side, cursor),
    );
    const queryDefaults = { scope: 'client', freshForMs: 0 } as const;
    const orders = ordersQuery(queries, books);
    this.orders = new BookList(NO_TRADE_FILTER, (login, { symbol, side }, cursor) =>
      orders(login, symbol, side, cursor),
    );
    const endedOrders = queries.family({
      ...queryDefaults,
      call: 'endedOrders',
      read: (signal, login: number, symbol: string, side: string, from: string, to: string, cursor: string) =>
        books.endedOrders(login, { symbol, side, from, to }, { cursor }, signal),
    });
    this.endedOrders = new BookList(NO_ENDED_ORDER_FILTER, (login, { symbol, side, from, to }, cursor) =>
      endedOrders(login, symbol, side, from, to, cursor),
    );
    const deals = queries.family({
      ...queryDefaults,
      call: 'deals',
      read: (
        signal,
        login: number,
        symbol: string,
        side: string,
        closedBy: string,
        from: string,
        to: string,
        cursor: string,
      ) => books.deals(login, { symbol, side, closedBy, from, to }, { cursor }, signal),
    });
    this.history = new BookList(NO_DEAL_FILTER, (login, { symbol, side, closedBy, from, to }, cursor) =>
      deals(login, symbol, side, closedBy, from, to, cursor),
    );
    const funds = queries.family({
      ...queryDefaults,
      call: 'funds',
      read: (signal, login: number, kind: string, from: string, to: string, cursor: string) =>
        books.funds(login, { kind, from, to }, { cursor }, signal),
    });
    this.funds = new BookList(NO_FUNDS_FILTER, (login, { kind, from, to }, cursor) =>
      funds(login, kind, from, to, cursor),
    );
  }
}
