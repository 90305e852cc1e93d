import { makeAutoObservable } from 'mobx';
import { canCancel, isUnderWay, type MoneyRequest } from '../../domain/money/money-request';
import type { Clock } from '../kernel/ports/clock';
import type { MoneyMoves } from './ports/money-moves';
import type { Page } from '../kernel/ports/page';
import type { Remote } from '../remote/remote';
import type { Queries, QueryFamily } from '../remote/queries';
import { watch } from '../remote/watch';
import { CancellableRequests } from './cancellable-requests';
import { CALLS_CHANGED_BY_ORDERS } from './money-form-store';
import { ALL_LOGINS, moneyRequestsQuery } from './money-requests-query';

/** Accepted money requests: their state, and cancelling them (D9). */
export class MoneyRequestsStore {
  readonly cancelling: CancellableRequests;
  readonly #pending: QueryFamily<readonly MoneyRequest[], [login: number]>;
  readonly #requestById: QueryFamily<MoneyRequest, [requestId: string]>;
  readonly #moves: MoneyMoves;
  readonly #queries: Queries;
  readonly #clock: Clock;
  readonly #page: Page;

  constructor(moves: MoneyMoves, queries: Queries, clock: Clock, page: Page, newKey: () => string) {
    this.#moves = moves;
    this.#queries = queries;
    this.#clock = clock;
    this.#page = page;
    this.cancelling = new CancellableRequests(page, newKey);
    this.#pending = moneyRequestsQuery(queries, moves);
    this.#requestById = queries.family({
      scope: 'client',
      call: 'moneyRequest',
      freshForMs: 0,
      read: (signal, requestId: string) => moves.request(requestId, signal),
    });
    makeAutoObservable(this);
  }

  /** Requests under way, of one account or of all. */
  pending(login = ALL_LOGINS): Remote<readonly MoneyRequest[]> {
    return this.#pending(login).state;
  }

  load(login = ALL_LOGINS): void {
    this.#pending(login)
      .load()
      .catch(() => undefined);
  }

  request(requestId: string): Remote<MoneyRequest> {
    return this.#requestById(requestId).state;
  }

  retry(requestId: string): void {
    this.#requestById(requestId).retry();
  }

  /** Polls a request while it is under way; returns a function that stops it. */
  watch(requestId: string): () => void {
    return watch(this.#requestById(requestId), isUnderWay, { clock: this.#clock, page: this.#page });
  }

  canCancel(request: Pick<MoneyRequest, 'state' | 'cancelUntil'>): boolean {
    return canCancel(request, this.#clock.now());
  }

  async cancel(requestId: string): Promise<void> {
    await this.cancelling.run(requestId, (key) => this.#moves.cancel(requestId, key));
    // The cancellation was accepted or too late: the state has changed in both cases.
    this.#queries.invalidate(CALLS_CHANGED_BY_ORDERS);
  }
}
