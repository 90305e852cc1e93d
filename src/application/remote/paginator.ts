import { makeAutoObservable } from 'mobx';
import type { CursorPage } from './pages';
import type { Remote } from './remote';
import type { RemoteQuery } from './remote-query';

/** The cursor of the first page. */
const FIRST_CURSOR = '';

/**
 * A list that the gateway sends in pages, of which one is visible: 100,000 items are as quick as 100. Each page is a query
 * of its own.
 */
export class Paginator<Page extends CursorPage<unknown>> {
  /** Cursors from the first page to the visible one. */
  private cursors: readonly [string, ...string[]] = [FIRST_CURSOR];
  readonly #pageAt: (cursor: string) => RemoteQuery<Page>;

  /** @param pageAt the query of a page: a family of `Queries` by cursor, which is empty for the first. */
  constructor(pageAt: (cursor: string) => RemoteQuery<Page>) {
    this.#pageAt = pageAt;
    makeAutoObservable(this);
  }

  /** Shows the first page and loads it. */
  open(): void {
    this.goTo([FIRST_CURSOR]);
  }

  /** The visible page. */
  get state(): Remote<Page> {
    return this.current.state;
  }

  get first(): Remote<Page> {
    return this.#pageAt(FIRST_CURSOR).state;
  }

  /** Index of the visible page, from 0. */
  get pageIndex(): number {
    return this.cursors.length - 1;
  }

  get hasNewer(): boolean {
    return this.pageIndex > 0;
  }

  get hasOlder(): boolean {
    const { state } = this;
    return state.status === 'ready' && state.data.next !== null;
  }

  showNewer(): void {
    const [first, ...rest] = this.cursors;
    if (rest.length > 0) this.goTo([first, ...rest.slice(0, -1)]);
  }

  showOlder(): void {
    const { state } = this;
    if (state.status === 'ready' && state.data.next !== null) this.goTo([...this.cursors, state.data.next]);
  }

  /** Refetches the visible page (Retry, Refresh). */
  retry(): void {
    this.current.retry();
  }

  private goTo(cursors: readonly [string, ...string[]]): void {
    this.cursors = cursors;
    this.current.load().catch(() => undefined);
  }

  private get current(): RemoteQuery<Page> {
    return this.#pageAt(this.cursors.at(-1) ?? FIRST_CURSOR);
  }
}
