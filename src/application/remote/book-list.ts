import { makeAutoObservable } from 'mobx';
import type { BookPage } from './pages';
import type { Remote } from './remote';
import { dataOf } from './remote';
import type { RemoteQuery } from './remote-query';
import { Paginator } from './paginator';

/** A filtered list of an account's page, shown one page at a time. */
export class BookList<Item, Totals, Filter extends object> {
  filter: Filter;
  private login = 0;
  readonly #emptyFilter: Filter;
  readonly #pages: Paginator<BookPage<Item, Totals>>;

  constructor(
    emptyFilter: Filter,
    queryOfPage: (login: number, filter: Filter, cursor: string) => RemoteQuery<BookPage<Item, Totals>>,
  ) {
    this.#emptyFilter = emptyFilter;
    this.filter = emptyFilter;
    this.#pages = new Paginator((cursor) => queryOfPage(this.login, this.filter, cursor));
    makeAutoObservable(this);
  }

  /** Shows the list of an account from its first page, unfiltered. */
  open(login: number): void {
    this.login = login;
    this.clear();
  }

  get remote(): Remote<BookPage<Item, Totals>> {
    return this.#pages.state;
  }

  /** Totals of the whole filtered list, as sent; null while they are not known. */
  get totals(): Totals | null {
    return dataOf(this.#pages.first)?.totals ?? null;
  }

  get pages(): Pick<
    Paginator<BookPage<Item, Totals>>,
    'pageIndex' | 'hasNewer' | 'hasOlder' | 'showNewer' | 'showOlder'
  > {
    return this.#pages;
  }

  get isFiltered(): boolean {
    return Object.values(this.filter).some((value) => value !== '');
  }

  /** Changes the filter and shows the first page again. */
  setFilter(change: Partial<Filter>): void {
    const filter = { ...this.filter, ...change };
    if (JSON.stringify(filter) === JSON.stringify(this.filter)) return;
    this.filter = filter;
    this.#pages.open();
  }

  clear(): void {
    this.filter = this.#emptyFilter;
    this.#pages.open();
  }

  retry(): void {
    this.#pages.retry();
  }
}
