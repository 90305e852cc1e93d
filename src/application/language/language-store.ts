import { compareStructural, computed, makeAutoObservable, reaction, when } from 'mobx';
import { resolveCulture, directionOf, isCulture, languageOf } from '../../domain/culture/culture';
import { legalTexts } from '../../domain/site/footer/legal-texts';
import { DEFAULT_CULTURE, type Culture, type Direction } from '../../domain/culture/cultures.table';
import { CALLS_WITH_TEXTS, languageEffects } from '../../domain/language/language-effects';
import type { Prefix } from '../../domain/culture/prefixes.table';
import type { RouteKey } from '../../domain/access/routes.table';
import type { Clients } from '../client/ports/clients';
import type { LanguageItem, Languages } from './ports/languages';
import type { ExtensionContributions } from '../access/core-ports/extension-contributions';
import type { Page } from '../kernel/ports/page';
import type { LocalStore } from '../kernel/ports/storage';
import type { TextMap, Texts } from './ports/texts';
import type { Translator } from './core-ports/translator';
import { isPending, type Remote } from '../remote/remote';
import type { Queries, QueryFamily } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';
import type { ClientStore } from '../client/client-store';
import type { CompanyStore } from '../session/company-store';
import type { LanguageChoice } from '../kernel/language-choice';
import type { NoticeStore } from '../kernel/notice-store';
import type { SessionStore } from '../session/session-store';
import { PageTitle } from './page-title';
import { ShippedTexts, type TextLayers } from './shipped-texts';
import type { SiteStore } from '../site/site-store';

export interface LanguagePorts {
  texts: Texts;
  languages: Languages;
  translator: Translator;
  local: LocalStore;
  page: Page;
  clients: Clients;
  queries: Queries;
  /** Texts of extensions. */
  contributions: Pick<ExtensionContributions, 'texts'>;
}

export interface LanguageStores {
  choice: LanguageChoice;
  site: SiteStore;
  session: SessionStore;
  client: ClientStore;
  company: CompanyStore;
  notices: NoticeStore;
}

/** The texts of a culture and a company. */
interface TextsTarget {
  readonly culture: Culture;
  readonly companyId: number;
}

/** The texts of a target without the shipped ones. */
interface LoadedTexts {
  readonly overlay: TextMap;
  readonly contributedTexts: TextMap;
  readonly contributedEnglish: TextMap;
}

/**
 * The portal's language and its texts (R4, D3). `#target` defines which texts should be shown; whenever it changes, they
 * are loaded and applied. The query of the gateway's texts has their state, since no other part of them can fail.
 */
export class LanguageStore {
  /** The culture of the texts on screen, `null` before the first texts. */
  shownCulture: Culture | null = null;
  /** The company whose texts overlay the shipped ones. */
  shownCompanyId: number | undefined = undefined;
  readonly #menu: RemoteQuery<readonly LanguageItem[]>;
  readonly #shippedTexts: ShippedTexts;
  readonly #overlay: QueryFamily<TextMap, [culture: Culture, companyId: number]>;
  readonly #title: PageTitle;
  #isFollowing = false;
  readonly #pendingSaves = new Set<() => Promise<unknown>>();
  /** `undefined` while not decided. */
  readonly #target = computed(() => this.#decideTarget(), { equals: compareStructural });
  readonly #ports: LanguagePorts;
  readonly #stores: LanguageStores;

