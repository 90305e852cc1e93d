import {
  hashKey,
  QueryObserver,
  type FetchQueryOptions,
  type Query,
  type QueryClient,
  type QueryKey,
} from '@tanstack/query-core';
import { createAtom, type IAtom } from 'mobx';
import { isPortalError, PortalError } from '../../domain/kernel/errors';
import { retryDelay, retryPolicyOf, shouldRetry } from '../../domain/kernel/retry-policy.table';
import type { Clock } from '../kernel/ports/clock';
import { RacingRead } from './racing-read';
import type { Remote } from './remote';

export interface RemoteQueryOptions<T> {
  /** Scope, call and arguments. */
  key: QueryKey;
  /** Key of the call's endpoint; the retry table uses it. */
  call: string;
  read: (signal: AbortSignal) => Promise<T>;
  freshForMs: number | undefined;
  cacheForMs: number | undefined;
  outlivesViews: boolean | undefined;
}

/**
 * One call to the gateway as observable state: shared while in flight, cached, retried by the table of
 * D4. The bridge between query-core and MobX; `Queries` makes one for each key.
 *
 *           load              answer               retry, invalidate
 *     idle ──────► loading ───────────► ready ─────────────────────────► ready, refreshing
 *      ▲            │   ▲                ▲ ▲                                │    │
 *      │    failure │   │ retry, load    │ └──────────── answer ────────────┘    │
 *      │            ▼   │                └─────── failure: ready with `error` ───┘
 *      └───────────── failed                 patch, setData: ready with other data
 *       reset, or five minutes unobserved (from every state)
 *
 * It observes its query in the cache while a reaction of MobX observes `state`, and leaves the rest to the cache.
 */
export class RemoteQuery<T> {
  readonly #atom: IAtom;
  /** Set while `state` is observed. */
  #unsubscribe: (() => void) | null = null;
  /** True during the microtask in which observation began. */
  #observedThisMicrotask = false;
  readonly #client: QueryClient;
  readonly #hash: string;
  readonly #options: RemoteQueryOptions<T>;
  readonly #reading: RacingRead<T>;
  readonly #fetchOptions: FetchQueryOptions<T, PortalError>;

