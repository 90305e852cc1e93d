import type { QueryClient } from '@tanstack/query-core';
import { makeAutoObservable } from 'mobx';
import type { PortalError } from '../../domain/errors';
import {
  cultureInForce,
  directionOf,
  isCulture,
  languageOf,
  localeFolderOf,
} from '../../domain/language/culture';
import type { Culture, Direction } from '../../domain/language/cultures.table';
import { languageEffects } from '../../domain/language/language-effects';
import type { Prefix } from '../../domain/language/prefixes.table';
import type { RouteKey } from '../../domain/access/routes.table';
import type { Clients } from '../ports/clients';
import type { Clock } from '../ports/clock';
import type { LanguageItem, Languages } from '../ports/languages';
import type { Page } from '../ports/page';
import type { LocalStore } from '../ports/storage';
import type { TextMap, Texts } from '../ports/texts';
import type { Translator } from '../ports/translator';
import type { Remote } from '../remote/remote';
import { RemoteQuery } from '../remote/remote-query';
import type { ClientStore } from './client-store';
import type { NoticeStore } from './notice-store';
import type { SessionStore } from './session-store';
import type { SiteStore } from './site-store';

export interface LanguagePorts {
  texts: Texts;
  languages: Languages;
  translator: Translator;
  local: LocalStore;
  page: Page;
  clients: Clients;
  cache: QueryClient;
  clock: Clock;
}

export interface LanguageStores {
  site: SiteStore;
  session: SessionStore;
  client: ClientStore;
  notices: NoticeStore;
}

/** Which language the portal speaks, and the texts of it (specification 4, decisions 3). */
export class LanguageStore {
  /** The culture that was chosen, and is kept in storage; `null` when none was. */
  chosen: Culture | null;
  /** The culture whose texts are in place, `null` before the first ones. */
  shown: Culture | null = null;
  /** The company whose texts lie over the shipped ones. */
  shownCompanyId: number | undefined = undefined;
  readonly #menu: RemoteQuery<readonly LanguageItem[]>;
  /** The texts that are on their way. */
  private coming: { culture: Culture; companyId: number; done: Promise<void> } | null = null;
  readonly #ports: LanguagePorts;
  readonly #stores: LanguageStores;

  constructor(
    /** Language prefix of the address, "" where it has none. */
    readonly prefix: Prefix | '',
    ports: LanguagePorts,
    stores: LanguageStores,
  ) {
    this.#ports = ports;
    this.#stores = stores;
    const { cache, clock, languages, local } = ports;
    const stored = local.get('language');
    this.chosen = isCulture(stored) ? stored : null;
    if (stored !== null && this.chosen === null) local.remove('language');
    this.#menu = new RemoteQuery(cache, clock, {
      scope: 'site',
      call: 'language',
      read: (signal) => languages.list(signal),
    });
    makeAutoObservable(this);
  }

  /** The culture that should be shown now (decisions 3: stored, prefix, client, site, en-US). */
  get culture(): Culture {
    const { site, client } = this.#stores;
    return cultureInForce({
      stored: this.chosen,
      prefix: this.prefix,
      user: client.setting?.culture ?? null,
      site: site.domain?.culture ?? null,
    });
  }

  get direction(): Direction {
    return directionOf(this.shown ?? this.culture);
  }

  /** The entries of the language menu, from the gateway. */
  get choices(): Remote<readonly LanguageItem[]> {
    return this.#menu.state;
  }

  loadChoices(): void {
    this.#menu.load().catch(() => undefined);
  }

  retryChoices(): void {
    this.#menu.retry();
  }

  /** The texts of another company than the one in sight are on their way: nothing is painted till then. */
  get switchingCompany(): boolean {
    return this.coming !== null && this.coming.companyId !== this.shownCompanyId;
  }

  /**
   * Puts texts and title of a culture in place, for a company. Only the newest call counts; calls for the
   * same texts are one. Rejects with the `PortalError` of the overlay; the old texts then stay.
   */
  show(culture: Culture, companyId: number): Promise<void> {
    if (this.coming?.culture === culture && this.coming.companyId === companyId) return this.coming.done;
    const done: Promise<void> = this.#fetch(culture, companyId).then(
      (texts) => this.put(done, texts),
      (error: unknown) => {
        // Specification 8; the first texts are start-up's matter, which shows its own page.
        if (this.shown !== null) console.error('Error while updating translations', error);
        this.put(done, null);
        throw error;
      },
    );
    this.coming = { culture, companyId, done };
    return done;
  }

  /** The language menu: one choice, kept here and at the gateway (specification 4 "Language change"). */
  async change(culture: string, route: RouteKey | undefined): Promise<void> {
    if (!isCulture(culture) || culture === this.shown) return;
    const { local, clients, page } = this.#ports;
    const { session, client, site, notices } = this.#stores;
    this.chosen = culture;
    local.set('language', culture);
    if (session.signedIn)
      clients.saveSettings({ culture }).catch(() => notices.show('warning', 'language.notSaved'));
    const companyId = client.setting?.companyId ?? site.domain?.companyId;
    if (companyId === undefined) return;
    try {
      await this.show(culture, companyId);
    } catch {
      return notices.show('error', 'language.notLoaded');
    }
    if (route !== undefined && languageEffects(route) === 'reload') page.reload();
  }

  /** After a sign-out the choice is forgotten: storage has cleared it. */
  forget(): void {
    this.chosen = null;
  }

  async #fetch(culture: Culture, companyId: number): Promise<{ english: TextMap; own: TextMap }> {
    const folder = localeFolderOf(culture);
    const [english, shipped, overlay] = await Promise.all([
      this.#shipped('en'),
      this.#shipped(folder),
      this.#overlay(culture, companyId),
    ]);
    return { english, own: { ...shipped, ...overlay } };
  }

  private put(call: Promise<void>, texts: { english: TextMap; own: TextMap } | null): void {
    if (this.coming?.done !== call) return;
    const { culture, companyId } = this.coming;
    this.coming = null;
    if (!texts) return;
    const { translator, page, local } = this.#ports;
    translator.use(languageOf(culture), texts.own, texts.english);
    page.setLanguage(culture, directionOf(culture));
    page.setTitle(translator.text('meta.title'), translator.text('meta.description'));
    local.set('i18nextLng', languageOf(culture));
    this.shown = culture;
    this.shownCompanyId = companyId;
  }

  async #shipped(folder: string): Promise<TextMap> {
    const { texts, cache, clock } = this.#ports;
    const query = new RemoteQuery<TextMap>(cache, clock, {
      scope: 'site',
      call: 'locales',
      args: [folder],
      read: (signal) => texts.shipped(folder, signal),
    });
    // A language that is not there is English; English that is not there is no text at all, which the
    // gateway's own may still fill (decisions 4).
    return query.load().catch((_missing: PortalError) => ({}));
  }

  #overlay(culture: Culture, companyId: number): Promise<TextMap> {
    const { texts, cache, clock } = this.#ports;
    return new RemoteQuery<TextMap>(cache, clock, {
      scope: 'site',
      call: 'contentTranslation',
      args: [culture, companyId],
      read: (signal) => texts.overlay(culture, companyId, signal),
    }).load();
  }
}
