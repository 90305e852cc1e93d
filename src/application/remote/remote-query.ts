import { QueryObserver, type QueryClient, type QueryKey } from '@tanstack/query-core';
import { createAtom, observable, runInAction, type IAtom, type IObservableValue } from 'mobx';
import { CONSTANTS } from '../../domain/constants.table';
import { isPortalError, PortalError } from '../../domain/errors';
import { RETRY_POLICIES, retryDelay, shouldRetry, type CallKey } from '../../domain/retry-policy.table';
import type { Clock } from '../ports/clock';
import type { Remote } from './remote';

export interface RemoteQueryOptions<T> {
  /** Who owns the answer: the site, or the signed-in client, whose answers go with the session. */
  scope: 'site' | 'client';
  /** Which row of the retry table counts, and the first part of the cache key. */
  call: CallKey;
  /** What else tells one answer from another, e.g. a culture. */
  args?: readonly (string | number)[];
  read: (signal: AbortSignal) => Promise<T>;
  /** How long an answer is used without asking again; for ever by default. */
  freshForMs?: number;
}

/**
 * One call to the gateway as observable state: shared while in flight, cached, retried by the table of
 * decisions 4. The bridge between query-core and MobX.
 */
export class RemoteQuery<T> {
  readonly #observer: QueryObserver<T, PortalError>;
  readonly #atom: IAtom;
  readonly #slow: IObservableValue<boolean> = observable.box(false);
  #raceAgain: (() => void) | null = null;
  readonly #client: QueryClient;
  readonly #clock: Clock;
  readonly #options: RemoteQueryOptions<T>;

  constructor(client: QueryClient, clock: Clock, options: RemoteQueryOptions<T>) {
    this.#client = client;
    this.#clock = clock;
    this.#options = options;
    const policy = RETRY_POLICIES[options.call];
    this.#observer = new QueryObserver<T, PortalError>(client, {
      queryKey: this.#key,
      queryFn: ({ signal }) => this.#readWatched(signal),
      enabled: false,
      staleTime: options.freshForMs ?? Infinity,
      retry: (failures, error) => shouldRetry(policy, failures, error),
      retryDelay: (attempt, error) => retryDelay(policy, attempt, error, Math.random()),
    });
    let stop: (() => void) | undefined;
    this.#atom = createAtom(
      `RemoteQuery.${options.call}`,
      () => {
        this.#catchUp();
        stop = this.#observer.subscribe(() => this.#atom.reportChanged());
      },
      () => stop?.(),
    );
  }

  get #key(): QueryKey {
    return [this.#options.scope, this.#options.call, ...(this.#options.args ?? [])];
  }

  /** What a view renders. */
  get state(): Remote<T> {
    if (!this.#atom.reportObserved()) this.#catchUp();
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
      // Anything else is the cache's own word for a call that was given up.
      throw isPortalError(error) ? error : PortalError.aborted();
    }
  }

  /**
   * Asks again (a Retry button). While a slow call is still out, a second one races it: whichever
   * answers first counts (decisions 4).
   */
  retry(): void {
    if (this.#raceAgain) this.#raceAgain();
    else void this.#observer.refetch();
  }

  /** Forgets the answer, and stops a call that is out. */
  reset(): void {
    void this.#client.cancelQueries({ queryKey: this.#key, exact: true }, { silent: true });
    void this.#client.resetQueries({ queryKey: this.#key, exact: true });
  }

  /**
   * An observer that nobody subscribed to learns nothing: not of an answer, and not that the cache has
   * dropped its query for a new one.
   */
  #catchUp(): void {
    this.#observer.setOptions(this.#observer.options);
  }

  #readWatched(signal: AbortSignal): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const cancelTimer = this.#clock.after(CONSTANTS.slowNoticeMs, () =>
        runInAction(() => this.#slow.set(true)),
      );
      const done = () => {
        cancelTimer();
        this.#raceAgain = null;
        runInAction(() => this.#slow.set(false));
      };
      let out = 0;
      const attempt = () => {
        out += 1;
        this.#options.read(signal).then(
          (value) => {
            done();
            resolve(value);
          },
          (error: unknown) => {
            // A try that fails changes nothing while another one may still answer.
            out -= 1;
            if (out > 0) return;
            done();
            reject(isPortalError(error) ? error : PortalError.malformed(String(error)));
          },
        );
      };
      this.#raceAgain = attempt;
      attempt();
    });
  }
}

/** Drops everything that belongs to the client who signed out, calls in flight included. */
export function forgetClient(client: QueryClient): void {
  void client.cancelQueries({ queryKey: ['client'] }, { silent: true });
  void client.resetQueries({ queryKey: ['client'] });
}
