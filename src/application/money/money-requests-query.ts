import type { MoneyRequest } from '../../domain/money/money-request';
import type { MoneyMoves } from './ports/money-moves';
import type { Queries, QueryFamily } from '../remote/queries';

/** All accounts: no login is 0. */
export const ALL_LOGINS = 0;

/** The requests that are under way, by account, asked once and shared by the pages that show them. */
export function moneyRequestsQuery(
  queries: Queries,
  moves: MoneyMoves,
): QueryFamily<readonly MoneyRequest[], [login: number]> {
  return queries.family({
    scope: 'client',
    call: 'moneyRequests',
    freshForMs: 0,
    read: (signal, login: number) => moves.pending(login === ALL_LOGINS ? undefined : login, signal),
  });
}
