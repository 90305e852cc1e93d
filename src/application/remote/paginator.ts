import { makeAutoObservable } from 'mobx';
import type { CursorPage } from './pages';
import type { Remote } from './remote';
import type { RemoteQuery } from './remote-query';

/** The cursor of the first page. */
const START = '';

/**
 * A list of any length that the gateway gives in pages, of which one is in front: 100,000 items are as quick as 100.
 * Each page is a query of its own.
 */
export class Paginator<Page extends CursorPage<unknown>> {
  /** Where the pages begin that were turned to, the one in front last. */
  private cursors: readonly [string, ...string[]] = [START];
  readonly #pageAt: (cursor: string) => RemoteQuery<Page>;

  /** @param pageAt the query of a page: a family of `Queries` by cursor, which is empty for the first. */
  constructor(pageAt: (cursor: string) => RemoteQuery<Page>) {
    this.#pageAt = pageAt;
    makeAutoObservable(this);
  }

  /** Turns to the first page, and asks for it. */
  open(): void {
    this.goTo([START]);
  }

  /** The page in front. */
  get state(): Remote<Page> {
    return this.current.state;
  }

  /** The first page, whichever is in front. */
  get first(): Remote<Page> {
    return this.#pageAt(START).state;
  }

  /** The place of the page in front, from 0. */
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

  /** Asks for the page in front again (Retry, Refresh). */
  retry(): void {
    this.current.retry();
  }

  private goTo(cursors: readonly [string, ...string[]]): void {
    this.cursors = cursors;
    this.current.load().catch(() => undefined);
  }

  private get current(): RemoteQuery<Page> {
    return this.#pageAt(this.cursors.at(-1) ?? START);
  }
}
