import { makeAutoObservable } from 'mobx';
import type { Remote } from './remote';
import type { RemoteQuery } from './remote-query';

/** One answer of a list that comes in pages. */
export interface CursorPage<T> {
  readonly items: readonly T[];
  /** Where the next page begins, as the gateway names it; `null` where the list ends. */
  readonly next: string | null;
}

/** The cursor of the first page. */
const START = '';

/**
 * A list that the gateway gives in pages, read forward from its newest end. Each page is a query of its own, so that
 * one that fails is tried again by itself while those before it stay.
 */
export class Pages<T, Page extends CursorPage<T>> {
  /** Where the pages begin that were asked for after the first. */
  private cursors: readonly string[] = [];
  readonly #pageAt: (cursor: string) => RemoteQuery<Page>;

  /** @param pageAt the query of a page: a family of `Queries` by cursor, which is empty for the first. */
  constructor(pageAt: (cursor: string) => RemoteQuery<Page>) {
    this.#pageAt = pageAt;
    makeAutoObservable(this);
  }

  /** Begins with the first page, from the cache while that is fresh. Rejects with `PortalError`. */
  async open(): Promise<void> {
    this.cursors = [];
    await this.first.load();
  }

  /** Asks for the first page again (Retry, Refresh); what follows it comes when it is asked for. */
  retry(): void {
    this.cursors = [];
    this.first.retry();
  }

  /** The first page: the list is there when it is. */
  get state(): Remote<Page> {
    return this.first.state;
  }

  /** The page that was asked for last; `null` while that is the first. */
  get latest(): Remote<Page> | null {
    return this.cursors.length === 0 ? null : this.last.state;
  }

  /** The items of every page that has come, in the gateway's order. */
  get items(): readonly T[] {
    return this.queries.flatMap(({ state }) => (state.status === 'ready' ? state.data.items : []));
  }

  /** Whether the gateway has more, or a page that was asked for has yet to come. */
  get hasMore(): boolean {
    const { state } = this.last;
    return state.status === 'ready' ? state.data.next !== null : this.cursors.length > 0;
  }

  /** Asks for the page after the last one; while that is out or has failed, does nothing. */
  loadMore(): void {
    const { state } = this.last;
    if (state.status !== 'ready' || state.data.next === null) return;
    this.cursors = [...this.cursors, state.data.next];
    this.last.load().catch(() => undefined);
  }

  /** The first page was read anew and ends earlier, since the list has grown: asks for what is no longer on it. */
  catchUp(): void {
    const { state } = this.first;
    const next = state.status === 'ready' ? state.data.next : null;
    if (next === null || this.cursors.length === 0 || this.cursors.includes(next)) return;
    this.cursors = [next, ...this.cursors];
    this.#pageAt(next)
      .load()
      .catch(() => undefined);
  }

  /** Asks again for the last page, which is slow or has failed. */
  retryMore(): void {
    this.last.retry();
  }

  private get first(): RemoteQuery<Page> {
    return this.#pageAt(START);
  }

  private get last(): RemoteQuery<Page> {
    return this.#pageAt(this.cursors.at(-1) ?? START);
  }

  private get queries(): readonly RemoteQuery<Page>[] {
    return [START, ...this.cursors].map((cursor) => this.#pageAt(cursor));
  }
}
