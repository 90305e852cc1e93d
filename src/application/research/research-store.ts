import { makeAutoObservable, reaction } from 'mobx';
import { CONSTANTS } from '../../domain/kernel/constants.table';
import { frameVerdict, type FrameVerdict } from '../../domain/platform/frame-address';
import type { Culture } from '../../domain/culture/cultures.table';
import { RESEARCH_PAGES, type ResearchPage } from '../../domain/research/research-pages.table';
import type { Clock } from '../kernel/ports/clock';
import type { Page } from '../kernel/ports/page';
import type { Research, ResearchPageKey } from './ports/research';
import { mapRemote } from '../remote/map-remote';
import type { Remote } from '../remote/remote';
import type { Queries, QueryFamily } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';
import { FrameLoad } from '../platform/frame-load';
import type { SpokenLanguage } from '../kernel/spoken-language';
import type { SiteStore } from '../site/site-store';

/** Content of a research page: a frame, or a message if there is no page or its address may not be framed. */
export type ResearchFrame = FrameVerdict | { readonly kind: 'none' };

/** The four research pages of outside suppliers (R2.3). */
export class ResearchStore {
  readonly frame: FrameLoad;
  readonly #addresses: QueryFamily<string | null, [key: ResearchPageKey, culture: Culture]>;
  readonly #page: Page;
  readonly #site: SiteStore;
  readonly #language: SpokenLanguage;

  constructor(
    research: Research,
    queries: Queries,
    clock: Clock,
    page: Page,
    site: SiteStore,
    language: SpokenLanguage,
  ) {
    this.#page = page;
    this.#site = site;
    this.#language = language;
    this.frame = new FrameLoad(clock);
    // An answer is valid for a day, also while its page is closed (R9 "Embedded URL cache").
    this.#addresses = queries.family({
      scope: 'client',
      call: 'researchPage',
      freshForMs: CONSTANTS.researchCacheMs,
      cacheForMs: CONSTANTS.researchCacheMs,
      read: (signal, key: ResearchPageKey, culture: Culture) => research.address(key, culture, signal),
    });
    makeAutoObservable(this);
  }

  /** The frame of a page, in the language on screen. */
  remote(page: ResearchPage): Remote<ResearchFrame> {
    return mapRemote(this.#queryOf(page).state, (address) => this.#judge(address));
  }

  /**
   * Loads the address of a page, unless one of the last day is cached, and again after each change of language (R4).
   * Returns a function to call when the page is left.
   */
  open(page: ResearchPage): () => void {
    this.#queryOf(page)
      .load()
      .catch(() => undefined);
    return reaction(
      () => this.culture,
      () => this.retry(page),
    );
  }

  retry(page: ResearchPage): void {
    this.#queryOf(page).retry();
  }

  private get culture(): Culture {
    return this.#language.spoken;
  }

  #judge(address: string | null): ResearchFrame {
    if (address === null) return { kind: 'none' };
    const { frameOrigins, webTerminalUrl } = this.#site.config;
    return frameVerdict(address, { pageOrigin: this.#page.address.origin, frameOrigins, webTerminalUrl });
  }

  #queryOf(page: ResearchPage): RemoteQuery<string | null> {
    return this.#addresses(RESEARCH_PAGES[page], this.culture);
  }
}
