import { makeAutoObservable } from 'mobx';
import type { BookPage } from '../accounts/ports/account-books';
import type { Remote } from './remote';
import { dataOf } from './remote';
import type { RemoteQuery } from './remote-query';
import { TurnedPages } from './turned-pages';

/** A list of an account's page, what it is filtered by, and the page of it that is in front. */
export class BookList<Item, Totals, Filter extends object> {
  filter: Filter;
  private login = 0;
  readonly #unfiltered: Filter;
  readonly #pages: TurnedPages<BookPage<Item, Totals>>;

  constructor(
    unfiltered: Filter,
    pageAt: (login: number, filter: Filter, cursor: string) => RemoteQuery<BookPage<Item, Totals>>,
  ) {
    this.#unfiltered = unfiltered;
    this.filter = unfiltered;
    this.#pages = new TurnedPages((cursor) => pageAt(this.login, this.filter, cursor));
    makeAutoObservable(this);
  }

  /** The list of an account is on screen: unfiltered, newest first. */
  open(login: number): void {
    this.login = login;
    this.clear();
  }

  get remote(): Remote<BookPage<Item, Totals>> {
    return this.#pages.state;
  }

  /** What the whole filtered list comes to, as sent; null while that is not known. */
  get totals(): Totals | null {
    return dataOf(this.#pages.first)?.totals ?? null;
  }

  get pages(): Pick<
    TurnedPages<BookPage<Item, Totals>>,
    'place' | 'hasNewer' | 'hasOlder' | 'newer' | 'older'
  > {
    return this.#pages;
  }

  get isFiltered(): boolean {
    return Object.values(this.filter).some((value) => value !== '');
  }

  /** Filters by something else; the list begins anew. */
  refine(change: Partial<Filter>): void {
    const refined = { ...this.filter, ...change };
    if (JSON.stringify(refined) === JSON.stringify(this.filter)) return;
    this.filter = refined;
    this.#pages.open();
  }

  clear(): void {
    this.filter = this.#unfiltered;
    this.#pages.open();
  }

  retry(): void {
    this.#pages.retry();
  }
}