  constructor(
    /** Language prefix of the address, "" if it has none. */
    readonly prefix: Prefix | '',
    ports: LanguagePorts,
    stores: LanguageStores,
  ) {
    this.#ports = ports;
    this.#stores = stores;
    const { languages, queries, texts } = ports;
    this.#menu = queries.query({ scope: 'site', call: 'language', read: (signal) => languages.list(signal) });
    this.#title = new PageTitle(ports.translator, ports.page, stores.site);
    this.#shippedTexts = new ShippedTexts(queries, texts);
    this.#overlay = queries.family({
      scope: 'site',
      call: 'contentTranslation',
      read: (signal, culture: Culture, companyId: number) => texts.overlay(culture, companyId, signal),
    });
    makeAutoObservable(this);
  }

  /** The culture that should be shown now (D3: stored, prefix, client, site, en-US). */
  get culture(): Culture {
    const { choice, site, client } = this.#stores;
    return resolveCulture({
      stored: choice.culture,
      prefix: this.prefix,
      user: client.setting?.culture ?? null,
      site: site.domain?.culture ?? null,
    });
  }

  /** The culture of the texts on screen; before the first texts, the one to load. */
  get spoken(): Culture {
    return this.shownCulture ?? this.culture;
  }

  get direction(): Direction {
    return directionOf(this.spoken);
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

  /**
   * Loads the first texts, and later those of the current culture and company. Rejects if the first texts fail; another
   * call tries again.
   */
  async start(): Promise<void> {
    if (this.#isFollowing) void this.#showTarget();
    else this.#followTarget();
    await when(() => this.shownCulture !== null || this.failure !== undefined);
    if (this.shownCulture === null) throw this.failure;
  }

  /**
   * Loads shipped texts that only some features need (D3); those that are required before `start` are loaded with the
   * first texts. Rejects if an existing file can't be loaded in any language.
   */
  async requireFiles(files: readonly string[]): Promise<void> {
    this.#shippedTexts.requireFiles(files);
    // The target's texts may be loading without these files.
    const cultures = [...new Set([this.shownCulture, this.#target.get()?.culture])];
    const [failure] = await Promise.all(
      cultures.filter((culture) => !!culture).map((culture) => this.#shippedTexts.load(culture, files)),
    );
    if (failure !== undefined) throw failure;
    if (this.shownCulture === null) return;
    const { translations, english } = this.#shippedTexts.merge(this.shownCulture, files);
    this.#ports.translator.extend(languageOf(this.shownCulture), translations, english);
  }

  /**
   * Changes the language, here and at the gateway (R4 "Language change"). Resolves when the texts are applied, or can't
   * be loaded.
   */
  async change(culture: string, route: RouteKey | undefined): Promise<void> {
    const isRetry = culture === this.culture;
    if (!isCulture(culture) || (isRetry && this.failure === undefined)) return;
    this.#stores.choice.select(culture);
    if (isRetry) void this.#showTarget();
    this.#saveAtGateway(culture);
    // The choice takes effect when this action ends; only then the state belongs to the new target.
    await Promise.resolve();
    await when(() => this.#isShown(this.#target.get()) || this.failure !== undefined);
    if (this.shownCulture !== culture || route === undefined || languageEffects(route) !== 'reload') return;
    await Promise.all([...this.#pendingSaves].map((save) => save()));
    this.#ports.page.reload();
  }

  /**
   * Registers a save that must finish before a language change reloads the page (D9). `save` never rejects. Returns a
   * function for when the form is left.
   */
  flushBeforeReload(save: () => Promise<unknown>): () => void {
    this.#pendingSaves.add(save);
    return () => this.#pendingSaves.delete(save);
  }

  /**
   * Puts a screen's name before the page's title. Returns a function for when the screen is left.
   * @param textKey key of the name in the texts.
   */
  setScreenName(textKey: string): () => void {
    this.#title.setScreenName(textKey);
    return () => this.#title.setScreenName(null);
  }

  /** If only the client's setting can decide, the store waits for it. */
  #decideTarget(): TextsTarget | undefined {
    const { choice, client, company, session, site } = this.#stores;
    const isDecidedWithoutClient = choice.culture !== null || this.prefix !== '' || !session.signedIn;
    const isClientPending = isPending(client.remote);
    if (this.shownCulture === null && !isDecidedWithoutClient && isClientPending) return undefined;
    const companyId = company.companyId ?? this.shownCompanyId ?? site.domain?.companyId;
    return companyId === undefined ? undefined : { culture: this.culture, companyId };
  }

  /** The error because of which the target's texts are not shown. */
  private get failure(): unknown {
    const target = this.#target.get();
    if (!target) return undefined;
    const { state } = this.#overlay(target.culture, target.companyId);
    return state.status === 'failed' ? state.error : undefined;
  }

  #isShown(target: TextsTarget | undefined): boolean {
    return target?.culture === this.shownCulture && target?.companyId === this.shownCompanyId;
  }

  #followTarget(): void {
    this.#isFollowing = true;
    reaction(
      () => this.#target.get(),
      () => void this.#showTarget(),
      { fireImmediately: true },
    );
  }

  /** Loads and applies the target's texts. They are dropped if the target changes meanwhile. */
  async #showTarget(): Promise<void> {
    const target = this.#target.get();
    if (!target || this.#isShown(target)) return;
    try {
      const texts = await this.#loadTexts(target);
      if (this.#target.get() === target) this.applyTexts(target, texts);
    } catch (error) {
      if (this.#target.get() === target) this.#reportFailure(error);
    }
  }

  async #loadTexts({ culture, companyId }: TextsTarget): Promise<LoadedTexts> {
    const { contributions } = this.#ports;
    const [, overlay, contributedTexts, contributedEnglish] = await Promise.all([
      this.#shippedTexts.load(culture),
      this.#overlay(culture, companyId).load(),
      contributions.texts(culture),
      contributions.texts(DEFAULT_CULTURE),
    ]);
    return { overlay, contributedTexts, contributedEnglish };
  }

  private applyTexts({ culture, companyId }: TextsTarget, texts: LoadedTexts): void {
    const { translator, page, local } = this.#ports;
    const { translations, english } = this.#layersOf(culture, companyId, texts);
    translator.use(languageOf(culture), translations, english);
    page.setLanguage(culture, directionOf(culture));
    this.shownCulture = culture;
    this.shownCompanyId = companyId;
    this.#title.setCompany(companyId);
    const { favicon } = this.#stores.site.brandOf(companyId);
    if (favicon !== '') page.setIcon(favicon);
    local.set('i18nextLng', languageOf(culture));
  }

  /** Includes the shipped files that were required while the texts were loading. */
  #layersOf(culture: Culture, companyId: number, loadedTexts: LoadedTexts): TextLayers {
    const { overlay, contributedTexts, contributedEnglish } = loadedTexts;
    const { config, companies } = this.#stores.site;
    const { texts = {}, legal, support } = companies.settingsOf(companyId);
    const addresses = legalTexts({ ...config.legal, ...legal }, { ...config.support, ...support });
    const shippedTexts = this.#shippedTexts.merge(culture);
    return {
      english: { ...shippedTexts.english, ...contributedEnglish },
      translations: {
        ...shippedTexts.translations,
        ...contributedTexts,
        ...addresses,
        ...texts[culture],
        ...overlay,
      },
    };
  }

  /** The old texts stay (R8). Start-up has a page of its own for a failure of the first texts. */
  #reportFailure(error: unknown): void {
    if (this.shownCulture === null) return;
    console.error('Error while updating translations', error);
    this.#stores.notices.show('error', 'language.notLoaded');
  }

  #saveAtGateway(culture: Culture): void {
    const { clients, queries } = this.#ports;
    const { notices, session } = this.#stores;
    if (session.signedIn)
      clients.saveSettings({ culture }).then(
        () => queries.invalidate(CALLS_WITH_TEXTS),
        () => notices.show('warning', 'language.notSaved'),
      );
  }
}
