import { makeAutoObservable } from 'mobx';
import type { AccountMovement } from '../../domain/accounts/books';
import type { AccountBooks } from '../accounts/ports/account-books';
import type { Queries } from '../remote/queries';
import type { Remote } from '../remote/remote';
import type { RemoteQuery } from '../remote/remote-query';

/** Number of movements shown; the page of each account has all of its own. */
const MAX_MOVEMENTS = 5;

/** The latest movements of money over all accounts. */
export class LatestFundsStore {
  readonly #query: RemoteQuery<readonly AccountMovement[]>;

  constructor(books: AccountBooks, queries: Queries) {
    this.#query = queries.query({
      scope: 'client',
      call: 'funds',
      args: ['latest'],
      freshForMs: 0,
      read: (signal) => books.latestFunds(MAX_MOVEMENTS, signal),
    });
    makeAutoObservable(this);
  }

  get remote(): Remote<readonly AccountMovement[]> {
    return this.#query.state;
  }

  load(): void {
    this.#query.load().catch(() => undefined);
  }

  retry(): void {
    this.#query.retry();
  }
}