  constructor(client: QueryClient, clock: Clock, options: RemoteQueryOptions<T>) {
    const { key, call, read, freshForMs, cacheForMs } = options;
    this.#client = client;
    this.#options = options;
    this.#hash = hashKey(key);
    this.#reading = new RacingRead(read, clock);
    const policy = retryPolicyOf(call);
    this.#fetchOptions = {
      queryKey: key,
      queryFn: ({ signal }) => this.#reading.run(signal),
      staleTime: freshForMs ?? Infinity,
      ...(cacheForMs !== undefined && { gcTime: cacheForMs }),
      retry: (failures, error) => shouldRetry(policy, failures, error),
      retryDelay: (attempt, error) => retryDelay(policy, attempt, error, Math.random()),
    };
    this.#atom = createAtom(
      `RemoteQuery.${call}`,
      () => this.#startObserving(),
      () => this.#stopObserving(),
    );
  }

  /** Key of the call's endpoint. */
  get call(): string {
    return this.#options.call;
  }

  /** State for the views. */
  get state(): Remote<T> {
    this.#atom.reportObserved();
    const state = this.#cachedQuery?.state;
    const isFetching = state?.fetchStatus === 'fetching';
    if (state?.data !== undefined) {
      return {
        status: 'ready',
        data: state.data,
        asOf: state.dataUpdatedAt,
        refreshing: isFetching,
        error: isFetching ? null : state.error,
      };
    }
    if (isFetching) return { status: 'loading', slow: this.#reading.isSlow };
    if (state?.error) return { status: 'failed', error: state.error };
    return { status: 'idle' };
  }

  /**
   * The answer: from the cache while fresh, else from the gateway. Rejects with `PortalError`.
   * @param options.retryFailed false rejects with the error of a call that has failed, without another one: the first of
   * several callers has made it, and the client sees it with a Retry.
   */
  async load({ retryFailed = true } = {}): Promise<T> {
    const state = this.#cachedQuery?.state;
    if (!retryFailed && state?.status === 'error' && state.data === undefined && state.fetchStatus === 'idle')
      throw state.error ?? PortalError.aborted();
    try {
      return await this.#client.fetchQuery(this.#fetchOptions);
    } catch (error) {
      // Anything else is how the cache reports a canceled call.
      throw isPortalError(error) ? error : PortalError.aborted();
    }
  }

  /**
   * Fetches again (a Retry button). While a slow call is still in flight, a second one races it: the first answer
   * counts (D4).
   */
  retry(): void {
    if (!this.#reading.startSecondAttempt()) this.#refetch();
  }

  /**
   * Invalidates the answer, e.g. because the client has changed something: an observed query is refetched at once, any
   * other by the next `load`. A call in flight may predate the change and is discarded.
   */
  invalidate(): void {
    this.#cancelCall();
    void this.#client.invalidateQueries({ ...this.#queryFilter, refetchType: 'none' });
    if (this.#unsubscribe) this.#refetch();
  }

  /**
   * Patches the answer with a known change; its time and a later failure stay. Does nothing without an answer.
   * @param inFlight `restart` for a call in flight that may predate the change, `continue` if the caller patches its answer
   * too.
   */
  patch(change: (data: T) => T, inFlight: 'restart' | 'continue' = 'restart'): void {
    const query = this.#cachedQuery;
    if (query?.state.data === undefined) return;
    const mustRefetch = query.state.fetchStatus !== 'idle' && inFlight === 'restart';
    if (mustRefetch) this.#cancelCall();
    // `setQueryData` would clear the error ("figures that move cure no failed call", live-store.test.ts) and compare
    // the whole answer with the previous one, member by member.
    query.setState({ data: change(query.state.data) });
    if (mustRefetch) this.#refetch();
  }

  /** Stores an answer that another call returned. A call in flight may be older and is canceled. */
  setData(data: T): void {
    this.#cancelCall();
    this.#client.setQueryData(this.#options.key, () => data);
  }

  /** Drops the answer and cancels a call in flight. */
  reset(): void {
    this.#cancelCall();
    void this.#client.resetQueries(this.#queryFilter);
  }

  /** `enabled: false`: observing does not fetch, only `refetch` does. */
  #createObserver(): QueryObserver<T, PortalError> {
    return new QueryObserver<T, PortalError>(this.#client, { ...this.#fetchOptions, enabled: false });
  }

  #startObserving(): void {
    this.#unsubscribe = this.#createObserver().subscribe(() => this.#atom.reportChanged());
    this.#observedThisMicrotask = true;
    void Promise.resolve().then(() => (this.#observedThisMicrotask = false));
  }

  /**
   * Cancels the call in flight once no view shows its answer, unless it outlives views. An action inside a reaction
   * observes a computed value only while the action runs: such a call was not started by a view, and continues ("an
   * action of a reaction that reads a value computed from it …", remote-query.test.ts).
   */
  #stopObserving(): void {
    const unsubscribe = this.#unsubscribe;
    this.#unsubscribe = null;
    const mayContinue = this.#observedThisMicrotask || this.#options.outlivesViews === true;
    const call = mayContinue ? this.#callInFlight : undefined;
    if (call) call.then(unsubscribe, unsubscribe);
    else unsubscribe?.();
  }

  get #callInFlight(): Promise<T> | undefined {
    const query = this.#cachedQuery;
    return query?.state.fetchStatus === 'idle' ? undefined : query?.promise;
  }

  #refetch(): void {
    void this.#createObserver().refetch();
  }

  #cancelCall(): void {
    void this.#client.cancelQueries(this.#queryFilter, { silent: true });
  }

  get #cachedQuery(): Query<T, PortalError> | undefined {
    return this.#client.getQueryCache().get<T, PortalError>(this.#hash);
  }

  get #queryFilter(): { queryKey: QueryKey; exact: true } {
    return { queryKey: this.#options.key, exact: true };
  }
}
