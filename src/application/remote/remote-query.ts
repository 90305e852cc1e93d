import { QueryObserver, type QueryClient, type QueryKey } from '@tanstack/query-core';
import { createAtom, observable, runInAction, type IAtom, type IObservableValue } from 'mobx';
import { CONSTANTS } from '../../domain/kernel/constants.table';
import { isPortalError, PortalError } from '../../domain/kernel/errors';
import { retryDelay, retryPolicyOf, shouldRetry } from '../../domain/kernel/retry-policy.table';
import type { Clock } from '../kernel/ports/clock';
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
 */
export class RemoteQuery<T> {
  readonly #observer: QueryObserver<T, PortalError>;
  readonly #atom: IAtom;
  readonly #slow: IObservableValue<boolean> = observable.box(false);
  #startSecondAttempt: (() => void) | null = null;
  /** Set while the query is observed. */
  #unsubscribe: (() => void) | null = null;
  /** True during the microtask in which observation began. */
  #observedThisMicrotask = false;
  readonly #client: QueryClient;
  readonly #clock: Clock;
  readonly #options: RemoteQueryOptions<T>;

  constructor(client: QueryClient, clock: Clock, options: RemoteQueryOptions<T>) {
    this.#client = client;
    this.#clock = clock;
    this.#options = options;
    const policy = retryPolicyOf(options.call);
    this.#observer = new QueryObserver<T, PortalError>(client, {
      queryKey: options.key,
      queryFn: ({ signal }) => this.#readWithSlowNotice(signal),
      enabled: false,
      staleTime: options.freshForMs ?? Infinity,
      ...(options.cacheForMs !== undefined && { gcTime: options.cacheForMs }),
      retry: (failures, error) => shouldRetry(policy, failures, error),
      retryDelay: (attempt, error) => retryDelay(policy, attempt, error, Math.random()),
    });
    this.#atom = createAtom(
      `RemoteQuery.${options.call}`,
      () => {
        this.#syncObserver();
        this.#unsubscribe = this.#observer.subscribe(() => this.#atom.reportChanged());
        this.#observedThisMicrotask = true;
        void Promise.resolve().then(() => (this.#observedThisMicrotask = false));
      },
      () => {
        this.#stopObserving();
        this.#unsubscribe = null;
      },
    );
  }

  /** Key of the call's endpoint. */
  get call(): string {
    return this.#options.call;
  }

  /** State for the views. */
  get state(): Remote<T> {
    if (!this.#atom.reportObserved()) this.#syncObserver();
    const result = this.#observer.getCurrentResult();
    if (result.data !== undefined) {
      return {
        status: 'ready',
        data: result.data,
        asOf: result.dataUpdatedAt,
        refreshing: result.isFetching,
        error: result.isFetching ? null : result.error,
      };
    }
    if (result.isFetching) return { status: 'loading', slow: this.#slow.get() };
    if (result.error) return { status: 'failed', error: result.error };
    return { status: 'idle' };
  }

  /** The answer: from the cache while fresh, else from the gateway. Rejects with `PortalError`. */
  async load(): Promise<T> {
    try {
      return await this.#client.fetchQuery<T, PortalError>(this.#observer.options as never);
    } catch (error) {
      // Anything else is how the cache reports a cancelled call.
      throw isPortalError(error) ? error : PortalError.aborted();
    }
  }

  /**
   * Fetches again (a Retry button). While a slow call is still in flight, a second one races it: the first answer
   * counts (D4).
   */
  retry(): void {
    if (this.#startSecondAttempt) this.#startSecondAttempt();
    else void this.#observer.refetch();
  }

  /**
   * Invalidates the answer, e.g. because the client has changed something: an observed query is refetched at once, any
   * other by the next `load`. A call in flight may predate the change and is discarded.
   */
  invalidate(): void {
    this.#cancelCall();
    void this.#client.invalidateQueries({ ...this.#queryFilter, refetchType: 'none' });
    if (this.#unsubscribe) void this.#observer.refetch();
  }

  /**
   * Patches the answer with a known change; its time and a later failure stay. A call in flight may predate the change
   * and is made again, or `goes on` if the caller patches its answer too. Does nothing without an answer.
   */
  patch(change: (data: T) => T, inFlight: 'is made again' | 'goes on' = 'is made again'): void {
    const query = this.#client.getQueryCache().find<T>(this.#queryFilter);
    if (query?.state.data === undefined) return;
    const mustRefetch = query.state.fetchStatus !== 'idle' && inFlight === 'is made again';
    if (mustRefetch) this.#cancelCall();
    // `setQueryData` would compare the whole answer with the previous one, member by member.
    query.setState({ data: change(query.state.data) });
    if (mustRefetch) void this.#observer.refetch();
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

  /**
   * Cancels the call in flight once no view shows its answer, unless it outlives views. An action inside a reaction
   * observes a computed value only while the action runs: such a call was not started by it and continues.
   */
  #stopObserving(): void {
    const stop = this.#unsubscribe;
    if (!stop) return;
    const query = this.#client.getQueryCache().find(this.#queryFilter);
    const keepsRunning = this.#observedThisMicrotask || this.#options.outlivesViews === true;
    if (keepsRunning && query?.state.fetchStatus !== 'idle') query?.promise?.then(stop, stop);
    else stop();
  }

  #cancelCall(): void {
    void this.#client.cancelQueries(this.#queryFilter, { silent: true });
  }

  get #queryFilter(): { queryKey: QueryKey; exact: true } {
    return { queryKey: this.#options.key, exact: true };
  }

  /**
   * Updates an observer without subscribers, which is not notified of an answer, nor of a query that the cache has
   * replaced.
   */
  #syncObserver(): void {
    this.#observer.setOptions(this.#observer.options);
  }

  #readWithSlowNotice(signal: AbortSignal): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const cancelTimer = this.#clock.after(CONSTANTS.slowNoticeMs, () =>
        runInAction(() => this.#slow.set(true)),
      );
      const finish = () => {
        cancelTimer();
        signal.removeEventListener('abort', finish);
        // A canceled call must not change the state of its successor.
        if (this.#startSecondAttempt !== attempt) return;
        this.#startSecondAttempt = null;
        runInAction(() => this.#slow.set(false));
      };
      let pendingAttempts = 0;
      const attempt = () => {
        pendingAttempts += 1;
        this.#options.read(signal).then(
          (value) => {
            finish();
            resolve(value);
          },
          (error: unknown) => {
            // A failed attempt changes nothing while another one may still answer.
            pendingAttempts -= 1;
            if (pendingAttempts > 0) return;
            finish();
            reject(isPortalError(error) ? error : PortalError.malformed(String(error)));
          },
        );
      };
      signal.addEventListener('abort', finish);
      this.#startSecondAttempt = attempt;
      attempt();
    });
  }
}
