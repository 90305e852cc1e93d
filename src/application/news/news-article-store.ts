import { makeAutoObservable, reaction } from 'mobx';
import { resolveRoute } from '../../domain/access/resolve-route';
import { CONSTANTS } from '../../domain/kernel/constants.table';
import { contentImage } from '../../domain/kernel/content-image';
import type { Culture } from '../../domain/culture/cultures.table';
import type { NewsArticle } from '../../domain/news/news-article';
import { newsFilterKey, newsFilterOfKey } from '../../domain/news/news-filter';
import type { NewsItem } from '../../domain/news/news-item';
import type { NoticeStore } from '../kernel/notice-store';
import type { Clipboard } from '../kernel/ports/clipboard';
import type { Page } from '../kernel/ports/page';
import type { LanguageStore } from '../language/language-store';
import type { Queries, QueryFamily } from '../remote/queries';
import { dataOf, type Remote } from '../remote/remote';
import type { RemoteQuery } from '../remote/remote-query';
import type { CompanyStore } from '../session/company-store';
import type { SiteStore } from '../site/site-store';
import type { News, NewsList } from './ports/news';

/** Items of "More on EURUSD". */
const RELATED_ITEMS = 3;

export interface NewsArticlePorts {
  readonly news: News;
  readonly queries: Queries;
  readonly language: LanguageStore;
  readonly company: CompanyStore;
  readonly site: SiteStore;
  readonly page: Page;
  readonly clipboard: Clipboard;
  readonly notices: NoticeStore;
}

/** The article that the address names. */
export class NewsArticleStore {
  private id = 0;
  readonly #ports: NewsArticlePorts;
  readonly #articles: QueryFamily<NewsArticle, [id: number, culture: Culture]>;
  readonly #lists: QueryFamily<NewsList, [culture: Culture, filter: string, cursor: string]>;

  constructor(ports: NewsArticlePorts) {
    const { news, queries } = ports;
    this.#ports = ports;
    this.#articles = queries.family({
      scope: 'client',
      call: 'newsArticle',
      freshForMs: 0,
      read: (signal, id: number, culture: Culture) => news.article(id, culture, signal),
    });
    this.#lists = queries.family({
      scope: 'client',
      call: 'news',
      freshForMs: CONSTANTS.cacheCollectionMs,
      read: (signal, culture: Culture, filter: string, cursor: string) =>
        news.list({ culture, filter: newsFilterOfKey(filter), cursor }, signal),
    });
    makeAutoObservable(this);
  }

  /** Loads an article, and again after a change of language. Returns a function that stops it. */
  open(id: number): () => void {
    this.id = id;
    return reaction(
      () => this.#article,
      (article) =>
        void article.load().then(
          () => this.loadRelated(),
          () => undefined,
        ),
      { fireImmediately: true },
    );
  }

  get remote(): Remote<NewsArticle> {
    return this.#article.state;
  }

  retry(): void {
    this.#article.retry();
  }

  /** The symbol of "More on", and of the way to a calculator. */
  get symbol(): string | null {
    return dataOf(this.remote)?.instruments[0] ?? null;
  }

  /** The newest other items on the symbol; none while they load, or if that fails. */
  get related(): readonly NewsItem[] {
    const items = dataOf(this.#related?.state ?? { status: 'idle' })?.items ?? [];
    return items.filter(({ id }) => id !== this.id).slice(0, RELATED_ITEMS);
  }

  get hasCalculators(): boolean {
    return resolveRoute('calculators', this.#ports.company.variant).kind === 'screen';
  }

  /** The address of a picture if it may be shown, else `null`. */
  imageOf(address: string | null): string | null {
    const { page, site } = this.#ports;
    const { imageOrigins } = site.config;
    return contentImage(address, { pageOrigin: page.address.origin, imageOrigins });
  }

  /** Copies a link to the article. @param path of the page with its parameters, beginning with `/`. */
  async copyLink(path: string): Promise<void> {
    const { clipboard, notices, page } = this.#ports;
    const isCopied = await clipboard.write(page.address.origin + path);
    if (isCopied) notices.show('success', 'news.linkCopied');
    else notices.show('warning', 'news.linkNotCopied');
  }

  private loadRelated(): void {
    this.#related?.load().catch(() => undefined);
  }

  get #article(): RemoteQuery<NewsArticle> {
    return this.#articles(this.id, this.#ports.language.spoken);
  }

  get #related(): RemoteQuery<NewsList> | null {
    const { symbol } = this;
    return symbol === null ? null : this.#lists(this.#ports.language.spoken, newsFilterKey({ symbol }), '');
  }
}
