import { hashKey, type QueryClient } from '@tanstack/query-core';
import type { Clock } from '../kernel/ports/clock';
import type { Page } from '../kernel/ports/page';
import { refetchAfterOffline } from './after-offline';
import { RemoteQuery } from './remote-query';

/** Arguments that distinguish the answers of one call, e.g. a culture or a site. */
export type QueryArgs = readonly (string | number)[];

interface SharedQueryOptions {
  /** Owner of the answer: the site, or the signed-in client, whose answers are dropped with the session. */
  scope: 'site' | 'client';
  /** Key of the call's endpoint: used by the retry table, and part of the answer's own key. */
  call: string;
  /** Milliseconds for which an answer is not fetched again; unlimited by default. */
  freshForMs?: number;
  /** Milliseconds for which an unobserved answer stays cached; five minutes by default. */
  cacheForMs?: number;
  /** The call continues after the view that showed its answer is unmounted. */
  outlivesViews?: boolean;
}

export interface QueryOptions<T> extends SharedQueryOptions {
  args?: QueryArgs;
  read: (signal: AbortSignal) => Promise<T>;
}

export interface FamilyOptions<T, Args extends QueryArgs> extends SharedQueryOptions {
  read: (signal: AbortSignal, ...args: Args) => Promise<T>;
}

/** The queries of one call, by its arguments. */
export type QueryFamily<T, Args extends QueryArgs> = (...args: Args) => RemoteQuery<T>;

/**
 * Cached answers of the gateway, by key: scope, call and arguments. Two stores that use the same key share one query,
 * and so one call, one state, one slow notice and one Retry.
 */
export class Queries {
  readonly #cache: QueryClient;
  readonly #clock: Clock;
  readonly #byKey = new Map<string, RemoteQuery<unknown>>();

  constructor(cache: QueryClient, clock: Clock) {
    this.#cache = cache;
    this.#clock = clock;
  }

  /** The query of a key; its first user defines how it is fetched. */
  query<T>(options: QueryOptions<T>): RemoteQuery<T> {
    const { scope, call, args = [], read, freshForMs, cacheForMs, outlivesViews } = options;
    const key = [scope, call, ...args];
    const hash = hashKey(key);
    let query = this.#byKey.get(hash) as RemoteQuery<T> | undefined;
    if (!query) {
      const remoteOptions = { key, call, read, freshForMs, cacheForMs, outlivesViews };
      query = new RemoteQuery(this.#cache, this.#clock, remoteOptions);
      this.#byKey.set(hash, query as RemoteQuery<unknown>);
    }
    return query;
  }

  /** A query for each list of arguments: `news('de-DE')`. */
  family<T, Args extends QueryArgs>({ read, ...options }: FamilyOptions<T, Args>): QueryFamily<T, Args> {
    return (...args) => this.query({ ...options, args, read: (signal) => read(signal, ...args) });
  }

  /**
   * Invalidates the answers of these calls with any arguments: observed ones are refetched. Queries that were never
   * loaded stay idle.
   */
  invalidate(calls: readonly string[]): void {
    for (const query of this.#byKey.values())
      if (calls.includes(query.call) && query.state.status !== 'idle') query.invalidate();
  }

  /** Patches the answers of a call with any arguments; a call in flight continues. */
  patch<T>(call: string, change: (data: T) => T): void {
    for (const query of this.#byKey.values())
      if (query.call === call) (query as unknown as RemoteQuery<T>).patch(change, 'continue');
  }

  /** Drops the client's answers after a sign-out, and cancels calls in flight. */
  forgetClient(): void {
    void this.#cache.cancelQueries({ queryKey: ['client'] }, { silent: true });
    void this.#cache.resetQueries({ queryKey: ['client'] });
  }

  /** Refetches queries that failed without a connection once it is back. Returns a function that stops it. */
  followConnection(page: Page): () => void {
    return refetchAfterOffline(this.#cache, page, this.#clock);
  }
}
