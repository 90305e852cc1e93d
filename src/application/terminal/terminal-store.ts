import { makeAutoObservable } from 'mobx';
import { frameVerdict } from '../../domain/platform/frame-address';
import { languageOf } from '../../domain/culture/culture';
import { displayName } from '../../domain/accounts/account';
import {
  requestedAccount,
  readRequestedLogin,
  terminalAddress,
  terminalLogin,
  type TerminalAddress,
} from '../../domain/platform/terminal-url';
import { TERMINALS, type TerminalRoute } from '../../domain/platform/terminals.table';
import type { AccountList, Accounts } from '../accounts/ports/accounts';
import type { Clock } from '../kernel/ports/clock';
import type { Page } from '../kernel/ports/page';
import { mapRemote } from '../remote/map-remote';
import type { Queries } from '../remote/queries';
import { dataOf, type Remote } from '../remote/remote';
import type { RemoteQuery } from '../remote/remote-query';
import { accountsQuery } from '../accounts/accounts-query';
import type { ClientStore } from '../client/client-store';
import { FrameLoad } from '../platform/frame-load';
import type { LanguageStore } from '../language/language-store';
import type { PlatformLinksStore } from '../platform/platform-links-store';
import type { SiteStore } from '../site/site-store';

/** The account that a terminal opens with. */
export interface TerminalAccount {
  readonly login: number;
  /** The client's name for it; empty if it has none, or until the accounts are loaded. */
  readonly name: string;
}

/** The three web terminals (R2.3, D5 "Terminal frame", D9). */
export class TerminalStore {
  readonly frame: FrameLoad;
  readonly #page: Page;
  readonly #site: SiteStore;
  readonly #client: ClientStore;
  readonly #platforms: PlatformLinksStore;
  readonly #language: LanguageStore;
  readonly #accounts: RemoteQuery<AccountList>;

  constructor(
    clock: Clock,
    page: Page,
    site: SiteStore,
    client: ClientStore,
    platforms: PlatformLinksStore,
    language: LanguageStore,
    accounts: Accounts,
    queries: Queries,
  ) {
    this.#page = page;
    this.#site = site;
    this.#client = client;
    this.#platforms = platforms;
    this.#language = language;
    this.#accounts = accountsQuery(queries, accounts);
    this.frame = new FrameLoad(clock);
    makeAutoObservable(this);
  }

  /**
   * A terminal's address, or the reason why it is missing. It needs the platform links and, if the page's address names a
   * login, the accounts: only the client's own logins are opened (D9).
   */
  remote(route: TerminalRoute, requestedLogin: string | null = null): Remote<TerminalAddress> {
    const accounts = this.#accounts.state;
    if (this.#needsAccounts(route, requestedLogin) && accounts.status !== 'ready') return accounts;
    return mapRemote(this.#platforms.remote, (links) => this.#addressOf(route, requestedLogin, links));
  }

  /** The account with which the terminal opens; undefined without one. */
  account(route: TerminalRoute, requestedLogin: string | null): TerminalAccount | undefined {
    const login = terminalLogin(route, this.#logins(route, requestedLogin));
    if (login === null || login === undefined) return undefined;
    const account = this.#clientAccounts.find((candidate) => candidate.login === login);
    return { login, name: account ? displayName(account) : '' };
  }

  /** Loads missing data; after a failure, another visit is another try. */
  open(route: TerminalRoute): void {
    this.#platforms.load();
    if (TERMINALS[route].login !== 'none') this.#accounts.load().catch(() => undefined);
  }

  retry(): void {
    if (this.#accounts.state.status === 'failed') this.#accounts.retry();
    if (this.#platforms.remote.status !== 'ready') this.#platforms.retry();
  }

  #needsAccounts(route: TerminalRoute, requestedLogin: string | null): boolean {
    return TERMINALS[route].login !== 'none' && readRequestedLogin(requestedLogin) !== undefined;
  }

  #logins(route: TerminalRoute, requestedLogin: string | null) {
    const { setting } = this.#client;
    return {
      firstMt4Login: setting?.firstMt4Login ?? null,
      firstMt5Login: setting?.firstMt5Login ?? null,
      requestedLogin: requestedAccount(route, readRequestedLogin(requestedLogin), this.#clientAccounts)
        ?.login,
    };
  }

  get #clientAccounts(): AccountList['accounts'] {
    return dataOf(this.#accounts.state)?.accounts ?? [];
  }

  #addressOf(
    route: TerminalRoute,
    requestedLogin: string | null,
    links: Readonly<Record<string, string>>,
  ): TerminalAddress {
    const { webTerminalUrl, frameOrigins } = this.#site.config;
    const pageOrigin = this.#page.address.origin;
    const address = terminalAddress(route, {
      webTerminalUrl,
      links,
      ...this.#logins(route, requestedLogin),
      language: languageOf(this.#language.spoken),
      pageOrigin,
    });
    if (address.kind !== 'frame') return address;
    return frameVerdict(address.src, { pageOrigin, frameOrigins, webTerminalUrl });
  }
}
