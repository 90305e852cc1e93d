import { makeAutoObservable, reaction } from 'mobx';
import { CONSTANTS } from '../../domain/kernel/constants.table';
import type { Culture } from '../../domain/culture/cultures.table';
import {
  changeNewsFilter,
  newsFilterKey,
  newsFilterOfKey,
  type NewsFilter,
} from '../../domain/news/news-filter';
import type { NewsItem } from '../../domain/news/news-item';
import type { Clock } from '../kernel/ports/clock';
import type { LanguageStore } from '../language/language-store';
import { Pages } from '../remote/pages';
import type { Queries } from '../remote/queries';
import { dataOf, type Remote } from '../remote/remote';
import type { RemoteQuery } from '../remote/remote-query';
import type { News, NewsList } from './ports/news';

/** Items on screen at first, and items that each click on "more" adds. */
const PAGE_SIZE = 50;
/** The gateway searches once nothing was typed for this time. */
const TYPING_PAUSE_MS = 400;

export interface NewsPorts {
  readonly news: News;
  readonly queries: Queries;
  readonly language: LanguageStore;
  readonly clock: Clock;
}

/** The portal's own news that match the filter of the address (V15). */
export class NewsStore {
  filter: NewsFilter = {};
  /** The text in the search field; the filter follows it after a pause. */
  typedSearch = '';
  private limit = PAGE_SIZE;
  /** The categories of the last list that had any, which stay while the next one loads. */
  private latestCategories: readonly string[] | null = null;
  #cancelSearch: () => void = () => undefined;
  readonly #pages: Pages<NewsItem, NewsList>;
  readonly #ports: NewsPorts;

  constructor(ports: NewsPorts) {
    this.#ports = ports;
    this.#pages = new Pages((cursor) => this.#page(this.filter, cursor));
    makeAutoObservable(this);
  }

  get remote(): Remote<NewsList> {
    return this.#pages.state;
  }

  /** The last requested page of older news; `null` if none was requested. */
  get olderPage(): Remote<NewsList> | null {
    return this.#pages.latest;
  }

  /** Loads the list of the filter unless it is fresh, and again after a change of language. Returns a function that stops it. */
  open(): () => void {
    const stop = reaction(
      () => [this.culture, newsFilterKey(this.filter)] as const,
      () => this.#load(),
      { fireImmediately: true },
    );
    return () => {
      stop();
      this.leave();
    };
  }

  /** Shows the news that match the filter of the address. */
  show(filter: NewsFilter): void {
    this.#cancelSearch();
    this.filter = filter;
    // The field keeps the typed text: the words of the address have no blank at the end.
    if (changeNewsFilter({}, { q: this.typedSearch }).q !== filter.q) this.typedSearch = filter.q ?? '';
    this.limit = PAGE_SIZE;
  }

  /** Sets the text of the search; `apply` puts the words into the address after a pause. */
  typeSearch(text: string, apply: (words: string) => void): void {
    this.typedSearch = text;
    this.#cancelSearch();
    this.#cancelSearch = this.#ports.clock.after(TYPING_PAUSE_MS, () => apply(text));
  }

  /** Refetches the news (Retry, Refresh). */
  retry(): void {
    this.#pages.retry();
  }

  /** The categories to choose from; `null` until they are known, and if the gateway has no filter. */
  get categories(): readonly string[] | null {
    return dataOf(this.remote)?.categories ?? this.latestCategories;
  }

  /** The categories to choose from, including the one of the address. */
  get choices(): readonly string[] {
    const { categories, filter } = this;
    return [...new Set([...(categories ?? []), ...(filter.category === undefined ? [] : [filter.category])])];
  }

  /** True if the list has nothing but news on the client's positions. */
  get isOnlyMine(): boolean {
    return this.categories !== null && newsFilterKey(this.filter) === newsFilterKey({ mine: '1' });
  }

  get isFiltered(): boolean {
    return this.categories !== null && newsFilterKey(this.filter) !== '';
  }

  /** The items to render. */
  get visibleItems(): readonly NewsItem[] {
    return this.#pages.items.slice(0, this.limit);
  }

  get hasMore(): boolean {
    return this.#pages.items.length > this.limit || this.#pages.hasMore;
  }

  /** Shows more items, and loads older news if there are not enough. */
  showMore(): void {
    this.limit += PAGE_SIZE;
    if (this.#pages.items.length < this.limit) this.#pages.loadMore();
  }

  /** Refetches the older news. */
  retryOlder(): void {
    this.#pages.retryMore();
  }

  private get culture(): Culture {
    return this.#ports.language.spoken;
  }

  #load(): void {
    this.#pages.open().then(
      () => this.rememberCategories(),
      () => undefined,
    );
  }

  private leave(): void {
    this.#cancelSearch();
    this.latestCategories = null;
  }

  private rememberCategories(): void {
    this.latestCategories = this.categories;
  }

  #page(filter: NewsFilter, cursor: string): RemoteQuery<NewsList> {
    const { news, queries } = this.#ports;
    const { culture } = this;
    const key = newsFilterKey(filter);
    return queries.query({
      scope: 'client',
      call: 'news',
      args: [culture, key, cursor],
      // Positions are opened and closed at any time.
      freshForMs: filter.mine === undefined ? CONSTANTS.cacheCollectionMs : 0,
      read: (signal) => news.list({ culture, filter: newsFilterOfKey(key), cursor }, signal),
    });
  }
}
