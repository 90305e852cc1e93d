import type { MoneyRequest } from '../../domain/money/money-request';
import type { MoneyMoves } from './ports/money-moves';
import type { Queries, QueryFamily } from '../remote/queries';

/** Means all accounts: no login is 0. */
export const ALL_LOGINS = 0;

/** Query of the requests under way, by account. */
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
