import { compareStructural, makeAutoObservable, reaction, when } from 'mobx';
import { cultureInForce, directionOf, isCulture, languageOf } from '../../domain/culture/culture';
import { legalTexts } from '../../domain/site/footer/legal-texts';
import { DEFAULT_CULTURE, type Culture, type Direction } from '../../domain/culture/cultures.table';
import { CALLS_WITH_TEXTS, languageEffects } from '../../domain/language/language-effects';
import type { Prefix } from '../../domain/culture/prefixes.table';
import type { RouteKey } from '../../domain/access/routes.table';
import type { Clients } from '../client/ports/clients';
import type { LanguageItem, Languages } from './ports/languages';
import type { Brought } from '../kernel/core-ports/launch';
import type { Page } from '../kernel/ports/page';
import type { LocalStore } from '../kernel/ports/storage';
import type { TextMap, Texts } from './ports/texts';
import type { Translator } from './core-ports/translator';
import { isComing, type Remote } from '../remote/remote';
import type { Queries, QueryFamily } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';
import type { ClientStore } from '../client/client-store';
import type { CompanyStore } from '../session/company-store';
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
  /** What extensions bring. */
  brought: Pick<Brought, 'texts'>;
}

export interface LanguageStores {
  site: SiteStore;
  session: SessionStore;
  client: ClientStore;
  company: CompanyStore;
  notices: NoticeStore;
}

/** The texts that should be in place; another attempt asks again for the same ones. */
interface Wanted {
  readonly culture: Culture;
  readonly companyId: number;
  readonly attempt: number;
}

/**
 * Which language the portal speaks, and the texts of it (R4, D3). Whatever changes the culture
 * or the company changes what is wanted; the one reaction on that brings the texts.
 */
