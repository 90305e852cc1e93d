import type { QueryClient } from '@tanstack/query-core';
import { makeAutoObservable, reaction } from 'mobx';
import { CONSTANTS } from '../../domain/constants.table';
import { frameVerdict, type FrameVerdict } from '../../domain/frames/frame-address';
import type { Culture } from '../../domain/language/cultures.table';
import { RESEARCH_PAGES, type ResearchPage } from '../../domain/research/research-pages.table';
import type { Clock } from '../ports/clock';
import type { Page } from '../ports/page';
import type { Research } from '../ports/research';
import { mapRemote } from '../remote/map-remote';
import type { Remote } from '../remote/remote';
import { RemoteQuery } from '../remote/remote-query';
import { FrameLoad } from './frame-load';
import type { LanguageStore } from './language-store';
import type { SiteStore } from './site-store';

/** What stands on a research page: a frame, or a message where there is no page or its address may not be framed. */
export type ResearchFrame = FrameVerdict | { readonly kind: 'none' };

/** The four research pages that outside suppliers bring (specification 2.3). */
export class ResearchStore {
  readonly frame: FrameLoad;
  readonly #queries = new Map<string, RemoteQuery<string | null>>();
  readonly #research: Research;
  readonly #cache: QueryClient;
  readonly #clock: Clock;
  readonly #page: Page;
  readonly #site: SiteStore;
  readonly #language: LanguageStore;

  constructor(
    research: Research,
    cache: QueryClient,
    clock: Clock,
    page: Page,
    site: SiteStore,
    language: LanguageStore,
  ) {
    this.#research = research;
    this.#cache = cache;
    this.#clock = clock;
    this.#page = page;
    this.#site = site;
    this.#language = language;
    this.frame = new FrameLoad(clock);
    // An answer is good for a day, also while nobody looks at its page (specification 9 "Embedded URL cache").
    cache.setQueryDefaults(['client', 'researchPage'], { gcTime: CONSTANTS.researchCacheMs });
    makeAutoObservable(this);
  }

  /** A page in the language in sight. */
  remote(page: ResearchPage): Remote<ResearchFrame> {
    return mapRemote(this.#queryOf(page).state, (address) => this.#judge(address));
  }

  /**
   * A page is on screen: its address is asked for unless one of the last day is there. While it stays, a change of
   * language always asks anew (specification 4). Returns a function for when it is left.
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

  /** The culture whose texts are in place. */
  private get culture(): Culture {
    return this.#language.shown ?? this.#language.culture;
  }

  #judge(address: string | null): ResearchFrame {
    if (address === null) return { kind: 'none' };
    const { frameOrigins, webTerminalUrl } = this.#site.config;
    return frameVerdict(address, { pageOrigin: this.#page.address.origin, frameOrigins, webTerminalUrl });
  }

  #queryOf(page: ResearchPage): RemoteQuery<string | null> {
    const { culture } = this;
    const key = `${page}/${culture}`;
    let query = this.#queries.get(key);
    if (!query) {
      query = new RemoteQuery(this.#cache, this.#clock, {
        scope: 'client',
        call: 'researchPage',
        args: [RESEARCH_PAGES[page], culture],
        freshForMs: CONSTANTS.researchCacheMs,
        read: (signal) => this.#research.address(RESEARCH_PAGES[page], culture, signal),
      });
      this.#queries.set(key, query);
    }
    return query;
  }
}
