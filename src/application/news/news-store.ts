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

/** How many more items each press shows: as many rows as are drawn at once. */
const STEP = 50;

/** The portal's own news, and what the reader looks for in them (V15). */
export class NewsStore {
  search = '';
  private chosenCategory: string | null = null;
  private limit = STEP;
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

  /** The older news that were asked for last; `null` while nobody has. */
  get older(): Remote<NewsList> | null {
    return this.#pages.latest;
  }

  /**
   * The news are on screen: they are asked for unless they came a little while ago, and again in each language that
   * is chosen meanwhile. Returns a function for when they are left: the next visit begins without a filter.
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

  /** Retry of the panel, and Refresh beside the time. */
  retry(): void {
    this.#pages.retry();
  }

  get categories(): readonly string[] {
    return newsCategoriesOf(this.items);
  }

  /** The category in front; one that the news in another language do not have counts as none. */
  get category(): string | null {
    const { chosenCategory } = this;
    return chosenCategory !== null && this.categories.includes(chosenCategory) ? chosenCategory : null;
  }

  /** The items that fit, as many as are to be drawn. */
  get shown(): readonly NewsItem[] {
    return this.found.slice(0, this.limit);
  }

  get hasMore(): boolean {
    return this.found.length > this.limit || this.#pages.hasMore;
  }

  /** Draws more of what is here, and asks for older news where that is not enough. */
  showMore(): void {
    this.limit += STEP;
    if (this.found.length < this.limit) this.#pages.loadMore();
  }

  /** Retry of the older news. */
  retryOlder(): void {
    this.#pages.retryMore();
  }

  setCategory(category: string | null): void {
    this.chosenCategory = category;
  }

  setSearch(text: string): void {
    this.search = text;
  }

  clearFilter(): void {
    this.search = '';
    this.chosenCategory = null;
    this.limit = STEP;
  }

  private get found(): readonly NewsItem[] {
    return filterNews(this.items, { category: this.category, search: this.search });
  }

  private get items(): readonly NewsItem[] {
    return this.#pages.items;
  }

  private get culture(): Culture {
    return this.#language.spoken;
  }
}
