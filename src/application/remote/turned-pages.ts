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
export class TurnedPages<Page extends CursorPage<unknown>> {
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
    this.turnTo([START]);
  }

  /** The page in front. */
  get state(): Remote<Page> {
    return this.front.state;
  }

  /** The first page, whichever is in front. */
  get first(): Remote<Page> {
    return this.#pageAt(START).state;
  }

  /** The place of the page in front, from 0. */
  get place(): number {
    return this.cursors.length - 1;
  }

  get hasNewer(): boolean {
    return this.place > 0;
  }

  get hasOlder(): boolean {
    const { state } = this;
    return state.status === 'ready' && state.data.next !== null;
  }

  newer(): void {
    const [first, ...rest] = this.cursors;
    if (rest.length > 0) this.turnTo([first, ...rest.slice(0, -1)]);
  }

  older(): void {
    const { state } = this;
    if (state.status === 'ready' && state.data.next !== null) this.turnTo([...this.cursors, state.data.next]);
  }

  /** Asks for the page in front again (Retry, Refresh). */
  retry(): void {
    this.front.retry();
  }

  private turnTo(cursors: readonly [string, ...string[]]): void {
    this.cursors = cursors;
    this.front.load().catch(() => undefined);
  }

  private get front(): RemoteQuery<Page> {
    return this.#pageAt(this.cursors.at(-1) ?? START);
  }
}
