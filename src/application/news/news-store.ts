import { makeAutoObservable, reaction } from 'mobx';
import { CONSTANTS } from '../../domain/kernel/constants.table';
import type { Culture } from '../../domain/culture/cultures.table';
import { newsCategoriesOf, filterNews } from '../../domain/news/news-filter';
import type { NewsItem } from '../../domain/news/news-item';
import type { News, NewsList } from './ports/news';
import { Pages } from '../remote/pages';
import type { Queries } from '../remote/queries';
import type { Remote } from '../remote/remote';
import type { LanguageStore } from '../language/language-store';

/** Items on screen at first, and items that each click on "more" adds. */
const PAGE_SIZE = 50;

/** The portal's own news, with the client's filter (V15). */
export class NewsStore {
  search = '';
  private selectedCategory: string | null = null;
  private limit = PAGE_SIZE;
  readonly #pages: Pages<NewsItem, NewsList>;
  readonly #language: LanguageStore;

  constructor(news: News, queries: Queries, language: LanguageStore) {
    const page = queries.family({
      scope: 'client',
      call: 'news',
      freshForMs: CONSTANTS.cacheCollectionMs,
      read: (signal, culture: Culture, cursor: string) => news.list(culture, cursor, signal),
    });
    this.#pages = new Pages((cursor) => page(this.culture, cursor));
    this.#language = language;
    makeAutoObservable(this);
  }

  get remote(): Remote<NewsList> {
    return this.#pages.state;
  }

  /** The last requested page of older news; `null` if none was requested. */
  get olderPage(): Remote<NewsList> | null {
    return this.#pages.latest;
  }

  /**
   * Loads the news unless they are fresh, and again after a change of language. Returns a function that clears the
   * filter when the page is left.
   */
  open(): () => void {
    const stop = reaction(
      () => this.culture,
      () => void this.#pages.open().catch(() => undefined),
      { fireImmediately: true },
    );
    return () => {
      stop();
      this.clearFilter();
    };
  }

  /** Refetches the news (Retry, Refresh). */
  retry(): void {
    this.#pages.retry();
  }

  get categories(): readonly string[] {
    return newsCategoriesOf(this.items);
  }

  /** The selected category; `null` also if no news in this language has it. */
  get category(): string | null {
    const { selectedCategory } = this;
    return selectedCategory !== null && this.categories.includes(selectedCategory) ? selectedCategory : null;
  }

  /** The matching items to render. */
  get visibleItems(): readonly NewsItem[] {
    return this.matchingItems.slice(0, this.limit);
  }

  get hasMore(): boolean {
    return this.matchingItems.length > this.limit || this.#pages.hasMore;
  }

  /** Shows more items, and loads older news if there are not enough. */
  showMore(): void {
    this.limit += PAGE_SIZE;
    if (this.matchingItems.length < this.limit) this.#pages.loadMore();
  }

  /** Refetches the older news. */
  retryOlder(): void {
    this.#pages.retryMore();
  }

  setCategory(category: string | null): void {
    this.selectedCategory = category;
  }

  setSearch(text: string): void {
    this.search = text;
  }

  clearFilter(): void {
    this.search = '';
    this.selectedCategory = null;
    this.limit = PAGE_SIZE;
  }

  private get matchingItems(): readonly NewsItem[] {
    return filterNews(this.items, { category: this.category, search: this.search });
  }

  private get items(): readonly NewsItem[] {
    return this.#pages.items;
  }

  private get culture(): Culture {
    return this.#language.spoken;
  }
}
