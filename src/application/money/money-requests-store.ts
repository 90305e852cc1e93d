import { makeAutoObservable } from 'mobx';
import { canCancel, isUnderWay, type MoneyRequest } from '../../domain/money/money-request';
import type { Clock } from '../kernel/ports/clock';
import type { MoneyMoves } from './ports/money-moves';
import type { Page } from '../kernel/ports/page';
import type { Remote } from '../remote/remote';
import type { Queries, QueryFamily } from '../remote/queries';
import { watch } from '../remote/watch';
import { Cancelling } from './cancelling';
import { CALLS_WITH_MONEY } from './money-form-store';
import { ALL_LOGINS, moneyRequestsQuery } from './money-requests-query';

/** Requests that the gateway has taken: where they stand, and cancelling them (D9). */
export class MoneyRequestsStore {
  readonly cancelling: Cancelling;
  readonly #pending: QueryFamily<readonly MoneyRequest[], [login: number]>;
  readonly #one: QueryFamily<MoneyRequest, [requestId: string]>;
  readonly #moves: MoneyMoves;
  readonly #queries: Queries;
  readonly #clock: Clock;
  readonly #page: Page;

  constructor(moves: MoneyMoves, queries: Queries, clock: Clock, page: Page, newKey: () => string) {
    this.#moves = moves;
    this.#queries = queries;
    this.#clock = clock;
    this.#page = page;
    this.cancelling = new Cancelling(page, newKey);
    this.#pending = moneyRequestsQuery(queries, moves);
    this.#one = queries.family({
      scope: 'client',
      call: 'moneyRequest',
      freshForMs: 0,
      read: (signal, requestId: string) => moves.request(requestId, signal),
    });
    makeAutoObservable(this);
  }

  /** What is under way, of one account or of all. */
  pending(login = ALL_LOGINS): Remote<readonly MoneyRequest[]> {
    return this.#pending(login).state;
  }

  load(login = ALL_LOGINS): void {
    this.#pending(login)
      .load()
      .catch(() => undefined);
  }

  request(requestId: string): Remote<MoneyRequest> {
    return this.#one(requestId).state;
  }

  retry(requestId: string): void {
    this.#one(requestId).retry();
  }

  /** Asks for a request, and again while it is under way; returns a function that ends it. */
  watch(requestId: string): () => void {
    return watch(this.#one(requestId), isUnderWay, { clock: this.#clock, page: this.#page });
  }

  canCancel(request: Pick<MoneyRequest, 'state' | 'cancelUntil'>): boolean {
    return canCancel(request, this.#clock.now());
  }

  async cancel(requestId: string): Promise<void> {
    await this.cancelling.run(requestId, (key) => this.#moves.cancel(requestId, key));
    // Taken or too late: in both cases it stands elsewhere now.
    this.#queries.invalidate(CALLS_WITH_MONEY);
  }
}