export class LanguageStore {
  /** The culture that was chosen, and is kept in storage; `null` when none was. */
  chosen: Culture | null;
  /** The culture whose texts are in place, `null` before the first ones. */
  shown: Culture | null = null;
  /** The company whose texts lie over the shipped ones. */
  shownCompanyId: number | undefined = undefined;
  readonly #menu: RemoteQuery<readonly LanguageItem[]>;
  readonly #shipped: ShippedTexts;
  readonly #overlay: QueryFamily<TextMap, [culture: Culture, companyId: number]>;
  /** Why the texts that are wanted did not come. */
  private failure: { readonly wanted: Wanted; readonly error: unknown } | null = null;
  private attempt = 0;
  /** Of the calls that are out, only the newest counts. */
  #newest: Wanted | null = null;
  #following = false;
  readonly #unkept = new Set<() => Promise<unknown>>();
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
    const { languages, local, queries, texts } = ports;
    const stored = local.get('language');
    this.chosen = isCulture(stored) ? stored : null;
    if (stored !== null && this.chosen === null) local.remove('language');
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
    return cultureInForce({
      stored: this.chosen,
      prefix: this.prefix,
      user: client.setting?.culture ?? null,
      site: site.domain?.culture ?? null,
    });
  }

  /** The culture of the texts in place; before the first ones, that in force. */
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
   * Brings the first texts, and from then on those of whatever culture and company are in force. Rejects with what
   * made the first ones fail; called again, it tries again.
   */
  async start(): Promise<void> {
    this.attempt += 1;
    if (!this.#following) this.#follow();
    await when(() => this.shown !== null || this.settled);
    if (this.shown === null) throw this.failure?.error;
  }

  /**
   * Brings the shipped texts that only some features need (D3); before the first texts are in place they come with
   * those. Rejects if an existing file can't be loaded in any language.
   */
  async need(files: readonly string[]): Promise<void> {
    this.#shipped.need(files);
    for (let culture = this.shown; culture !== null;) {
      const { own, english, failure } = await this.#shipped.in(culture, files);
      if (failure !== undefined) throw failure;
      if (culture === this.shown) return this.#ports.translator.extend(languageOf(culture), own, english);
      culture = this.shown; // changed meanwhile, without these
    }
  }

  /**
   * The language menu: one choice, kept here and at the gateway (R4 "Language change"). Resolves when the
   * texts are in place, or can't be had.
   */
  async change(culture: string, route: RouteKey | undefined): Promise<void> {
    if (!isCulture(culture) || (culture === this.culture && this.failure === null)) return;
    const { local, clients, page, queries } = this.#ports;
    const { session, notices } = this.#stores;
    this.chosen = culture;
    this.attempt += 1;
    local.set('language', culture);
    if (session.signedIn)
      clients.saveSettings({ culture }).then(
        () => queries.invalidate(CALLS_WITH_TEXTS),
        () => notices.show('warning', 'language.notSaved'),
      );
    await when(() => this.settled);
    if (this.shown !== culture || route === undefined || languageEffects(route) !== 'reload') return;
    await Promise.all([...this.#unkept].map((kept) => kept()));
    page.reload();
  }

  /**
   * Before a language change reloads the page it waits for what a form still has to keep (D9). `kept` never
   * rejects. Returns a function for when the form is left.
   */
  beforeReload(kept: () => Promise<unknown>): () => void {
    this.#unkept.add(kept);
    return () => this.#unkept.delete(kept);
  }

  /** After a sign-out the choice is forgotten: storage has cleared it. */
  forget(): void {
    this.chosen = null;
  }

  /** `undefined` while nothing decides it yet. Where only the client's setting can decide, it is waited for. */
  private get wanted(): Wanted | undefined {
    const { client, company, session, site } = this.#stores;
    const isSaid = this.chosen !== null || this.prefix !== '' || !session.signedIn;
    const isClientOut = isComing(client.remote);
    if (this.shown === null && !isSaid && isClientOut) return undefined;
    const companyId = company.companyId ?? this.shownCompanyId ?? site.domain?.companyId;
    return companyId === undefined ? undefined : { culture: this.culture, companyId, attempt: this.attempt };
  }

  /** What is wanted is in place, or has failed. */
  private get settled(): boolean {
    const { failure, wanted } = this;
    return wanted !== undefined && (this.#isShown(wanted) || compareStructural(failure?.wanted, wanted));
  }

  #follow(): void {
    this.#following = true;
    reaction(
      () => this.wanted,
      (wanted) => wanted && void this.#bring(wanted),
      { fireImmediately: true, equals: compareStructural },
    );
  }

  async #bring(wanted: Wanted): Promise<void> {
    this.#newest = wanted;
    if (this.#isShown(wanted)) return;
    try {
      let texts: Layers;
      let files: number;
      do {
        files = this.#shipped.files.size;
        texts = await this.#fetch(wanted);
      } while (files < this.#shipped.files.size); // more were needed meanwhile
      if (this.#newest === wanted) this.put(wanted, texts);
    } catch (error) {
      if (this.#newest === wanted) this.fail(wanted, error);
    }
  }

  #isShown({ culture, companyId }: Wanted): boolean {
    return culture === this.shown && companyId === this.shownCompanyId;
  }

  private put({ culture, companyId }: Wanted, { own, english }: Layers): void {
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
   * The old texts stay, and a message says so (R8). A failure of the first texts is start-up's business, which shows
   * a page of its own.
   */
  private fail(wanted: Wanted, error: unknown): void {
    this.failure = { wanted, error };
    if (this.shown === null) return;
    console.error('Error while updating translations', error);
    this.#stores.notices.show('error', 'language.notLoaded');
  }

  async #fetch({ culture, companyId }: Wanted): Promise<Layers> {
    const { brought } = this.#ports;
    const [shipped, broughtEnglish, broughtTexts, overlay] = await Promise.all([
      this.#shipped.in(culture, [...this.#shipped.files]),
      brought.texts(DEFAULT_CULTURE),
      brought.texts(culture),
      this.#overlay(culture, companyId).load(),
    ]);
    const { config, companies } = this.#stores.site;
    const { texts = {}, legal, support } = companies.settingsOf(companyId);
    const addresses = legalTexts({ ...config.legal, ...legal }, { ...config.support, ...support });
    return {
      english: { ...shipped.english, ...broughtEnglish },
      own: { ...shipped.own, ...broughtTexts, ...addresses, ...texts[culture], ...overlay },
    };
  }
}
