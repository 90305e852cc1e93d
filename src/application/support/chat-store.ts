import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { ChatConfig, CompanyChat } from '../../domain/site/config/company-settings';
import { CONSTANTS } from '../../domain/kernel/constants.table';
import type { Culture } from '../../domain/culture/cultures.table';
import { chatKeyName, hasChatLink } from '../../domain/support/support-chat';
import type { ChatWidget } from './ports/chat';
import type { Clock } from '../kernel/ports/clock';
import type { LocalStore } from '../kernel/ports/storage';
import type { SupportIdentity } from './ports/support-identity';
import type { Translator } from '../language/core-ports/translator';
import type { ClientStore } from '../client/client-store';
import type { CompanyStore } from '../session/company-store';
import type { GeoStore } from '../site/geo-store';
import type { LanguageStore } from '../language/language-store';
import type { SessionStore } from '../session/session-store';
import type { SiteStore } from '../site/site-store';

export interface ChatPorts {
  widget: ChatWidget;
  identity: SupportIdentity;
  translator: Translator;
  local: LocalStore;
  clock: Clock;
}

export interface ChatStores {
  site: SiteStore;
  session: SessionStore;
  client: ClientStore;
  company: CompanyStore;
  language: LanguageStore;
  geo: GeoStore;
}

/** The support chat: its provider, its load state and the client's identity (R4 "Support chat"). */
export class ChatStore {
  /** `off` without a provider or a key for it, `failed` if the widget is not ready after 30 s. */
  status: 'off' | 'loading' | 'ready' | 'failed' = 'off';
  /** True while the panel of the built-in chat is open. */
  isPanelOpen = false;
  #cachedToken: { owner: number; token: string; at: number } | null = null;
  #cancelPoll: () => void = () => undefined;
  readonly #ports: ChatPorts;
  readonly #stores: ChatStores;

  constructor(ports: ChatPorts, stores: ChatStores) {
    this.#ports = ports;
    this.#stores = stores;
    makeAutoObservable(this);
  }

  /** The id of the provider; `none` without a chat. */
  get provider(): string {
    return this.#chatConfig.provider;
  }

  /** True if the chat is the provider's widget, not the portal's panel. */
  get usesWidget(): boolean {
    return this.provider !== 'none' && this.provider !== 'builtin';
  }

  /** The configuration, overlaid by the current company's. */
  get #chatConfig(): ChatConfig & Partial<CompanyChat> {
    const { company, site } = this.#stores;
    return { ...site.config.chat, ...company.settings.chat };
  }

  /** True if the shell shows the floating link, with any provider (R2.3). */
  get isLinkVisible(): boolean {
    return hasChatLink(this.culture);
  }

  /** The culture of the client's texts. */
  get culture(): Culture {
    return this.#stores.language.culture;
  }

  /** Id of the signed-in client, who owns the chat; undefined for a visitor. */
  get owner(): number | undefined {
    const { session, client } = this.#stores;
    return session.signedIn ? client.setting?.id : undefined;
  }

  /** Called 2 s after the shell is mounted. Returns a function to call when it is unmounted. */
  start(): () => void {
    if (this.provider === 'none') return () => undefined;
    this.status = 'loading';
    const stopWatching = reaction(
      () => this.owner,
      (owner) => this.changeOwner(owner),
    );
    if (this.provider === 'builtin') this.#onReady();
    else void this.#load();
    return () => {
      stopWatching();
      this.#cancelPoll();
    };
  }

  /** Opens the chat; returns false if it is not ready. */
  open(): boolean {
    if (this.status !== 'ready') return false;
    if (this.provider === 'builtin') this.isPanelOpen = true;
    else this.#ports.widget.open();
    return true;
  }

  togglePanel(): void {
    this.isPanelOpen = !this.isPanelOpen;
  }

  /** The client's identity token, at most 60 s old; `null` for an anonymous chat, because nothing can sign a token. */
  async identity(): Promise<string | null> {
    const { owner } = this;
    const { identity, clock, local } = this.#ports;
    if (owner === undefined) return null;
    const at = clock.now();
    const maxAgeMs = CONSTANTS.chatClaimsLifetimeSeconds * 1000;
    if (this.#cachedToken?.owner === owner && at - this.#cachedToken.at < maxAgeMs)
      return this.#cachedToken.token;
    const token = await identity.token(this.#chatConfig.identity).catch(() => null);
    // The client may have signed out during the call: their token must not be stored.
    if (this.owner !== owner) return null;
    this.#cachedToken = token === null ? null : { owner, token, at };
    if (token === null) local.remove('supportChatToken');
    else local.set('supportChatToken', token);
    return token;
  }

  async #load(): Promise<void> {
    const { geo, company } = this.#stores;
    const { translator, widget } = this.#ports;
    const { owner } = this;
    const nameAt = (continent: string | null) => chatKeyName(company.variant, continent);
    const key = this.#chatConfig.key ?? translator.text(nameAt(await geo.continentFor(nameAt)));
    if (this.owner !== owner) return;
    if (key === '') return this.#setStatus('off');
    widget.load(key).catch(() => undefined);
    this.#poll(CONSTANTS.chatPollAtMostMs);
  }

  /** Waits for the widget: its script needs some time to set up, and a blocked script never does. */
  #poll(waitMs: number): void {
    this.#cancelPoll = this.#ports.clock.after(CONSTANTS.chatPollMs, () => {
      const remainingMs = waitMs - CONSTANTS.chatPollMs;
      if (this.#ports.widget.present) this.#onReady();
      else if (remainingMs > 0) this.#poll(remainingMs);
      else this.#setStatus('failed');
    });
  }

  #onReady(): void {
    this.#setStatus('ready');
    if (this.provider === 'builtin') void this.identity();
    else this.#ports.widget.identify(() => this.identity());
  }

  private changeOwner(owner: number | undefined): void {
    this.#cachedToken = null;
    this.isPanelOpen = false;
    if (this.provider === 'builtin') return void this.identity();
    if (this.status !== 'ready') return;
    this.#ports.widget.forget();
    if (owner !== undefined) this.#ports.widget.identify(() => this.identity());
  }

  #setStatus(status: ChatStore['status']): void {
    runInAction(() => (this.status = status));
  }
}
