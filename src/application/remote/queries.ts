import { hashKey, type QueryClient } from '@tanstack/query-core';
import type { Clock } from '../kernel/ports/clock';
import type { Page } from '../kernel/ports/page';
import { refetchAfterOffline } from './after-offline';
import { RemoteQuery } from './remote-query';

/** What tells one answer from another, e.g. a culture or a site. */
export type QueryArgs = readonly (string | number)[];

interface Asked {
  /** Who owns the answer: the site, or the signed-in client, whose answers go with the session. */
  scope: 'site' | 'client';
  /** Key of the call's endpoint: the retry table uses it, and it is part of the answer's own key. */
  call: string;
  /** How long an answer is used without asking again; for ever by default. */
  freshForMs?: number;
  /** How long an answer that nobody looks at is kept; five minutes by default. */
  keptForMs?: number;
  /** The portal asks for it, whichever view shows it: it goes on when the view that showed it leaves. */
  outlivesViews?: boolean;
}

export interface QueryOptions<T> extends Asked {
  args?: QueryArgs;
  read: (signal: AbortSignal) => Promise<T>;
}

export interface FamilyOptions<T, Args extends QueryArgs> extends Asked {
  read: (signal: AbortSignal, ...args: Args) => Promise<T>;
}

/** The queries of one call, by its arguments. */
export type QueryFamily<T, Args extends QueryArgs> = (...args: Args) => RemoteQuery<T>;

/**
 * Every answer of the gateway that the portal keeps, by key: scope, call and arguments. Two stores that ask for the
 * same key have the same query, and so one call, one state, one slow notice and one Retry.
 */
export class Queries {
  readonly #cache: QueryClient;
  readonly #clock: Clock;
  readonly #byKey = new Map<string, RemoteQuery<unknown>>();

  constructor(cache: QueryClient, clock: Clock) {
    this.#cache = cache;
    this.#clock = clock;
  }

  /** The one query of a key; its first user defines how it is read. */
  query<T>(options: QueryOptions<T>): RemoteQuery<T> {
    const { scope, call, args = [], read, freshForMs, keptForMs, outlivesViews } = options;
    const key = [scope, call, ...args];
    const hash = hashKey(key);
    let query = this.#byKey.get(hash) as RemoteQuery<T> | undefined;
    if (!query) {
      const asked = { key, call, read, freshForMs, keptForMs, outlivesViews };
      query = new RemoteQuery(this.#cache, this.#clock, asked);
      this.#byKey.set(hash, query as RemoteQuery<unknown>);
    }
    return query;
  }

  /** A query for each list of arguments: `news('de-DE')`. */
  family<T, Args extends QueryArgs>({ read, ...asked }: FamilyOptions<T, Args>): QueryFamily<T, Args> {
    return (...args) => this.query({ ...asked, args, read: (signal) => read(signal, ...args) });
  }

  /**
   * Invalidates the answers of these calls, whatever their arguments: they are asked for again where somebody observes
   * them. What nobody has asked for yet is left alone.
   */
  invalidate(calls: readonly string[]): void {
    for (const query of this.#byKey.values())
      if (calls.includes(query.call) && query.state.status !== 'idle') query.invalidate();
  }

  /** Patches the answers of a call, whatever their arguments; a call in flight goes on. */
  patch<T>(call: string, change: (data: T) => T): void {
    for (const query of this.#byKey.values())
      if (query.call === call) (query as unknown as RemoteQuery<T>).patch(change, 'goes on');
  }

  /** Drops everything that belongs to the client who signed out, calls in flight included. */
  forgetClient(): void {
    void this.#cache.cancelQueries({ queryKey: ['client'] }, { silent: true });
    void this.#cache.resetQueries({ queryKey: ['client'] });
  }

  /** From now on, what failed while the connection was gone is asked for once more when it is back. */
  followConnection(page: Page): () => void {
    return refetchAfterOffline(this.#cache, page, this.#clock);
  }
}
