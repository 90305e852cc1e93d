import type { Position, PositionTotals } from '../../domain/accounts/books';
import type { AccountBooks, BookPage } from './ports/account-books';
import type { Queries, QueryFamily } from '../remote/queries';

/** Query of open positions by account, filter and cursor; `''` means no filter and the first page. */
export function positionsQuery(
  queries: Queries,
  books: AccountBooks,
): QueryFamily<
  BookPage<Position, PositionTotals>,
  [login: number, symbol: string, side: string, cursor: string]
> {
  return queries.family({
    scope: 'client',
    call: 'positions',
    freshForMs: 0,
    read: (signal, login: number, symbol: string, side: string, cursor: string) =>
      books.positions(login, { symbol, side }, { cursor }, signal),
  });
}
