import type { Order, OrderTotals } from '../../domain/accounts/books';
import type { AccountBooks, BookPage } from './ports/account-books';
import type { Queries, QueryFamily } from '../remote/queries';

/** Query of pending orders by account, filter and cursor; `''` means no filter and the first page. */
export function ordersQuery(
  queries: Queries,
  books: AccountBooks,
): QueryFamily<BookPage<Order, OrderTotals>, [login: number, symbol: string, side: string, cursor: string]> {
  return queries.family({
    scope: 'client',
    call: 'orders',
    freshForMs: 0,
    read: (signal, login: number, symbol: string, side: string, cursor: string) =>
      books.orders(login, { symbol, side }, { cursor }, signal),
  });
}
