import { makeAutoObservable } from 'mobx';
import type { Remote } from './remote';
import type { RemoteQuery } from './remote-query';

/** One page of a list. */
export interface CursorPage<T> {
  readonly items: readonly T[];
  /** Cursor of the next page; `null` at the end of the list. */
  readonly next: string | null;
}

/** A page of a list, newest first; unreadable items are left out (D4). */
export interface BookPage<Item, Totals> extends CursorPage<Item> {
  /** Totals of the whole list, on its first page; `null` on the others, and where the gateway sends none. */
  readonly totals: Totals | null;
}

/** The requested page of a list. */
export interface PageRequest {
  /** A page's `next`; empty for the first. */
  readonly cursor: string;
  /** Most items of a page, at most 1,000; the gateway's own number without it. */
  readonly limit?: number;
}

/** The cursor of the first page. */
const FIRST_CURSOR = '';

/**
 * A list that the gateway sends in pages, from the newest item on. Each page is a query of its own, so that a failed
 * page is retried alone while the pages before it stay.
 */
export class Pages<T, Page extends CursorPage<T>> {
  /** Cursors of the pages requested after the first. */
  private cursors: readonly string[] = [];
  readonly #pageAt: (cursor: string) => RemoteQuery<Page>;

  /** @param pageAt the query of a page: a family of `Queries` by cursor, which is empty for the first. */
  constructor(pageAt: (cursor: string) => RemoteQuery<Page>) {
    this.#pageAt = pageAt;
    makeAutoObservable(this);
  }

  /** Shows the first page, from the cache while that is fresh. Rejects with `PortalError`. */
  async open(): Promise<void> {
    this.cursors = [];
    await this.first.load();
  }

  /** Refetches the first page (Retry, Refresh); the pages after it are loaded on request. */
  retry(): void {
    this.cursors = [];
    this.first.retry();
  }

  /** State of the first page, and so of the list. */
  get state(): Remote<Page> {
    return this.first.state;
  }

  /** The page requested last; `null` while only the first was requested. */
  get latest(): Remote<Page> | null {
    return this.cursors.length === 0 ? null : this.last.state;
  }

  /** Items of every loaded page, in the gateway's order. */
  get items(): readonly T[] {
    return this.queries.flatMap(({ state }) => (state.status === 'ready' ? state.data.items : []));
  }

  /** True if the gateway has more items, or a requested page is not loaded yet. */
  get hasMore(): boolean {
    const { state } = this.last;
    return state.status === 'ready' ? state.data.next !== null : this.cursors.length > 0;
  }

  /** Requests the page after the last one; does nothing while the last one is loading or has failed. */
  loadMore(): void {
    const { state } = this.last;
    if (state.status !== 'ready' || state.data.next === null) return;
    this.cursors = [...this.cursors, state.data.next];
    this.last.load().catch(() => undefined);
  }

  /** Loads the items that a refetched first page pushed off its end because the list has grown. */
  fillGap(): void {
    const { state } = this.first;
    const next = state.status === 'ready' ? state.data.next : null;
    if (next === null || this.cursors.length === 0 || this.cursors.includes(next)) return;
    this.cursors = [next, ...this.cursors];
    this.#pageAt(next)
      .load()
      .catch(() => undefined);
  }

  /** Refetches the last page, which is slow or has failed. */
  retryMore(): void {
    this.last.retry();
  }

  private get first(): RemoteQuery<Page> {
    return this.#pageAt(FIRST_CURSOR);
  }

  private get last(): RemoteQuery<Page> {
    return this.#pageAt(this.cursors.at(-1) ?? FIRST_CURSOR);
  }

  private get queries(): readonly RemoteQuery<Page>[] {
    return [FIRST_CURSOR, ...this.cursors].map((cursor) => this.#pageAt(cursor));
  }
}
