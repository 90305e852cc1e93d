import { makeAutoObservable, reaction } from 'mobx';
import { CONSTANTS } from '../../domain/constants.table';
import type { Culture } from '../../domain/language/cultures.table';
import { categoriesOf, filterNews } from '../../domain/news/news-filter';
import type { NewsItem } from '../../domain/news/news-item';
import type { News, NewsList } from '../ports/news';
import { dataOf, type Remote } from '../remote/remote';
import type { Queries, QueryFamily } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';
import type { LanguageStore } from './language-store';

/** How many more items each press shows; so many rows are drawn at once. */
const STEP = 50;

/** The portal's own news, and what the reader looks for in them (V15). */
export class NewsStore {
  search = '';
  private chosenCategory: string | null = null;
  private limit = STEP;
  readonly #news: QueryFamily<NewsList, [culture: Culture]>;
  readonly #language: LanguageStore;

  constructor(news: News, queries: Queries, language: LanguageStore) {
    this.#news = queries.family({
      scope: 'client',
      call: 'news',
      freshForMs: CONSTANTS.cacheCollectionMs,
      read: (signal, culture: Culture) => news.list(culture, signal),
    });
    this.#language = language;
    makeAutoObservable(this);
  }

  get remote(): Remote<NewsList> {
    return this.query.state;
  }

  /**
   * The news are on screen: they are asked for unless they came a little while ago, and again in each language that
   * is chosen meanwhile. Returns a function for when they are left: the next visit begins without a filter.
   */
  open(): () => void {
    const stop = reaction(
      () => this.culture,
      () => void this.query.load().catch(() => undefined),
      { fireImmediately: true },
    );
    return () => {
      stop();
      this.clearFilter();
    };
  }

  /** Retry of the panel, and Refresh beside the time. */
  retry(): void {
    this.query.retry();
  }

  get categories(): readonly string[] {
    return categoriesOf(this.items);
  }

  /** The category in front; one that the news of another language lack counts as none. */
  get category(): string | null {
    const { chosenCategory } = this;
    return chosenCategory !== null && this.categories.includes(chosenCategory) ? chosenCategory : null;
  }

  /** The items that fit, as many as are to be drawn. */
  get shown(): readonly NewsItem[] {
    return this.found.slice(0, this.limit);
  }

  get hasMore(): boolean {
    return this.found.length > this.limit;
  }

  showMore(): void {
    this.limit += STEP;
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
    return dataOf(this.remote)?.items ?? [];
  }

  private get culture(): Culture {
    return this.#language.shown ?? this.#language.culture;
  }

  private get query(): RemoteQuery<NewsList> {
    return this.#news(this.culture);
  }
}
