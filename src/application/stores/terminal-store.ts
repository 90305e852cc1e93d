import { makeAutoObservable } from 'mobx';
import { frameVerdict } from '../../domain/frames/frame-address';
import { languageOf } from '../../domain/language/culture';
import { terminalAddress, type TerminalAddress } from '../../domain/platform/terminal-url';
import type { TerminalRoute } from '../../domain/platform/terminals.table';
import type { Clock } from '../ports/clock';
import type { Page } from '../ports/page';
import { mapRemote } from '../remote/map-remote';
import type { Remote } from '../remote/remote';
import type { ClientStore } from './client-store';
import { FrameLoad } from './frame-load';
import type { LanguageStore } from './language-store';
import type { PlatformLinksStore } from './platform-links-store';
import type { SiteStore } from './site-store';

/** The three web terminals (R2.3, D5 "Terminal frame"). */
export class TerminalStore {
  readonly frame: FrameLoad;
  readonly #page: Page;
  readonly #site: SiteStore;
  readonly #client: ClientStore;
  readonly #platforms: PlatformLinksStore;
  readonly #language: LanguageStore;

  constructor(
    clock: Clock,
    page: Page,
    site: SiteStore,
    client: ClientStore,
    platforms: PlatformLinksStore,
    language: LanguageStore,
  ) {
    this.#page = page;
    this.#site = site;
    this.#client = client;
    this.#platforms = platforms;
    this.#language = language;
    this.frame = new FrameLoad(clock);
    makeAutoObservable(this);
  }

  /** A terminal's address, or why there is none; it waits for the platform links. */
  remote(route: TerminalRoute): Remote<TerminalAddress> {
    return mapRemote(this.#platforms.remote, (links) => this.#addressOf(route, links));
  }

  /** Asks for the platform links unless they are there: after a failure, another visit is another try. */
  open(): void {
    this.#platforms.load();
  }

  retry(): void {
    this.#platforms.retry();
  }

  #addressOf(route: TerminalRoute, links: Readonly<Record<string, string>>): TerminalAddress {
    const { setting } = this.#client;
    const { webTerminalUrl, frameOrigins } = this.#site.config;
    const pageOrigin = this.#page.address.origin;
    const address = terminalAddress(route, {
      webTerminalUrl,
      links,
      firstMt4Login: setting?.firstMt4Login ?? null,
      firstMt5Login: setting?.firstMt5Login ?? null,
      language: languageOf(this.#language.shown ?? this.#language.culture),
      pageOrigin,
    });
    if (address.kind !== 'frame') return address;
    return frameVerdict(address.src, { pageOrigin, frameOrigins, webTerminalUrl });
  }
}
