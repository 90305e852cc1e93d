import { makeAutoObservable } from 'mobx';
import { canCancel, isUnderWay, type MoneyRequest } from '../../domain/money/money-request';
import type { Clock } from '../ports/clock';
import type { MoneyMoves } from '../ports/money-moves';
import type { Page } from '../ports/page';
import { dataOf, type Remote } from '../remote/remote';
import type { Queries, QueryFamily } from '../remote/queries';
import { CALLS_WITH_MONEY } from './money-form-store';
import { ALL_LOGINS, moneyRequestsQuery } from './money-requests-query';
import { Submission } from './submission';

/** How often a request that is under way is asked for while it is looked at. */
const WATCH_MS = 5_000;
/** Requests that the gateway has taken: where they stand, and cancelling them (D9). */
export class MoneyRequestsStore {
  readonly submission: Submission;
  /** The one that was to be cancelled last. */
  cancelling: string | null = null;
  /** The key of a cancellation, so that a repeat after a cut is the same one. */
  readonly #keys = new Map<string, string>();
  readonly #pending: QueryFamily<readonly MoneyRequest[], [login: number]>;
  readonly #one: QueryFamily<MoneyRequest, [requestId: string]>;
  readonly #moves: MoneyMoves;
  readonly #queries: Queries;
  readonly #clock: Clock;
  readonly #page: Page;
  readonly #newKey: () => string;

  constructor(moves: MoneyMoves, queries: Queries, clock: Clock, page: Page, newKey: () => string) {
    this.#moves = moves;
    this.#queries = queries;
    this.#clock = clock;
    this.#page = page;
    this.#newKey = newKey;
    this.submission = new Submission(page);
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
    const query = this.#one(requestId);
    let stop: () => void = () => undefined;
    let ended = false;
    const again = () => {
      const request = dataOf(query.state);
      if (ended || (request && !isUnderWay(request))) return;
      stop = this.#clock.after(WATCH_MS, ask);
    };
    const ask = () => {
      if (this.#page.visible) void query.load().then(again, again);
      else again();
    };
    ask();
    return () => {
      ended = true;
      stop();
    };
  }

  canCancel(request: MoneyRequest): boolean {
    return canCancel(request, this.#clock.now());
  }

  async cancel(requestId: string): Promise<void> {
    if (this.submission.sending) return;
    this.cancelling = requestId;
    const key = this.#keys.get(requestId) ?? this.#newKey();
    this.#keys.set(requestId, key);
    await this.submission.run(() => this.#moves.cancel(requestId, key));
    // Taken or too late: in both cases it stands elsewhere now.
    this.#queries.invalidate(CALLS_WITH_MONEY);
  }
}
