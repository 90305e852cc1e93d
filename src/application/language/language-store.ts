import { compareStructural, makeAutoObservable, reaction, when } from 'mobx';
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
import { ShippedTexts, type Layers } from './shipped-texts';
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

/** The texts to load; another attempt loads the same ones again. */
interface TextsTarget {
  readonly culture: Culture;
  readonly companyId: number;
  readonly attempt: number;
}

/**
 * The portal's language and its texts (R4, D3). Any change of the culture or the company changes `target`; a reaction on
 * `target` loads the texts.
 */
export class LanguageStore {
  /** The culture of the texts on screen, `null` before the first texts. */
  shown: Culture | null = null;
  /** The company whose texts overlay the shipped ones. */
  shownCompanyId: number | undefined = undefined;
  readonly #menu: RemoteQuery<readonly LanguageItem[]>;
  readonly #shipped: ShippedTexts;
  readonly #overlay: QueryFamily<TextMap, [culture: Culture, companyId: number]>;
  /** Why loading the target's texts failed. */
  private failure: { readonly target: TextsTarget; readonly error: unknown } | null = null;
  private attempt = 0;
  /** Of several calls in flight, only the newest counts. */
  #newestTarget: TextsTarget | null = null;
  #isFollowing = false;
  readonly #pendingSaves = new Set<() => Promise<unknown>>();
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
    const { languages, queries, texts } = ports;
    this.#menu = queries.query({
      scope: 'site',
      call: 'language',
      read: (signal) => languages.list(signal),
    });
    this.#shipped = new ShippedTexts(queries, texts);
    this.#overlay = queries.family({
      scope: 'site',
      call: 'contentTranslation',
      read: (signal, culture: Culture, companyId: number) => texts.overlay(culture, companyId, signal),
    });
    makeAutoObservable(this);
  }

  /** The culture that should be shown now (D3: stored, prefix, client, site, en-US). */
  get culture(): Culture {
    const { site, client } = this.#stores;
    return resolveCulture({
      stored: this.#stores.choice.culture,
      prefix: this.prefix,
      user: client.setting?.culture ?? null,
      site: site.domain?.culture ?? null,
    });
  }

  /** The culture of the texts on screen; before the first texts, the one to load. */
  get spoken(): Culture {
    return this.shown ?? this.culture;
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
   * Loads the first texts, and from then on those of the current culture and company. Rejects if the first texts fail;
   * another call tries again.
   */
  async start(): Promise<void> {
    this.attempt += 1;
    if (!this.#isFollowing) this.#followTarget();
    await when(() => this.shown !== null || this.isSettled);
    if (this.shown === null) throw this.failure?.error;
  }

  /**
   * Loads shipped texts that only some features need (D3); before the first texts are applied, they are loaded with
   * those. Rejects if an existing file can't be loaded in any language.
   */
  async requireFiles(files: readonly string[]): Promise<void> {
    this.#shipped.requireFiles(files);
    for (let culture = this.shown; culture !== null;) {
      const { own, english, failure } = await this.#shipped.load(culture, files);
      if (failure !== undefined) throw failure;
      if (culture === this.shown) return this.#ports.translator.extend(languageOf(culture), own, english);
      culture = this.shown; // changed meanwhile, without these
    }
  }

  /**
   * Changes the language, here and at the gateway (R4 "Language change"). Resolves when the texts are applied, or can't
   * be loaded.
   */
  async change(culture: string, route: RouteKey | undefined): Promise<void> {
    if (!isCulture(culture) || (culture === this.culture && this.failure === null)) return;
    const { clients, page, queries } = this.#ports;
    const { choice, session, notices } = this.#stores;
    choice.select(culture);
    this.attempt += 1;
    if (session.signedIn)
      clients.saveSettings({ culture }).then(
        () => queries.invalidate(CALLS_WITH_TEXTS),
        () => notices.show('warning', 'language.notSaved'),
      );
    await when(() => this.isSettled);
    if (this.shown !== culture || route === undefined || languageEffects(route) !== 'reload') return;
    await Promise.all([...this.#pendingSaves].map((save) => save()));
    page.reload();
  }

  /**
   * Registers a save that must finish before a language change reloads the page (D9). `save` never rejects. Returns a
   * function for when the form is left.
   */
  flushBeforeReload(save: () => Promise<unknown>): () => void {
    this.#pendingSaves.add(save);
    return () => this.#pendingSaves.delete(save);
  }

  /** `undefined` while not decided. If only the client's setting can decide, the store waits for it. */
  private get target(): TextsTarget | undefined {
    const { choice, client, company, session, site } = this.#stores;
    const isDecidedWithoutClient = choice.culture !== null || this.prefix !== '' || !session.signedIn;
    const isClientPending = isPending(client.remote);
    if (this.shown === null && !isDecidedWithoutClient && isClientPending) return undefined;
    const companyId = company.companyId ?? this.shownCompanyId ?? site.domain?.companyId;
    return companyId === undefined ? undefined : { culture: this.culture, companyId, attempt: this.attempt };
  }

  /** True once the target's texts are applied or have failed. */
  private get isSettled(): boolean {
    const { failure, target: wanted } = this;
    return wanted !== undefined && (this.#isInPlace(wanted) || compareStructural(failure?.target, wanted));
  }

  #followTarget(): void {
    this.#isFollowing = true;
    reaction(
      () => this.target,
      (target) => target && void this.#loadTexts(target),
      { fireImmediately: true, equals: compareStructural },
    );
  }

  async #loadTexts(target: TextsTarget): Promise<void> {
    this.#newestTarget = target;
    if (this.#isInPlace(target)) return;
    try {
      let texts: Layers;
      let files: number;
      do {
        files = this.#shipped.files.size;
        texts = await this.#fetchTexts(target);
      } while (files < this.#shipped.files.size); // more were needed meanwhile
      if (this.#newestTarget === target) this.applyTexts(target, texts);
    } catch (error) {
      if (this.#newestTarget === target) this.onFailure(target, error);
    }
  }

  #isInPlace({ culture, companyId }: TextsTarget): boolean {
    return culture === this.shown && companyId === this.shownCompanyId;
  }

  private applyTexts({ culture, companyId }: TextsTarget, { own, english }: Layers): void {
    const { translator, page, local } = this.#ports;
    translator.use(languageOf(culture), own, english);
    page.setLanguage(culture, directionOf(culture));
    const { name: brand, favicon } = this.#stores.site.brandOf(companyId);
    page.setTitle(translator.text('meta.title', { brand }), translator.text('meta.description', { brand }));
    if (favicon !== '') page.setIcon(favicon);
    local.set('i18nextLng', languageOf(culture));
    this.shown = culture;
    this.shownCompanyId = companyId;
    this.failure = null;
  }

  /**
   * Keeps the old texts and shows a notice (R8). Start-up handles a failure of the first texts, with a page of its own.
   */
  private onFailure(target: TextsTarget, error: unknown): void {
    this.failure = { target, error };
    if (this.shown === null) return;
    console.error('Error while updating translations', error);
    this.#stores.notices.show('error', 'language.notLoaded');
  }

  async #fetchTexts({ culture, companyId }: TextsTarget): Promise<Layers> {
    const { contributions } = this.#ports;
    const [shipped, contributedEnglish, contributedTexts, overlay] = await Promise.all([
      this.#shipped.load(culture, [...this.#shipped.files]),
      contributions.texts(DEFAULT_CULTURE),
      contributions.texts(culture),
      this.#overlay(culture, companyId).load(),
    ]);
    const { config, companies } = this.#stores.site;
    const { texts = {}, legal, support } = companies.settingsOf(companyId);
    const addresses = legalTexts({ ...config.legal, ...legal }, { ...config.support, ...support });
    return {
      english: { ...shipped.english, ...contributedEnglish },
      own: { ...shipped.own, ...contributedTexts, ...addresses, ...texts[culture], ...overlay },
    };
  }
}
